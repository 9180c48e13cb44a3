/** The ballots of a day, one after the other: what each does to those before it, which of them count, and who is locked. */
import type { Turn } from '../../vote/cast.ts'
import { replacedBy, takesBack, votesFor, votesOf } from '../../vote/day/votes.ts'
import { weightOf } from '../../vote/day/weight.ts'
import { majorityOf } from '../../vote/standing.ts'
import { isLate } from '../../vote/tally.ts'
import type { Ballot } from '../../journal/state.ts'
import type { SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { all, least, type Claim, type Says, type Resolution, cites } from './vocabulary.ts'
import { stumpOf } from './voteless.ts'

interface Refused {
  ballot: Ballot
  rule: string
  why: Claim
  reason: Reason
}
/** A vote that counts for nothing in the end. */
export type Lost = Pick<Refused, 'ballot' | 'reason'>
export interface Locked {
  who: SeatId
  reason: Reason
}
/** Ballots that stand at the end, in the order cast; those that count for nothing; votes given up for a later one. */
interface Read {
  standing: Ballot[]
  refused: Refused[]
  givenUp: Lost[]
  locked?: Locked
}

/**
 * Goes through the ballots as they came: changed, taken back, not counted. Each is judged by those living when it came
 * (GORNY-V4): who is removed later takes his votes with him and those for him, and neither makes a lock nor opens one.
 */
export function read(run: Resolution, turns: readonly Turn[]): Read {
  const standing = new Map<SeatId, Ballot>()
  const refused: Refused[] = []
  const givenUp: Lost[] = []
  const gone = new Set<SeatId>()
  let locked: Locked | undefined
  const living = (): SeatId[] =>
    run
      .living()
      .map(({ slot }) => slot)
      .filter(slot => !gone.has(slot))
  for (const turn of turns) {
    if ('removed' in turn) {
      gone.add(turn.removed)
      if (locked?.who === turn.removed) locked = undefined
      for (const ballot of [...standing.values()]) {
        const lost = uncounted(run, ballot, living())
        if (!lost) continue
        refused.push({ ballot, ...lost })
        standing.delete(ballot.by)
      }
      continue
    }
    const { ballot } = turn
    const before = standing.get(ballot.by)
    const wrong =
      uncounted(run, ballot, living()) ?? inDoubt(ballot) ?? notTheirs(ballot, before) ?? bound(ballot, before, locked)
    if (wrong) {
      refused.push({ ballot, ...wrong })
      continue
    }
    standing.delete(ballot.by)
    if (before && before.for !== ballot.for)
      givenUp.push({ ballot: before, reason: replacedBy(before, ballot, cites.ballot) })
    if (ballot.for === undefined) continue
    standing.set(ballot.by, ballot)
    if (before?.for !== ballot.for) locked ??= lockOn(run, ballot.for, standing, majorityOf(living().length))
  }
  return { standing: [...standing.values()], refused, givenUp, ...(locked && { locked }) }
}

/** Somebody who has more votes than a majority of those living now (GORNY-V4). */
function lockOn(
  run: Resolution,
  who: SeatId,
  standing: ReadonlyMap<SeatId, Ballot>,
  needed: number,
): Locked | undefined {
  const votes = [...standing.values()]
    .filter(ballot => ballot.for === who)
    .flatMap(ballot => votesOf(run, ballot, cites))
  const reason = least(
    needed + 1,
    { is: 'fact', kind: 'locked', of: who, values: { needed: needed + 1 } },
    { rule: 'GORNY-V4' },
    votes,
  )
  return votes.length > needed ? { who, reason } : undefined
}

type Wrong = Omit<Refused, 'ballot'>

/** Why a ballot counts for nothing whatever the others are. */
function uncounted(run: Resolution, ballot: Ballot, living: readonly SeatId[]): Wrong | undefined {
  const wrong = (kind: Says, of: string, rule = 'GORNY-V1', because: readonly Reason[] = []): Wrong[] => {
    const why: Claim = { is: 'fact', kind, of }
    const [same] = because
    const against = same?.claim.is === 'fact' && same.claim.kind === kind ? same : all(why, { rule }, because)
    const cast: Claim =
      ballot.for === undefined
        ? { is: 'fact', kind: 'unvoted', of: ballot.by, values: { ballot: ballot.id } }
        : votesFor(ballot.id, ballot.by, ballot.for)
    const reason = all(cast, { rule: 'GORNY-V1' }, [], [against])
    return reason.holds ? [] : [{ rule, why, reason }]
  }
  const stump = stumpOf(run, ballot.by)
  return [
    ...(living.includes(ballot.by) ? [] : wrong('deadVoter', ballot.by)),
    ...(stump ? wrong('stump', ballot.by, 'GORNY-N8', [stump.why]) : []),
    ...(weightOf(run.catalogue, run.seat(ballot.by)) ? [] : wrong('voteless', ballot.by, 'votes')),
    ...(isLate(ballot, run.phase) ? wrong('lateVote', ballot.by) : []),
    ...(ballot.for === undefined || living.includes(ballot.for) ? [] : wrong('deadTarget', ballot.for)),
  ][0]
}

/** An unvote with a name in doubt takes nothing back until the host says whose it is (GORNY-V2). */
function inDoubt({ by, inexactly }: Ballot): Wrong | undefined {
  if (inexactly === undefined) return undefined
  const why: Claim = { is: 'fact', kind: 'nameInDoubt', of: '' }
  const cast: Claim = { is: 'fact', kind: 'attempt', of: '', other: by, values: { text: `Unvote: ${inexactly}` } }
  const reason = all(cast, { rule: 'GORNY-V2' }, [], [all(why, { rule: 'GORNY-V2' })])
  return reason.holds ? undefined : { rule: 'GORNY-V2', why, reason }
}

/** Who names somebody in an unvote takes back a vote for nobody else (GORNY-V1). */
function notTheirs({ id, by, of }: Ballot, before: Ballot | undefined): Wrong | undefined {
  if (of === undefined || before?.for === of) return undefined
  const why: Claim = { is: 'fact', kind: 'votesElsewhere', of: by, other: of }
  const against = all(why, { rule: 'GORNY-V1' })
  const reason = all(takesBack(id, by, of), { rule: 'GORNY-V1' }, [], [against])
  return reason.holds ? undefined : { rule: 'GORNY-V1', why, reason }
}

/** A vote on who is locked is not taken back (GORNY-V4). */
function bound(ballot: Ballot, before: Ballot | undefined, locked: Locked | undefined): Wrong | undefined {
  if (!locked || before?.for !== locked.who || ballot.for === locked.who) return undefined
  const { who, reason } = locked
  return {
    rule: 'GORNY-V4',
    why: { is: 'fact', kind: 'bound', of: who },
    reason: all(takesBack(ballot.id, ballot.by, who), { rule: 'GORNY-V4' }, [], [reason]),
  }
}
