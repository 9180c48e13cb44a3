/** A phase on one page, in words: whose lanes, which steps, what each did, and which deed decided which. */
import { nobody, type Claim } from '../../../engine/reason/claim.ts'
import { phaseIn } from '../../../engine/game/phase-words.ts'
import { seatOf, type Game } from '../../../engine/journal/state.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import { overlayNames, getOwn } from '../../../engine/ruleset/catalogue.ts'
import { votesIn, type System } from '../../../engine/ruleset/system.ts'
import { plainOf, sentenceCase, text, type Span } from '../../../engine/text/span.ts'
import { readStatuses } from '../../../engine/why/action-status.ts'
import { listDeeds } from '../../../engine/why/links.ts'
import { nightMap, type MapCard, type NightMap } from '../../../engine/why/night-map.ts'
import { asTried, phrasesOf, sentence } from '../../../engine/why/sentences.ts'
import { roleName, spaced, type Speaker } from '../../../engine/why/speaker.ts'
import type { MapCardView, MapView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { actionId, ballotId, claimId } from '../library/row-ids.ts'
import { sideOf } from '../library/side.ts'
import { entries, type Standing } from '../../../engine/game/entry.ts'
import { isVote, standing, votesOf, type Judged } from '../votes/judged.ts'
import { whySaid } from '../votes/ballot-view.ts'
import { totalsOf } from '../votes/totals-view.ts'
import { say as sayIn } from '../../../engine/text/message.ts'
import { say } from '../words/say.ts'
import { cardWhy, deathBriefly } from './card-why.ts'
import { deedOf, sameName } from './deeds.ts'
import { nearlySo } from './sheet.ts'
import { choiceSaid } from './void-ballots.ts'
import { insteadIn } from '../../../engine/reason/instead.ts'
import { any, type Reason } from '../../../engine/reason/reason.ts'
import { sayWhatStopped, type Brief } from '../../../engine/why/answer.ts'

// How a deed fared that somebody did in another's place: nobody sent it in, so no verdict tells of it.

/**
 * Read off the tree of the death that it was for; `why`: of one that came to nothing, what stopped it.
 * @returns nothing of what was sent in or is always at work
 */
function insteadFared(
  action: string,
  { outcome, speaker }: Pick<ResolvedPhase, 'outcome' | 'speaker'>,
): { fared: 'yes' | 'no'; why: Brief['said'] } | undefined {
  if (!insteadIn(action)) return undefined
  const blows = outcome.questions.flatMap(({ claim, reason }) =>
    claim.is === 'dies' && reason ? reason.because.filter(one => one.action === action) : [],
  )
  const [blow] = blows
  // Who did not even go there did nothing that could have come off.
  if (!blow) return undefined
  if (blows.some(({ holds }) => holds)) return { fared: 'yes', why: [] }
  const fell = any({ is: 'works', action }, { rule: blow.rule, action }, blows)
  return { fared: 'no', why: sayWhatStopped(fell, speaker).said }
}

/** @param without actions switched off: they are of a what-if, and not void */
export function mapView(here: ResolvedPhase, phase: number, without: readonly string[] = []): MapView {
  const { system, game, outcome, speaker } = here
  const ballots = ballotCards(here)
  const touched = [
    ...outcome.deaths,
    ...outcome.learned.map(({ who }) => who),
    ...ballots.flatMap(({ who, aims }) => [who, ...aims.map(aim => aim.who)]),
  ]
  const voids = entries(system, game, here.phase)
    .filter(({ standing, submission }) => shownVoid.has(standing) && !without.includes(submission.id))
    .map(({ submission }) => submission.id)
  const map = nightMap(here, speaker, { others: touched, voids })
  const fares = readStatuses(here)
  const first = map.columns[0]?.before ? 1 : 0
  const columns = map.columns.map(({ step, before }, index) =>
    before
      ? say('night.mapBefore')
      : step === undefined
        ? say('night.mapDepth', { depth: index - first + 1 })
        : stepSaid(step, speaker),
  )
  const behind = Object.fromEntries(
    [
      ...outcome.questions.flatMap(one => (one.reason ? [[claimId(one), listDeeds(one.reason)] as const] : [])),
      ...outcome.verdicts.flatMap(({ action, verdict, reason }) =>
        reason ? [[actionId(action), [action, ...listDeeds(reason, verdict === 'partial')]] as const] : [],
      ),
    ].map(([row, deeds]) => [row, [...new Set(deeds.flatMap(deed => map.cardOf(deed) ?? []))]]),
  )
  return {
    phase,
    language: speaker.locale,
    nearly: Object.fromEntries(
      outcome.questions.flatMap(one =>
        one.claim.is === 'dies' && !one.holds ? [[claimId(one), nearlySaid(one.claim.who, speaker)] as const] : [],
      ),
    ),
    lanes: map.lanes.map(slot => ({
      ...laneOf(slot, system, game, outcome, speaker),
      votes: outcome.tally?.totals.players[slot] ?? 0,
    })),
    columns: ballots.length ? [...columns, say('night.mapVotes')] : columns,
    cards: [
      ...map.cards.map(card => cardOf(card, map, fares, here, behind)),
      ...ballots.map(card => ({ ...card, at: columns.length })),
    ],
    links: map.links,
    behind,
    deaths: Object.fromEntries(
      outcome.questions.flatMap(one =>
        one.claim.is === 'dies' && one.reason ? [[claimId(one), deathBriefly(one, speaker)] as const] : [],
      ),
    ),
    killers: bringersOf(here, map, true),
    foiled: bringersOf(here, map, false),
    moved: movedIn(here),
  }
}

/** By row, who brought each death, or would have. */
const bringersOf = ({ outcome }: ResolvedPhase, map: NightMap, died: boolean): Record<string, string[]> =>
  Object.fromEntries(
    outcome.questions.flatMap(one => {
      const { claim, holds, reason } = one
      const told = died ? holds : !holds && !one.aside && nearlySo(one)
      const by = told && claim.is === 'dies' && reason ? killersOf(claim, reason, map) : []
      return by.length ? [[claimId(one), by] as const] : []
    }),
  )

/**
 * The cards of those deeds that brought a death, or tried to: of others, as far down its tree as one is met first.
 */
function killersOf(claim: Claim & { is: 'dies' }, reason: Reason, map: NightMap): string[] {
  const ownerOf = new Map(map.cards.map(({ action, who }) => [action, who]))
  const look = ({ because }: Reason): string[] =>
    because
      .filter(({ holds }) => holds || !reason.holds)
      .flatMap(node => {
        const deed = ('action' in node.claim ? node.claim.action : undefined) ?? node.action
        const card = deed === undefined ? undefined : map.cardOf(deed)
        return card !== undefined && ownerOf.get(card) !== claim.who ? [card] : look(node)
      })
  return [...new Set(look(reason))]
}

function laneOf(
  slot: string,
  system: System,
  game: Game,
  { deaths }: Outcome,
  { words, name }: Speaker,
): Omit<MapView['lanes'][number], 'votes'> {
  const seat = seatOf(game, slot)
  const span = name(slot)
  return {
    slot,
    name: span.kind === 'player' ? (span.nominative ?? span.name) : slot,
    role: seat
      ? [seat.role, ...overlayNames(system, seat)]
          .filter(Boolean)
          .map(one => roleName(one, words))
          .join(', ')
      : '',
    side: sideOf(system, seat?.faction ?? ''),
    dies: deaths.includes(slot),
  }
}

/** Steps that are called after a role have no words of their own: in English their id is what the role is called. */
const stepSaid = (step: string, { words, called, locale }: Speaker): string =>
  getOwn(words.terms ?? {}, step)
  ?? getOwn(words.uses, step)
  ?? (locale === 'en' ? undefined : getOwn(words.roles, step))
  ?? (called(step) === '' ? spaced(step) : called(step))

function cardOf(
  card: MapCard,
  map: NightMap,
  fares: ReturnType<typeof readStatuses>,
  here: ResolvedPhase,
  behind: MapView['behind'],
): MapCardView {
  const { action, who, at, verdict, aims, left, circle } = card
  const { speaker } = here
  const leads = leading(Object.keys(behind).find(row => behind[row]!.includes(action)))
  if (left) {
    const [said, when] = [
      sentence(left, true, speaker),
      phaseIn(here.system.calendar.called, left.phase!, speaker.locale),
    ]
    const why = plainOf(said).includes(when) ? [] : [text(when)]
    return { id: action, ...leads, who, at, said, ...(why.length && { why }), fared: 'before', aims }
  }
  const faring = fares.get(action)
  const unsent = insteadFared(action, here)
  const fared = verdict === 'void' ? 'void' : (unsent?.fared ?? faring?.how ?? 'passive')
  const { said, by } = cardWhy(card, faring, map, here)
  const why = unsent ? sentenceCase(unsent.why) : said
  return {
    id: action,
    ...(verdict ? { row: actionId(action) } : leads),
    who,
    at,
    said: deedSaid(action, speaker),
    ...((verdict || fared === 'no') && { tried: deedSaid(action, asTried(speaker)) }),
    ...(why.length && { why }),
    ...(by.length && { by }),
    fared,
    aims,
    ...(circle && { circle }),
  }
}

/** A card without a row of its own leads to what hangs on it. */
const leading = (leads: string | undefined): Pick<MapCardView, 'leads'> => (leads === undefined ? {} : { leads })

/** What came late or may not be has a card; what its sender took back or replaced is in the list alone. */
const shownVoid: ReadonlySet<Standing> = new Set(['late', 'refused'])

/** Of a death that nearly happened, who would have died. */
const nearlySaid = (who: string, speaker: Speaker): Span[] =>
  sayIn(speaker.locale, phrasesOf(speaker).nearly.dies, { who: speaker.name(who) })

/** What was done, without who did it, for the lane says that: “protected Lottie”. */
function deedSaid(action: string, speaker: Speaker): Span[] {
  const { actor = '' } = speaker.action(action) ?? {}
  const said = deedOf(action, speaker)
  const by = said.findIndex(span => sameName(span, speaker.name(actor)))
  const before = said.slice(0, by)
  // Where more goes before the name than what a language calls a player, the sentence is not about what he did.
  if (by < 0 || by > 1 || before.some(span => span.kind !== 'text' || /\s\S/.test(span.text))) return said
  const [next, ...rest] = said.slice(by + 1)
  return next?.kind === 'text' ? [text(next.text.trimStart()), ...rest] : said
}

/** The votes that stand, a card each, and those that do not count, with what keeps them from it. */
function ballotCards(here: ResolvedPhase): MapCardView[] {
  if (!votesIn(here.system, here.game, here.phase.kind)) return []
  const { speaker, outcome } = here
  const judged = votesOf(here).ballots.filter(({ ballot, standing }) => isVote(ballot) && shownBallot.has(standing))
  return judged.map(({ ballot, standing, wrong }): MapCardView => {
    const { id, by, for: choice, individual } = ballot
    const aims = [choice, individual].flatMap(who => (who === undefined ? [] : [who]))
    const counts = standing === 'counts'
    return {
      id: ballotId(id),
      who: by,
      at: 0,
      said: [text(`${say('night.mapBallot')} `), ...choiceSaid(ballot, speaker)],
      ...(wrong && { why: [text(whySaid(wrong, outcome.tally, speaker))] }),
      fared: !counts ? 'void' : aims.some(who => outcome.lynched?.includes(who)) ? 'yes' : 'idle',
      aims: aims.map(who => ({ who, came: counts })),
      ballot: true,
      // A vote that does not count is asked about itself; one that does is a part of what it is for.
      ...(counts
        ? leading(
            outcome.questions.flatMap(one =>
              one.claim.is === 'dies' && aims.includes(one.claim.who) && one.reason ? [claimId(one)] : [],
            )[0],
          )
        : { row: ballotId(id) }),
    }
  })
}

/** What was replaced or taken back is in the list of the votes alone. */
const shownBallot: ReadonlySet<Judged['standing']> = new Set(['counts', 'void'])

/** What moved the count of somebody beside the ballots for him: who made it, and by how much. */
function movedIn(here: ResolvedPhase): MapView['moved'] {
  const { outcome, speaker } = here
  const { tally } = outcome
  if (!tally) return []
  return totalsOf(tally, standing(votesOf(here)), speaker).flatMap(({ of, family, notes = [] }) =>
    notes.map(({ votes, said }) => ({
      ...(!family && of !== nobody && { who: of }),
      said: [
        ...(family ? [text(`${of} `)] : of === nobody ? [speaker.name(of), text(' ')] : []),
        text(`${votes > 0 ? '+' : '−'}${Math.abs(votes)}: `),
        ...said,
      ],
    })),
  )
}
