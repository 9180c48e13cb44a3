/** The ballots of a day, one after the other: what each does to those before it, which of them count, and who is locked. */
import { cast, type Turn } from '../../vote/cast.ts'
import { majorityOf } from '../../vote/standing.ts'
import { isLate } from '../../vote/tally.ts'
import type { Ballot } from '../../journal/state.ts'
import type { Slot } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { all, least, type Claim, type Says, type Walk } from './vocabulary.ts'
import { stumpOf } from './voteless.ts'
import { weightOf } from './weight.ts'

interface Refused {
  ballot: Ballot
  rule: string
  why: Claim
  reason: Reason
}
/** A vote that counts for nothing in the end. */
export type Lost = Pick<Refused, 'ballot' | 'reason'>
export interface Locked {
  who: Slot
  reason: Reason
}
/** Ballots that stand at the end, in the order cast; those that count for nothing; votes given up for a later one. */
export interface Read {
  standing: Ballot[]
  refused: Refused[]
  givenUp: Lost[]
  locked?: Locked
}

const votesFor = (ballot: string, by: Slot, on = ''): Claim => ({
  is: 'fact',
  kind: 'votesFor',
  of: on,
  other: by,
  values: { ballot },
})

export const voteOf = ({ id, by, for: on }: Ballot): Reason => all(votesFor(id, by, on), { rule: 'GORNY-V1' })

/** A ballot as so many votes as its voter has (`votes(2)`). */
export function votesOf(walk: Walk, ballot: Ballot): Reason[] {
  const { id, by, for: on } = ballot
  const vote = voteOf(ballot)
  const more = Array.from({ length: weightOf(walk.catalogue, walk.seat(by)) - 1 }, (_, nth) =>
    all(
      { is: 'fact', kind: 'votesAgain', of: on!, other: by, values: { ballot: id, nth: nth + 2 } },
      { rule: 'votes' },
      [vote],
    ),
  )
  return [vote, ...more]
}

/** Everything cast by hand and in posts, in the order received, and attempts in posts that are no votes. */
export function collected(walk: Walk): { turns: readonly Turn[]; attempts: Reason[] } {
  const { turns, read } = cast(walk.system, walk.game, walk.phase)
  const { uncounted, unresolved } = read
  const attempt = (by: Slot, text: string, why: Says, rule: string): Reason =>
    all(
      { is: 'fact', kind: 'attempt', of: '', other: by, values: { text } },
      { rule },
      [],
      [all({ is: 'fact', kind: why, of: '' }, { rule })],
    )
  // A name in doubt waits for the host, who enters the vote himself; it is never guessed.
  const meant = unresolved.map((doubt, nth) => ({ ...doubt, on: answerTo(walk, nth) }))
  const open = meant.filter(({ on }) => on === undefined)
  if (open.length) walk.notice('votedName', 'GORNY-V2')
  const placed = meant.reduce<readonly Turn[]>(
    (all, { on, by, post, index, place }) =>
      on === undefined
        ? all
        : amongPosts(
            all,
            { id: `${post}:${place.start}`, by, for: on, post },
            read.ballots.filter(other => other.index > index).map(({ post }) => post),
          ),
    turns,
  )
  return {
    turns: exactly(walk, placed),
    attempts: [
      ...uncounted.map(({ by, text, why }) => attempt(by, text, why, 'GORNY-V1')),
      ...open.map(({ by, text }) => attempt(by, text, 'nameInDoubt', 'GORNY-V2')),
    ],
  }
}

/** Unvotes with a name in doubt as the host answered for them, in the order received; the others wait for him. */
function exactly(walk: Walk, turns: readonly Turn[]): readonly Turn[] {
  let nth = 0
  const meant = turns.map((turn): Turn => {
    if (!('ballot' in turn) || turn.ballot.inexactly === undefined) return turn
    const of = answerTo(walk, nth++, 'unvotedName')
    const { inexactly: _, ...ballot } = turn.ballot
    return of === undefined ? turn : { ballot: { ...ballot, of } }
  })
  if (meant.some(turn => 'ballot' in turn && turn.ballot.inexactly !== undefined))
    walk.notice('unvotedName', 'GORNY-V2')
  return meant
}

/** Whom the host named for what is in doubt, in the order of the posts. */
function answerTo(walk: Walk, nth: number, prompt: 'votedName' | 'unvotedName' = 'votedName'): Slot | undefined {
  const answer = walk.phase.answers[prompt]?.[nth]
  return answer !== undefined && walk.isSomebody(answer) ? answer : undefined
}

