/** Why a ballot counts for nothing: by whom it is, when it came, and for whom. */
import type { Ballot } from '../../journal/state.ts'
import { nobody, type RuleId, type Slot } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { votesFor } from '../../vote/day/votes.ts'
import { weighed, weightOf } from '../../vote/day/weight.ts'
import { isLate } from '../../vote/tally.ts'
import { givenUpFor, isFree, voicesOf } from './double.ts'
import { isByDay } from './marks.ts'
import { enough } from './needed.ts'
import { all, type Claim, type Says, type Walk } from './vocabulary.ts'

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
export function leftSince(ballot: Ballot, of: Slot, because: readonly Reason[]): Wrong {
  const why: Claim = { is: 'fact', kind: 'leftSince', of }
  return {
    rule: 'DAY-E6',
    why,
    reason: all(cast(ballot), { rule: 'DAY-C1' }, [], [all(why, { rule: 'DAY-E6' }, because)]),
  }
}

/** Nothing counts after the ballot that ended the day: what is left of it is twilight (DAY-E7). */
export function tooLate(ballot: Ballot, { who, reason: ended }: { who: Slot; reason: Reason }): Wrong | undefined {
  const why: Claim = { is: 'fact', kind: 'overByThen', of: who }
  const over = all(why, { rule: 'DAY-E7' }, [ended])
  return over.holds ? { rule: 'DAY-E7', why, reason: all(cast(ballot), { rule: 'DAY-C1' }, [], [over]) } : undefined
}

/** How things stood when a ballot came. `held`: those of its voter that stood; `inPost`: how many ballots counted in which posts; `needs`: of what half is needed. */
interface Come {
  /** Who left the game before, and by what where an action did it. */
  gone: ReadonlyMap<Slot, readonly Reason[]>
  held: readonly Ballot[]
  inPost: ReadonlyMap<string, number>
  living: readonly Slot[]
  needs: () => number
  votes: (who: Slot) => readonly Reason[]
  of: (ballot: Ballot) => readonly Reason[]
}

/** Why a ballot counts for nothing, and changes nothing of the one before it. */
export function uncounted(
  walk: Walk,
  ballot: Ballot,
  { held, inPost, living, gone, needs, votes, of: votesIn }: Come,
): Wrong | undefined {
  const { by, for: on, of, inexactly } = ballot
  const seat = walk.seat(by)
  const stump = (slot: Slot): boolean => slot !== nobody && isByDay(walk.catalogue, walk.seat(slot), 'treestump')
  const wrong = (kind: Says, of: string, rule: RuleId, other?: Slot): Wrong[] => {
    const why: Claim = { is: 'fact', kind, of, ...(other !== undefined && { other }) }
    const also =
      kind === 'treestump' ? ['treestump'] : kind === 'voteless' ? [weighed(walk.catalogue, seat).by ?? 'voteless'] : []
    const reason = all(cast(ballot), { rule: 'DAY-C1' }, [], [all(why, { rule, also }, gone.get(of))])
    return reason.holds ? [] : [{ rule, why, reason }]
  }
  const mayBeOneself = (): boolean => {
    const option = walk.option<'yes' | 'no' | 'hammerOnly'>('selfVote')
    return option === 'hammerOnly'
      ? enough(walk, by, [...votes(by), ...votesIn(ballot)], needs()).holds
      : option === 'yes'
  }
  const [goes] = givenUpFor(walk, held, ballot)
  const isAlready = !goes && !isFree(walk, held, ballot)
  return [
    ...(stump(by) ? wrong('treestump', by, 'DAY-R3') : []),
    ...(!stump(by) && !living.includes(by) ? wrong('deadVoter', by, 'DAY-C4') : []),
    ...(weightOf(walk.catalogue, seat) ? [] : wrong('voteless', by, 'DAY-R2')),
    ...(isOver(walk, ballot) ? wrong('lateVote', by, 'DAY-C4') : []),
    ...(ballot.post !== undefined && walk.option('visibility') === 'secret' ? wrong('inTheOpen', by, 'DAY-C8') : []),
    ...(isLocked(walk, ballot, held) ? wrong('voteLocked', by, 'DAY-E5') : []),
    ...(inexactly === undefined ? [] : wrong('nameInDoubt', '', 'DAY-C4')),
    ...(ballot.post !== undefined
    && (inPost.get(ballot.post) ?? 0) >= voicesOf(walk, by)
    && walk.option('severalInPost') === 'first'
      ? wrong('votedInPost', by, 'DAY-C1')
      : []),
    ...(of !== undefined && !held.some(before => before.for === of) ? wrong('votesElsewhere', by, 'DAY-C1', of) : []),
    ...(on === nobody && walk.option('noLynch') === 'off' ? wrong('noLynchOff', '', 'DAY-E4') : []),
    ...(on !== undefined && stump(on) ? wrong('treestump', on, 'DAY-R3') : []),
    ...(on !== undefined && on !== nobody && !stump(on) && !living.includes(on)
      ? wrong('deadTarget', on, 'DAY-C5')
      : []),
    ...(on === by && !mayBeOneself() ? wrong('votesForOneself', by, 'DAY-C6') : []),
    ...(on !== undefined && isAlready ? wrong('votesAlready', on, 'DAY-C1', by) : []),
    ...(on !== undefined && goes && walk.option<boolean>('unvoteFirst')
      ? wrong('votesStill', by, 'DAY-C1', goes.for)
      : []),
  ][0]
}

/** Whether a ballot came in the last hours, in which whoever votes stays with it, or all do (DAY-E5). */
function isLocked(walk: Walk, ballot: Ballot, held: readonly Ballot[]): boolean {
  const { at } = ballot
  const { closes } = walk.phase
  const hours = walk.option<number>('lock')
  if (!hours || closes === undefined || at === undefined) return false
  const holds = walk.option('lockHolds') === 'all' || (held.length > 0 && !isFree(walk, held, ballot))
  return holds && Date.parse(at) >= Date.parse(closes) - hours * 3_600_000
}

/** Whether a ballot came when the day was over: in the second of the deadline as the option has it (DAY-E2). */
function isOver(walk: Walk, ballot: Ballot): boolean {
  if (isLate(ballot, walk.phase)) return true
  const { closes } = walk.phase
  return (
    walk.option('deadlineSecond') === 'late'
    && closes !== undefined
    && ballot.at !== undefined
    && Math.floor(Date.parse(ballot.at) / 1000) >= Math.floor(Date.parse(closes) / 1000)
  )
}
