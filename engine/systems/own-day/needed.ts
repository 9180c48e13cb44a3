/** How many votes it takes (DAY-C2), and of whom it takes fewer or more (DAY-R1), or for no lynch (DAY-E4). */
import { nobody, type SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { majorityOf } from '../../vote/standing.ts'
import { isByDay } from './modifiers.ts'
import { all, any, least, type Claim, type Resolution } from './vocabulary.ts'

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
 */
export function enough(run: Resolution, who: SeatId, votes: readonly Reason[], electorate: number): Reason {
  const usual = majorityOf(electorate)
  const claim = (needed: number): Claim => ({ is: 'fact', kind: 'majority', of: who, values: { needed } })
  const of = (needed: number): Reason => least(needed, claim(needed), { rule: 'DAY-C2' }, votes)
  if (who === nobody) return enoughForNobody(run, votes, electorate)
  const seat = run.seat(who)
  if (isByDay(run.catalogue, seat, 'hated')) {
    const fewer = Math.max(1, usual - 1)
    const hated = all({ is: 'fact', kind: 'hated', of: who }, { rule: 'DAY-R1', also: ['hated'] }, [of(fewer)])
    return any(claim(fewer), { rule: 'DAY-C2' }, [of(usual), hated])
  }
  if (isByDay(run.catalogue, seat, 'loved')) {
    const loved = all({ is: 'fact', kind: 'loved', of: who }, { rule: 'DAY-R1', also: ['loved'] }, [], [of(usual + 1)])
    return all(claim(usual + 1), { rule: 'DAY-C2' }, [of(usual)], [loved])
  }
  return of(usual)
}

/** Whether no lynch has votes enough: as many as a lynch takes, or half of the living, rounded up (DAY-E4). */
function enoughForNobody(run: Resolution, votes: readonly Reason[], electorate: number): Reason {
  const needed = neededForNobody(run, electorate)
  return least(needed, { is: 'fact', kind: 'majority', of: nobody, values: { needed } }, { rule: 'DAY-E4' }, votes)
}

const neededForNobody = (run: Resolution, electorate: number): number =>
  run.option('noLynch') === 'half' ? Math.ceil(electorate / 2) : majorityOf(electorate)
