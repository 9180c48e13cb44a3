/**
 * How a doublevoter votes (DAY-R2): with one ballot that weighs all his votes, or with as many votes as he has, each for
 * whom he likes (option `double`). Everybody else has one ballot.
 */
import type { Ballot, Game } from '../../journal/state.ts'
import type { SeatId } from '../../reason/claim.ts'
import { givenUp, type Dividing } from '../../vote/held.ts'
import { weightOf } from '../../vote/day/weight.ts'
import type { Resolution } from './vocabulary.ts'

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