/** A ballot before those of later posts. */
function amongPosts(turns: readonly Turn[], ballot: Ballot, later: readonly string[]): Turn[] {
  const at = turns.findIndex(turn => 'ballot' in turn && later.includes(turn.ballot.post ?? ''))
  return at < 0 ? [...turns, { ballot }] : [...turns.slice(0, at), { ballot }, ...turns.slice(at)]
}

/**
 * Goes through the ballots as they came: changed, taken back, not counted. Each is judged by those living when it came
 * (GORNY-V4): who is removed later takes his votes with him and those for him, and neither makes a lock nor opens one.
 */
export function read(walk: Walk, turns: readonly Turn[]): Read {
  const standing = new Map<Slot, Ballot>()
  const refused: Refused[] = []
  const givenUp: Lost[] = []
  const gone = new Set<Slot>()
  let locked: Locked | undefined
  const living = (): Slot[] =>
    walk
      .living()
      .map(({ slot }) => slot)
      .filter(slot => !gone.has(slot))
  for (const turn of turns) {
    if ('removed' in turn) {
      gone.add(turn.removed)
      if (locked?.who === turn.removed) locked = undefined
      for (const ballot of [...standing.values()]) {
        const lost = uncounted(walk, ballot, living())
        if (!lost) continue
        refused.push({ ballot, ...lost })
        standing.delete(ballot.by)
      }
      continue
    }
    const { ballot } = turn
    const before = standing.get(ballot.by)
    const wrong =
      uncounted(walk, ballot, living()) ?? inDoubt(ballot) ?? notTheirs(ballot, before) ?? bound(ballot, before, locked)
    if (wrong) {
      refused.push({ ballot, ...wrong })
      continue
    }
    standing.delete(ballot.by)
    if (before && before.for !== ballot.for) givenUp.push({ ballot: before, reason: replacedBy(before, ballot) })
    if (ballot.for === undefined) continue
    standing.set(ballot.by, ballot)
    if (before?.for !== ballot.for) locked ??= lockOn(walk, ballot.for, standing, majorityOf(living().length))
  }
  return { standing: [...standing.values()], refused, givenUp, ...(locked && { locked }) }
}

/** Somebody who has more votes than a majority of those living now (GORNY-V4). */
function lockOn(walk: Walk, who: Slot, standing: ReadonlyMap<Slot, Ballot>, needed: number): Locked | undefined {
  const votes = [...standing.values()].filter(ballot => ballot.for === who).flatMap(ballot => votesOf(walk, ballot))
  const reason = least(
    needed + 1,
    { is: 'fact', kind: 'locked', of: who, values: { needed: needed + 1 } },
    { rule: 'GORNY-V4' },
    votes,
  )
  return votes.length > needed ? { who, reason } : undefined
}

/** A vote that its voter took back, or gave to somebody else (GORNY-V1). */
const replacedBy = ({ id, by, for: on }: Ballot, later: Ballot): Reason =>
  all(
    votesFor(id, by, on),
    { rule: 'GORNY-V1' },
    [],
    [
      all(
        later.for === undefined
          ? { is: 'fact', kind: 'tookBack', of: by, other: on! }
          : { is: 'fact', kind: 'votedOn', of: later.for, other: by },
        { rule: 'GORNY-V1' },
      ),
    ],
  )

type Wrong = Omit<Refused, 'ballot'>

/** Why a ballot counts for nothing whatever the others are. */
function uncounted(walk: Walk, ballot: Ballot, living: readonly Slot[]): Wrong | undefined {
  const wrong = (kind: Says, of: string, rule = 'GORNY-V1', because: readonly Reason[] = []): Wrong[] => {
    const why: Claim = { is: 'fact', kind, of }
    const against = all(why, { rule }, because)
    const cast: Claim =
      ballot.for === undefined
        ? { is: 'fact', kind: 'unvoted', of: ballot.by, values: { ballot: ballot.id } }
        : votesFor(ballot.id, ballot.by, ballot.for)
    const reason = all(cast, { rule: 'GORNY-V1' }, [], [against])
    return reason.holds ? [] : [{ rule, why, reason }]
  }
  const stump = stumpOf(walk, ballot.by)
  return [
    ...(living.includes(ballot.by) ? [] : wrong('deadVoter', ballot.by)),
    ...(stump ? wrong('voteless', ballot.by, 'GORNY-N8', [stump.why]) : []),
    ...(weightOf(walk.catalogue, walk.seat(ballot.by)) ? [] : wrong('voteless', ballot.by, 'votes')),
    ...(isLate(ballot, walk.phase) ? wrong('lateVote', ballot.by) : []),
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

const takesBack = (ballot: string, by: Slot, of: Slot): Claim => ({
  is: 'fact',
  kind: 'takenBack',
  of,
  other: by,
  values: { ballot },
})
