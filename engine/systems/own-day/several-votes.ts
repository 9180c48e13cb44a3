/**
 * Who has more than one vote (DAY-R2): a doublevoter, with one ballot that weighs all his votes, or with as many votes as he has,
 * each for whom he likes (option `double`); and the mayor, whose vote weighs two from the moment of revealing. Everybody else has
 * one ballot.
 */
import type { Ballot, Game, Seat } from '../../journal/state.ts'
import type { SeatId } from '../../reason/claim.ts'
import { givenUp, type Dividing } from '../../vote/displaced-ballots.ts'
import { weightOf, weighed } from '../../vote/day/weight.ts'
import { type Resolution, rememberedOf, all, cites, type Rulings } from './vocabulary.ts'
import { restated, type Reason } from '../../reason/reason.ts'
import { catalogueOf } from '../../ruleset/catalogue.ts'
import type { System } from '../../ruleset/system.ts'
import { votesOf } from '../../vote/day/votes.ts'
import { isByDay } from './modifiers.ts'

/** Whether votes may be for several. */
export const isDivided = ({ options }: Pick<Game, 'options'>): boolean => options.double === 'twoTargets'

/** How many ballots of somebody can stand at once, and what becomes of more. */
export const dividing = ({ options }: Pick<Game, 'options'>, votes: number): Dividing => ({
  most: isDivided({ options }) ? Math.max(1, votes) : 1,
  third: options.doubleThird === 'newer' ? 'newer' : 'older',
  same: options.doubleSame === 'nothing' ? 'nothing' : 'both',
  unvote: options.doubleUnvote === 'last' ? 'last' : 'both',
})

const dividingOf = (run: Resolution, slot: SeatId): Dividing =>
  dividing(run.game, weightOf(run.catalogue, run.seat(slot)))

/** How many ballots of somebody can stand at once. */
export const voicesOf = (run: Resolution, slot: SeatId): number => dividingOf(run, slot).most

/** Which of those that a voter has a ballot takes the place of, or takes back. */
export const givenUpFor = (run: Resolution, held: readonly Ballot[], ballot: Ballot): readonly Ballot[] =>
  givenUp(held, ballot, dividingOf(run, ballot.by))

/** Whether a ballot is for somebody, and stands beside those that its voter has. */
export function isFree(run: Resolution, held: readonly Ballot[], { by, for: on }: Ballot): boolean {
  const { most, same } = dividingOf(run, by)
  return on !== undefined && held.length < most && !(same === 'nothing' && held.some(one => one.for === on))
}

/** Since when somebody is known to be the mayor: why, and the ballots that stood then and weigh what they did. */
interface Known {
  why: Reason
  before: ReadonlySet<string>
}
export type Mayors = ReadonlyMap<SeatId, Known>

/** Who can send it in: a mayor who has not revealed yet. */
export const revealsHad = (system: System, game: Game, seat: Seat): readonly string[] =>
  isByDay(catalogueOf(system, game), seat, 'mayor')
  && !rememberedOf(game.facts, 'revealed').some(({ of }) => of === seat.slot)
    ? ['reveal']
    : []

/** What revealing does: it is written down, for this day and all later ones. */
export const revealing: NonNullable<Rulings['effects']>[string] = (run, { move: { actor, id: action }, why }) => {
  const known = all({ is: 'fact', kind: 'revealed', of: actor, action }, { rule: 'DAY-R2', action, also: ['mayor'] }, [
    why,
  ])
  run.put({ kind: 'revealed', of: actor, by: actor, action, why: known, rule: 'DAY-R2', lasting: true })
  return known
}

/** Who was known to be the mayor when the day began. */
export const knownBefore = (run: Resolution): Map<SeatId, Known> =>
  new Map(
    run.ledger
      .found({ kind: 'revealed', when: 'phaseStart' })
      .map(fact => [fact.of, { why: run.ledger.standing(fact, 'phaseStart'), before: new Set<string>() }]),
  )

/** Somebody reveals while ballots stand: his own weighs more at once, or only the next one does (option `reveal`). */
export const madeKnown = (run: Resolution, why: Reason, standing: readonly Ballot[]): Known => ({
  why,
  before: new Set(run.option('reveal') === 'nextBallot' ? standing.map(({ id }) => id) : []),
})

/** A ballot as so many votes as its voter has by then, each a reason; one vote where the voter may divide them. */
export function votesNow(run: Resolution, ballot: Ballot, mayors: Mayors): Reason[] {
  const votes = votesOf(run, ballot, cites)
  if (votes.length > 1 && isDivided(run.game)) return [oneOf(run, ballot, votes[0]!)]
  const known = mayors.get(ballot.by)
  const [vote] = votes
  if (!known || !vote || known.before.has(ballot.id) || votes.length > 1) return votes
  const values = { ballot: ballot.id, nth: 2 }
  const again = all(
    { is: 'fact', kind: 'votesAgain', of: ballot.for!, other: ballot.by, values },
    { rule: 'DAY-R2', also: ['mayor'] },
    [vote, known.why],
  )
  return [...votes, again]
}

/** One of the votes that somebody may divide (DAY-R2). */
function oneOf(run: Resolution, { by }: Ballot, why: Reason): Reason {
  const { by: modifier } = weighed(run.catalogue, run.seat(by))
  return restated(why, why.claim, { rule: 'DAY-R2', ...(modifier !== undefined && { also: [modifier] }) })
}

/** How many votes somebody has whose next ballot comes now. */
export const strengthOf = (run: Resolution, slot: SeatId, mayors: Mayors): number => {
  const weight = weightOf(run.catalogue, run.seat(slot))
  return weight === 1 && mayors.has(slot) ? 2 : weight
}
