/** How many votes it takes (DAY-C2), and of whom it takes fewer or more (DAY-R1), or for no lynch (DAY-E4). */
import { nobody, type SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { enoughClaim, enoughVotes } from '../../vote/day/votes.ts'
import { majorityOf } from '../../vote/standing.ts'
import { isByDay } from './modifiers.ts'
import { all, any, type Resolution } from './vocabulary.ts'

/** How many it takes for somebody hated or loved, where it is not as many as for everybody (DAY-R1). */
export function ownNeed(run: Resolution, who: SeatId, usual: number): number | undefined {
  if (who === nobody) return undefined
  const seat = run.seat(who)
  if (isByDay(run.catalogue, seat, 'hated')) return Math.max(1, usual - 1)
  return isByDay(run.catalogue, seat, 'loved') ? usual + 1 : undefined
}

/** Of whom it takes another number of votes than of everybody, and which. @param electorate of how many half is needed */
export function ownNeeds(run: Resolution, living: readonly SeatId[], electorate: number): Record<SeatId, number> {
  const usual = majorityOf(electorate)
  const needs = [
    ...living.map(slot => [slot, ownNeed(run, slot, usual) ?? usual] as const),
    [nobody, neededForNobody(run, electorate)] as const,
  ]
  return Object.fromEntries(needs.filter(([, own]) => own !== usual))
}

/**
 * Whether somebody has votes enough.
 * @param electorate of how many half is needed: heads, or votes
 * @param waits how many more the host has yet to confirm
 */
export function enough(
  run: Resolution,
  who: SeatId,
  votes: readonly Reason[],
  electorate: number,
  waits?: number,
): Reason {
  // No lynch takes as many as a lynch, or half of the living, rounded up (DAY-E4).
  if (who === nobody) return enoughVotes(neededForNobody(run, electorate), who, 'DAY-E4', votes, waits)
  const usual = majorityOf(electorate)
  const of = (needed: number): Reason => enoughVotes(needed, who, 'DAY-C2', votes, waits)
  const seat = run.seat(who)
  if (isByDay(run.catalogue, seat, 'hated')) {
    const fewer = Math.max(1, usual - 1)
    const hated = all({ is: 'fact', kind: 'hated', of: who }, { rule: 'DAY-R1', also: ['hated'] }, [of(fewer)])
    return any(enoughClaim(fewer, who, votes, waits), { rule: 'DAY-C2' }, [of(usual), hated])
  }
  if (isByDay(run.catalogue, seat, 'loved')) {
    const loved = all({ is: 'fact', kind: 'loved', of: who }, { rule: 'DAY-R1', also: ['loved'] }, [], [of(usual + 1)])
    return all(enoughClaim(usual + 1, who, votes, waits), { rule: 'DAY-C2' }, [of(usual)], [loved])
  }
  return of(usual)
}

const neededForNobody = (run: Resolution, electorate: number): number =>
  run.option('noLynch') === 'half' ? Math.ceil(electorate / 2) : majorityOf(electorate)
