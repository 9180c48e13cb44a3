/** Why a ballot counts for nothing: by whom it is, when it came, and for whom. */
import type { Ballot } from '../../journal/state.ts'
import { nobody, type RuleId, type SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { votesFor } from '../../vote/day/votes.ts'
import { weighed, weightOf } from '../../vote/day/weight.ts'
import { isLate } from '../../vote/tally.ts'
import { givenUpFor, isFree, voicesOf } from './several-votes.ts'
import { isByDay } from './modifiers.ts'
import { enough } from './needed.ts'
import { all, type Claim, type Says, type Resolution } from './vocabulary.ts'

/** What keeps a ballot from counting, and the tree that says so. */
export interface Wrong {
  rule: RuleId
  why: Claim
  reason: Reason
}

/** A ballot as a claim, whatever becomes of it. */
const cast = ({ id, by, for: on }: Ballot): Claim =>
  on === undefined ? { is: 'fact', kind: 'unvoted', of: by, values: { ballot: id } } : votesFor(id, by, on)

/** A ballot of, or for, somebody who left the game since goes with him (DAY-E6). */
export function leftSince(ballot: Ballot, of: SeatId, because: readonly Reason[]): Wrong {
  const why: Claim = { is: 'fact', kind: 'leftSince', of }
  return {
    rule: 'DAY-E6',
    why,
    reason: all(cast(ballot), { rule: 'DAY-C1' }, [], [all(why, { rule: 'DAY-E6' }, because)]),
  }
}

/** Nothing counts after the ballot that ended the day: what is left of it is twilight (DAY-E7). */
export function tooLate(ballot: Ballot, { who, reason: ended }: { who: SeatId; reason: Reason }): Wrong | undefined {
  const why: Claim = { is: 'fact', kind: 'overByThen', of: who }
  const over = all(why, { rule: 'DAY-E7' }, [ended])
  return over.holds ? { rule: 'DAY-E7', why, reason: all(cast(ballot), { rule: 'DAY-C1' }, [], [over]) } : undefined
}

/** How things stood when a ballot came. `held`: those of its voter that stood; `inPost`: how many ballots counted in which posts; `needs`: of what half is needed. */
interface Come {
  /** Who left the game before, and by what where an action did it. */
  gone: ReadonlyMap<SeatId, readonly Reason[]>
  held: readonly Ballot[]
  inPost: ReadonlyMap<string, number>
  living: readonly SeatId[]
  needs: () => number
  votes: (who: SeatId) => readonly Reason[]
  of: (ballot: Ballot) => readonly Reason[]
}

/** Why a ballot counts for nothing, and changes nothing of the one before it. */
export function uncounted(
  run: Resolution,
  ballot: Ballot,
  { held, inPost, living, gone, needs, votes, of: votesIn }: Come,
): Wrong | undefined {
  const { by, for: on, of, inexactly } = ballot
  const seat = run.seat(by)
  const stump = (slot: SeatId): boolean => slot !== nobody && isByDay(run.catalogue, run.seat(slot), 'treestump')
  const wrong = (kind: Says, of: string, rule: RuleId, other?: SeatId): Wrong[] => {
    const why: Claim = { is: 'fact', kind, of, ...(other !== undefined && { other }) }
    const also =
      kind === 'treestump' ? ['treestump'] : kind === 'voteless' ? [weighed(run.catalogue, seat).by ?? 'voteless'] : []
    const reason = all(cast(ballot), { rule: 'DAY-C1' }, [], [all(why, { rule, also }, gone.get(of))])
    return reason.holds ? [] : [{ rule, why, reason }]
  }
  const mayBeOneself = (): boolean => {
    const option = run.option<'yes' | 'no' | 'hammerOnly'>('selfVote')
    return option === 'hammerOnly'
      ? enough(run, by, [...votes(by), ...votesIn(ballot)], needs()).holds
      : option === 'yes'
  }
  const [goes] = givenUpFor(run, held, ballot)
  const isAlready = !goes && !isFree(run, held, ballot)
  return [
    ...(stump(by) ? wrong('treestump', by, 'DAY-R3') : []),
    ...(!stump(by) && !living.includes(by) ? wrong('deadVoter', by, 'DAY-C4') : []),
    ...(weightOf(run.catalogue, seat) ? [] : wrong('voteless', by, 'DAY-R2')),
    ...(isOver(run, ballot) ? wrong('lateVote', by, 'DAY-C4') : []),
    ...(ballot.post !== undefined && run.option('visibility') === 'secret' ? wrong('inTheOpen', by, 'DAY-C8') : []),
    ...(isLocked(run, ballot, held) ? wrong('voteLocked', by, 'DAY-E5') : []),
    ...(inexactly === undefined ? [] : wrong('nameInDoubt', '', 'DAY-C4')),
    ...(ballot.post !== undefined
    && (inPost.get(ballot.post) ?? 0) >= voicesOf(run, by)
    && run.option('severalInPost') === 'first'
      ? wrong('votedInPost', by, 'DAY-C1')
      : []),
    ...(of !== undefined && !held.some(before => before.for === of) ? wrong('votesElsewhere', by, 'DAY-C1', of) : []),
    ...(on === nobody && run.option('noLynch') === 'off' ? wrong('noLynchOff', '', 'DAY-E4') : []),
    ...(on !== undefined && stump(on) ? wrong('treestump', on, 'DAY-R3') : []),
    ...(on !== undefined && on !== nobody && !stump(on) && !living.includes(on)
      ? wrong('deadTarget', on, 'DAY-C5')
      : []),
    ...(on === by && !mayBeOneself() ? wrong('votesForOneself', by, 'DAY-C6') : []),
    ...(on !== undefined && isAlready ? wrong('votesAlready', on, 'DAY-C1', by) : []),
    ...(on !== undefined && goes && run.option<boolean>('unvoteFirst')
      ? wrong('votesStill', by, 'DAY-C1', goes.for)
      : []),
  ][0]
}

/** Whether a ballot came in the last hours, in which whoever votes stays with it, or all do (DAY-E5). */
function isLocked(run: Resolution, ballot: Ballot, held: readonly Ballot[]): boolean {
  const { at } = ballot
  const { closes } = run.phase
  const hours = run.option<number>('lock')
  if (!hours || closes === undefined || at === undefined) return false
  const holds = run.option('lockHolds') === 'all' || (held.length > 0 && !isFree(run, held, ballot))
  return holds && Date.parse(at) >= Date.parse(closes) - hours * 3_600_000
}

/** Whether a ballot came when the day was over: in the second of the deadline as the option has it (DAY-E2). */
function isOver(run: Resolution, ballot: Ballot): boolean {
  if (isLate(ballot, run.phase)) return true
  const { closes } = run.phase
  return (
    run.option('deadlineSecond') === 'late'
    && closes !== undefined
    && ballot.at !== undefined
    && Math.floor(Date.parse(ballot.at) / 1000) >= Math.floor(Date.parse(closes) / 1000)
  )
}
