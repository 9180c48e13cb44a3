/** A resolved night as rows in words, each with its reason in one line and an id under which its tree can be asked for. */
import { entries, type Entry } from '../../../engine/game/entry.ts'
import type { Proposal, Question, Verdict, VerdictWord } from '../../../engine/journal/outcome.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { Game } from '../../../engine/journal/state.ts'
import { say } from '../../../engine/text/message.ts'
import { say as spokenOf } from '../words/say.ts'
import { plainOf, sentenceCase, text, tidy, type Span } from '../../../engine/text/span.ts'
import type { Claim } from '../../../engine/reason/claim.ts'
import type { Reason } from '../../../engine/reason/reason.ts'
import { foundIn, sayDeed, sayDied, sayUnstopped, sayWorked } from '../../../engine/why/effect-note.ts'
import { explaining, spansBehind, sayWhyAll } from '../../../engine/why/explained.ts'
import { readStatuses, type ActionStatus } from '../../../engine/why/action-status.ts'
import { sayFolded } from '../../../engine/why/answer.ts'
import { asTried, listedNames, phrasesOf, saySeveral } from '../../../engine/why/sentences.ts'
import { sideName, type Deed, type Speaker } from '../../../engine/why/speaker.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import type { NightRow, NightView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { actionId, claimId, drawIds, proposalId, rulingIds } from '../library/row-ids.ts'
import { deedOf } from './deeds.ts'
import { drawsSaid, rulingsSaid } from './rulings.ts'
import { behindOf, exampleMove, nearlySo, noResultSaid, nothingSent } from './sheet.ts'
import { voidBallotRows } from './void-ballots.ts'
import { voidSaid } from './void-said.ts'

type About = Pick<NightView, 'revision' | 'phase' | 'without'>

