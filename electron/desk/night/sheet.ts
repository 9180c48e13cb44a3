/** A played night in words: every fact as a sentence with its reason in one line, and the trees behind them. */
import { say as spoken } from '../words/say.ts'
import { inWords } from '../../../engine/text/in-each.ts'
import type { PhasePlayed } from '../../../engine/cases/play.ts'
import { abilitiesHad, entries, type Entry } from '../../../engine/game/entry.ts'
import type { Game, PhaseState } from '../../../engine/journal/state.ts'
import { catalogueOf } from '../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { Learned, Question, Tally, TallyStep, Totals, Verdict } from '../../../engine/journal/outcome.ts'
import { say } from '../../../engine/text/message.ts'
import { plainOf, sentenceCase, text, type Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { messagesOf } from '../../../engine/messages/report.ts'
import { sayDeed } from '../../../engine/why/effect-note.ts'
import { readStatuses, type ActionStatuses } from '../../../engine/why/action-status.ts'
import { sayFolded } from '../../../engine/why/answer.ts'
import { explaining, sayWhyAll } from '../../../engine/why/explained.ts'
import { pivots, saysMore } from '../../../engine/resolve/pivots.ts'
import { outlineOf, textTree, type Drawing } from '../../../engine/why/print.ts'
import { hasNoEffect } from '../../../engine/why/parts.ts'
import { phrasesOf, sayOtherwise, saySeveral, sentence, useSaid } from '../../../engine/why/sentences.ts'
import { speakerOf, type Speaker } from '../../../engine/why/speaker.ts'
import { isFar } from '../../../engine/reason/far.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import type { Explained, PhaseSheet } from '../contract.ts'
import { namings } from './namings.ts'
import { drawsSaid, rulingsSaid } from './rulings.ts'
import { whyNotSaid } from './why-not.ts'

/** How trees are drawn: in ASCII alone; only the lines on which each turned. `whyNot`: with what would have made each result otherwise. */
export type TreeDrawing = Required<Pick<Drawing, 'ascii' | 'decisive'>> & { whyNot?: boolean }

/** @param drawing how trees are drawn. @param locale of texts and reasons, where the system has words in it */
export function sheetOf(system: System, played: PhasePlayed, drawing: TreeDrawing, locale: Locale = 'en'): PhaseSheet {
  const { game, phase, outcome, name } = played
  const speaker = speakerOf(system, game, phase, locale, outcome)
  const standing = entries(system, game, phase)
  const fared = readStatuses({ system, game, outcome, speaker })
  const notes = messagesOf(system, game, phase, outcome, { locale })
  const [came, fell] = [outcome.questions.filter(({ holds }) => holds), outcome.questions.filter(({ holds }) => !holds)]
  const spoken = explaining(speaker, true)
  return {
    phase: name,
    ...(nothingSent(phase) && { empty: { example: exampleFor(system, game) } }),
    deaths: came.filter(({ claim }) => claim.is === 'dies').map(spoken),
    results: [
      ...learnedSaid(played, speaker),
      ...came
        .filter(
          ({ claim, aside }) =>
            !aside && (claim.is === 'recruited' || claim.is === 'flipHidden' || claim.is === 'fact'),
        )
        .map(spoken),
    ],
    ...(outcome.tally && { votes: votesSaid(outcome.tally, speaker) }),
    nearly: fell.filter(question => !question.aside && nearlySo(question)).map(explaining(speaker, false)),
    tried: outcome.verdicts
      .filter(({ verdict }) => verdict !== 'void')
      .map(({ action, verdict, reason }) => ({
        action,
        verdict,
        fared: fared.get(action)!.how,
        why: reason ? sayDeed({ reason, verdict }, fared.get(action), speaker) : spokenCase(useSaid(action, speaker)),
      })),
    void: standing.filter(({ standing }) => standing !== 'counts').map(entry => voidSaid(played, entry, speaker)),
    pivots: pivots(system, game, phase, outcome)
      .map(({ action, ruling, flips }) => ({
        use: useSaid(action, speaker),
        ruling,
        then: flips.filter(one => saysMore(one, flips)).map(({ claim, holds }) => sayOtherwise(claim, holds, speaker)),
      }))
      .filter(({ then }) => then.length),
    ...(drawing.whyNot && { whyNot: whyNotOf(system, played, speaker) }),
    rulings: rulingsSaid(system, game, outcome, speaker),
    draws: drawsSaid(outcome, speaker),
    post: notes.flatMap(({ audience, paragraphs }) => (audience.to === 'public' ? paragraphs : [])),
    letters: notes.flatMap(({ audience, paragraphs }) =>
      audience.to === 'public'
        ? []
        : [{ to: audience.to === 'player' ? [speaker.name(audience.player)] : [text(audience.group)], paragraphs }],
    ),
    trees: treesOf([...came, ...fell], outcome.verdicts, fared, speaker, drawing),
    headings: phrasesOf(speaker).tree.headings,
  }
}

/** Of what happened, what nearly did and which actions failed: what would have made it otherwise. */
function whyNotOf(system: System, played: PhasePlayed, speaker: Speaker): Explained[] {
  const { outcome } = played
  const questions = outcome.questions.filter(one => !one.aside && one.reason && (one.holds || nearlySo(one)))
  const failed = outcome.verdicts.filter(({ verdict }) => verdict === 'failed')
  return [...questions, ...failed].map(one => ({
    said: 'claim' in one && one.claim.is !== 'dies' ? spokenCase(sentence(one.claim, one.holds, speaker)) : [],
    why: whyNotSaid({ system, ...played, speaker }, one),
  }))
}

/** What every outcome hangs on, then how each action fared that did not succeed. */
function treesOf(
  questions: readonly Question[],
  verdicts: readonly Verdict[],
  fared: ActionStatuses,
  speaker: Speaker,
  { ascii, decisive }: TreeDrawing,
): PhaseSheet['trees'] {
  const drawn = (of: 'result' | 'action', { reason, verdict, action }: Partial<Verdict>): PhaseSheet['trees'] => {
    if (!reason) return []
    const printing = { rules: true, decisive, ...(verdict && { verdict }), faring: fared.get(action ?? '') }
    return [
      { of, drawn: textTree(reason, speaker, { ...printing, ascii }), outline: outlineOf(reason, speaker, printing) },
    ]
  }
  return [
    ...questions.flatMap(({ reason }) => (reason ? drawn('result', { reason }) : [])),
    ...verdicts
      .filter(({ verdict }) => verdict === 'failed' || verdict === 'partial')
      .flatMap(verdict => drawn('action', verdict)),
  ]
}

/** A tally in words: totals and steps. */
function votesSaid({ totals, steps }: Tally, speaker: Speaker): NonNullable<PhaseSheet['votes']> {
  const flat = ({ players, families = {} }: Totals): [string, number][] => [
    ...Object.entries(families),
    ...Object.entries(players),
  ]
  const changed = ({ before, after }: TallyStep): { of: string; before: number; after: number }[] => {
    const was = new Map(flat(before))
    return flat(after).flatMap(([of, now]) =>
      was.get(of) === now ? [] : [{ of: plainName(of, speaker), before: was.get(of) ?? 0, after: now }],
    )
  }
  return {
    totals: flat(totals)
      .filter(([, votes]) => votes !== 0)
      .sort(([, a], [, b]) => b - a)
      .map(([of, votes]) => ({ of: plainName(of, speaker), votes })),
    steps: steps.map(step => ({
      said: spokenCase(sentence(step.reason.claim, step.reason.holds, speaker)),
      rule: step.rule,
      holds: step.reason.holds,
      changes: changed(step),
    })),
  }
}

/** Nothing came in: no action, no vote, no post. */
export const nothingSent = ({
  submissions,
  ballots = [],
  posts = [],
}: Pick<PhaseState, 'submissions' | 'ballots' | 'posts'>): boolean =>
  !submissions.length && !ballots.length && !posts.length

const whyOf = ({ reason }: { reason?: Question['reason'] }, speaker: Speaker): Span[] =>
  reason ? sayFolded(reason, speaker).said : []

/** Something spoke for it and it did not come about, though not much was missing. That a sensor could have seen nothing is no event, nor is what has nothing for it. */
export function nearlySo({ claim, reason }: Question): boolean {
  if (reason && isFar(reason)) return false
  if (claim.is === 'fact') return reason !== undefined && nodesOf(reason.because).some(node => node.holds)
  return claim.is !== 'seesNothing' && (reason?.because.some(({ claim }) => !hasNoEffect(claim)) ?? false)
}

/** What each check and sensor brought its owner, in the words of the questions behind it. */
function learnedSaid({ outcome }: PhasePlayed, speaker: Speaker): Explained[] {
  return outcome.learned.map(({ who, action, about: named, really: about = named, result }) => {
    const behind = behindOf({ who, action, about, result }, outcome.questions)
    const [first] = behind
    if (first)
      return {
        said: spokenCase(
          saySeveral(
            behind.map(({ claim }) => claim),
            speaker,
          ),
        ),
        why: sayWhyAll(behind, speaker),
      }
    return {
      said: noResultSaid(who, about, speaker),
      why: whyOf(outcome.verdicts.find(verdict => verdict.action === action) ?? {}, speaker),
    }
  })
}

/** That a check or a sensor brought nothing at all. */
export const noResultSaid = (who: string, about: string, speaker: Speaker): Span[] =>
  say(speaker.locale, phrasesOf(speaker).results.noResultAbout, { who: speaker.name(who), about: speaker.name(about) })

/** The questions behind what somebody learned; of one that brought several things, those about this one. */
export function behindOf(
  { who, action, about, result }: Pick<Learned, 'who' | 'action' | 'about' | 'result'>,
  questions: readonly Question[],
): Question[] {
  const asked = questions.filter(
    ({ claim, holds }) => holds && 'action' in claim && claim.action === action && 'about' in claim,
  )
  const near = asked.filter(
    ({ claim }) => 'about' in claim && claim.about === about && (!('who' in claim) || claim.who === who),
  )
  const exact = near.filter(({ claim }) => claim.is === 'learns' && [result].flat().includes(claim.result))
  return exact.length ? exact : near.length ? near : asked
}

const spokenCase = (spans: readonly Span[]): Span[] => sentenceCase(spans)

function voidSaid(
  { written, phase }: PhasePlayed,
  { submission, standing, refusal }: Entry,
  speaker: Speaker,
): PhaseSheet['void'][number] {
  const { id, by, does, to, at } = submission
  const remedy = ((): string | undefined => {
    switch (standing) {
      case 'refused':
        return spoken('cases.askOther', { name: plainName(by, speaker) })
      case 'late':
        return spoken('cases.extend', { command: `commands: [{extend: ${minutesLate(at, phase.closes)}m}]` })
      case 'replaced':
        return spoken('cases.withdraw', { command: 'commands: [{withdraw: ID}]' })
      case 'withdrawn':
      case 'counts':
        return undefined
    }
  })()
  return {
    action: id,
    line: written.actions.find(action => action.id === id)?.line ?? written.line,
    sent: [by, does, ...(to.length ? [to.join(',')] : [])].join(' '),
    standing,
    why: refusal ? inWords(refusal.says, speaker.locale) : '',
    ...(refusal && { rule: refusal.rule }),
    ...(remedy !== undefined && { remedy }),
  }
}

const minutesLate = (at: string | undefined, closes: string | undefined): number =>
  at === undefined || closes === undefined ? 0 : Math.ceil((Date.parse(at) - Date.parse(closes)) / 60_000)

function plainName(slot: string, speaker: Speaker): string {
  const name = speaker.name(slot)
  return name.kind === 'player' ? name.name : plainOf([name])
}

/** An action that could have been sent in: of the first living player who has one. */
export function exampleMove(system: System, game: Game): { by: string; does: string; to: string[] } | undefined {
  const catalogue = catalogueOf(system, game)
  const phase = game.phases.at(-1)
  for (const seat of game.seats.filter(({ alive, bystander }) => alive && !bystander)) {
    for (const does of abilitiesHad(system, game, seat)) {
      const ability = catalogue.abilityOf(seat, does)
      if (
        !ability
        || ability.passive
        || (phase && !(catalogue.phasesOf(seat, does) ?? system.calendar.acting).includes(phase.kind))
      )
        continue
      const [to] = namings(system, game, seat.slot, ability)
      if (to && !(to.includes(seat.slot) && !ability.self)) return { by: seat.slot, does, to }
    }
  }
  return undefined
}

/** The same as a line of a case file. */
function exampleFor(system: System, game: Game): string {
  const move = exampleMove(system, game)
  return move
    ? [quoted(move.by), move.does, ...(move.to.length ? [move.to.map(quoted).join(',')] : [])].join(' ')
    : spoken('cases.anyMove')
}

const quoted = (name: string): string => (/^[\p{L}\p{N}_-]+$/u.test(name) ? name : `"${name}"`)