/** @see nightViewInSteps */
export function nightView(here: ResolvedPhase, about: About): NightView {
  const steps = nightViewInSteps(here, about)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The night in words, a row a step. */
export function* nightViewInSteps(here: ResolvedPhase, about: About): Generator<undefined, NightView, undefined> {
  const { system, game, phase, outcome, speaker, locked } = here
  const fared = readStatuses(here)
  yield
  const standing = new Map(entries(system, game, phase).map(entry => [entry.submission.id, entry]))
  // That the game is over is said by what is proposed.
  const ended = new Set(
    nodesOf(outcome.winner?.reason ? [outcome.winner.reason] : []).map(({ claim }) => JSON.stringify(claim)),
  )
  const came = outcome.questions.filter(
    ({ holds, claim, aside }) =>
      holds && !aside && !(claim.is === 'fact' && claim.of === '' && ended.has(JSON.stringify(claim))),
  )
  yield
  const explained = explaining(speaker, false)
  const spoken = (section: NightRow['section'], question: Question): NightRow => ({
    id: claimId(question),
    section,
    mark: question.holds ? 'yes' : 'no',
    ...explained(question),
    hasTree: question.reason !== undefined,
    ...('action' in question.claim && question.claim.action !== undefined && { action: question.claim.action }),
    ...ofOne(question.claim),
  })
  const rows: NightRow[] = []
  function* each<Item>(items: readonly Item[], said: (item: Item) => NightRow): Generator<undefined, void, undefined> {
    for (const item of items) {
      rows.push(said(item))
      yield
    }
  }
  const happens = (question: Question): NightRow => spoken('happens', question)
  yield* each(
    came.filter(({ claim }) => claim.is === 'dies'),
    happens,
  )
  rows.push(...(yield* learnedRows(outcome, speaker)))
  yield* each(
    came.filter(({ claim }) => claim.is === 'recruited' || claim.is === 'flipHidden' || claim.is === 'fact'),
    happens,
  )
  yield* each(outcome.winner ? [outcome.winner] : [], winner => proposalRow(winner, speaker))
  yield* each(
    outcome.questions.filter(question => !question.holds && !question.aside && nearlySo(question)),
    question => spoken('nearly', question),
  )
  yield* each(
    outcome.verdicts.filter(({ verdict, action }) => verdict !== 'void' && !action.startsWith('passive:')),
    verdict => triedRow(verdict, fared.get(verdict.action), standing.get(verdict.action), speaker),
  )
  yield* each(
    [...standing.values()].filter(entry => entry.standing !== 'counts' && !about.without.includes(entry.submission.id)),
    entry => voidRow(entry, phase.closes, speaker),
  )
  rows.push(...voidBallotRows(here))
  const [rulingRows, drawRows] = [rulingIds(outcome.rulings), drawIds(outcome.rolls)]
  return {
    ...about,
    locked,
    language: speaker.locale,
    ...(nothingSent(phase) && { empty: { example: exampleSaid(system, game, speaker) } }),
    rows,
    rulings: rulingsSaid(system, game, outcome, speaker).map((ruling, index) => ({
      ...ruling,
      row: rulingRows[index]!,
      ...(here.locked && ruling.kind === 'prompt' && !ruling.answered && { over: true as const }),
    })),
    draws: drawsSaid(outcome, speaker).map((draw, index) => ({ row: drawRows[index]!, ...draw })),
  }
}

/** Of which player a claim is, where it is of one, and whether it is of a death. */
function ofOne(claim: Claim): Pick<NightRow, 'who' | 'death'> {
  const who = 'who' in claim ? claim.who : claim.is === 'fact' ? claim.of : undefined
  return { ...(who !== undefined && who !== '' && { who }), ...(claim.is === 'dies' && { death: true }) }
}

/** What may come between a deed and what became of it. */
const joints = ['. ', ': ', '; ', ', but ', ', and ', ', но ', ', и ', ', а ']

/** Below what was done: “Dee protected Ann. It changed nothing.” does not say again that Dee protected her. */
function afterDeed(done: readonly Span[], why: Span[]): Span[] {
  const [deed, told] = [plainOf(done), plainOf(why)]
  const said = joints.flatMap(one => {
    const at = told.indexOf(one)
    // What somebody wrote stands behind a colon as well.
    const isTold = one === ': ' ? told.slice(0, at) === deed : isDeed(told.slice(0, at), deed)
    return at > 0 && isTold ? [at + one.length] : []
  })
  return said.length ? sentenceCase(spansBehind(why, Math.max(...said))) : why
}

/** Whether words tell a deed, with or without what it was sent in with, which stands behind it. */
const isDeed = (words: string, deed: string): boolean =>
  deed.startsWith(words) && /^(?:$|:| \()/.test(deed.slice(words.length))

/** What the rules propose about the end: the host confirms it. */
function proposalRow({ winners, rule, reason }: Proposal, speaker: Speaker): NightRow {
  const won = winners.map((word): Span[] => [text(sideName(word, speaker.words))])
  const { over, overNobody } = phrasesOf(speaker).results
  const said = won.length
    ? say(speaker.locale, over, { winners: listedNames(won, speaker), count: won.length })
    : [text(overNobody)]
  return {
    id: proposalId,
    section: 'happens',
    mark: 'yes',
    said,
    why: whyOf(reason, speaker),
    hasTree: reason !== undefined,
    rule,
  }
}

/** What each check and sensor brought its owner, in the words of the questions behind it; the same of several nights is one row. */
function* learnedRows(
  { learned, questions, verdicts }: ResolvedPhase['outcome'],
  speaker: Speaker,
): Generator<undefined, NightRow[], undefined> {
  const rows: NightRow[] = []
  for (const { who, action, about: named, really: about = named, result, rule } of learned) {
    const behind = behindOf({ who, action, about, result }, questions)
    const [first] = behind
    const of = first ?? verdicts.find(verdict => verdict.action === action)
    rows.push({
      id: first ? claimId(first) : actionId(action),
      section: 'happens',
      mark: first ? 'yes' : 'none',
      action,
      who,
      rule,
      hasTree: of?.reason !== undefined,
      why: first ? sayWhyAll(behind, speaker) : whyOf(of?.reason, speaker),
      said: first
        ? sentenceCase(
            saySeveral(
              behind.map(({ claim }) => claim),
              speaker,
            ),
          )
        : noResultSaid(who, about, speaker),
    })
    yield
  }
  return rows.filter(({ id, mark }, place) => mark === 'none' || rows.findIndex(row => row.id === id) === place)
}

const marks: Record<VerdictWord, NightRow['mark']> = { succeeded: 'yes', failed: 'no', partial: 'part', void: 'none' }

function triedRow(
  { action, verdict, reason }: Verdict,
  faring: ActionStatus | undefined,
  entry: Entry | undefined,
  speaker: Speaker,
): NightRow {
  const at = entry?.submission.at
  const ruled = entry?.submission.ruled
  const by = speaker.action(action)?.actor
  const mark = faring?.how === 'no' ? 'no' : verdict === 'partial' && faring?.how === 'yes' ? 'yes' : marks[verdict]
  const done = deedOf(action, mark === 'no' ? asTried(speaker) : speaker)
  const tried = deedOf(action, asTried(speaker))
  const whole = sayDeed({ ...(reason && { reason }), verdict }, faring, speaker)
  const rest = afterDeed(done, whole)
  const why = afterDeed(tried, rest)
  // What was moved away was not done to whom it was meant for.
  const said = why === rest || mark === 'part' ? done : tried
  const isEcho = faring?.how === 'yes' && isDeed(plainOf(why).replace(/\.$/, ''), plainOf(said))
  const worked =
    faring?.how === 'yes' && (isEcho || foundIn(faring, speaker, why).length) ? sayWorked(faring, speaker) : undefined
  const died = faring && !worked ? sayDied(faring, speaker) : []
  const more = worked ?? (plainOf(why).includes(plainOf(died)) ? [] : died)
  const came = isEcho ? worked : more.length ? tidy([...why, text(' '), ...more]) : why
  return {
    id: actionId(action),
    section: 'tried',
    mark,
    said,
    why: came ?? sayUnstopped(speaker),
    ...(!came && { unstopped: true as const }),
    hasTree: reason !== undefined,
    action,
    verdict,
    ...(faring && { fared: faring.how }),
    ...(by !== undefined && { by }),
    ...(at !== undefined && { at }),
    ...(ruled && { ruled }),
  }
}

function voidRow(entry: Entry, closes: string | undefined, speaker: Speaker): NightRow {
  const {
    submission: { id, by, at },
    standing,
    refusal,
  } = entry
  const remedy = remedies[standing]
  return {
    id: actionId(id),
    section: 'void',
    mark: 'none',
    said: deedOf(id, speaker),
    why: voidSaid(entry, closes, speaker),
    hasTree: false,
    action: id,
    by,
    standing,
    verdict: 'void',
    ...(refusal && { rule: refusal.rule }),
    ...(refusal?.option !== undefined && { option: refusal.option }),
    ...(at !== undefined && { at }),
    ...(remedy !== undefined && { remedy: spokenOf(remedy) }),
  }
}

/** What could be sent in, as it would be told. */
function exampleSaid(system: System, game: Game, speaker: Speaker): string {
  const move = exampleMove(system, game)
  if (!move) return ''
  const deed: Deed = { actor: move.by, ability: move.does, targets: move.to }
  return plainOf(deedOf('', { ...speaker, action: () => deed }))
}

const remedies: Partial<Record<Entry['standing'], 'night.letCount' | 'night.withdrawLater' | 'night.askAnother'>> = {
  late: 'night.letCount',
  replaced: 'night.withdrawLater',
  refused: 'night.askAnother',
}

const whyOf = (reason: Reason | undefined, speaker: Speaker): Span[] => (reason ? sayFolded(reason, speaker).said : [])
