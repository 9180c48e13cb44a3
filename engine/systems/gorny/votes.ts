/** The vote of a day: who has how many, who is locked, and who is lynched for it. */
import { drawers } from '../../resolve/sequence/drawer.ts'
import { cast } from '../../vote/cast.ts'
import { majorityOf } from '../../vote/standing.ts'
import { Count, isLate, top } from '../../vote/tally.ts'
import type { Ballot } from '../../journal/state.ts'
import type { Slot } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { all, any, least, type Claim, type Says, type Walk } from './vocabulary.ts'

interface Refused {
  ballot: Ballot
  rule: string
  why: Claim
  reason: Reason
}
/** A vote that counts for nothing in the end. */
type Lost = Pick<Refused, 'ballot' | 'reason'>
/** Ballots that stand at the end, in the order cast; those that count for nothing; votes given up for a later one. */
interface Read {
  standing: Ballot[]
  refused: Refused[]
  givenUp: Lost[]
  locked?: { who: Slot; reason: Reason }
}

/** Counts the day's vote, and lynches who is to be lynched. */
export function countVotes(walk: Walk): void {
  const living = walk
    .living()
    .map(({ slot }) => slot)
    .filter(slot => !walk.phase.removed.some(({ who }) => who === slot))
  const needed = majorityOf(living.length)
  const { ballots, attempts } = collected(walk)
  const { standing, refused, givenUp, locked } = read(walk, ballots, living, needed)
  const counted = standing.map(ballot => ({ ballot, reason: voteOf(ballot) }))
  const on = (slot: Slot): Reason[] => counted.filter(({ ballot }) => ballot.for === slot).map(({ reason }) => reason)

  const count = new Count<Says>({ players: living })
  for (const { ballot, reason } of counted)
    walk.put({ kind: 'vote', of: ballot.for!, by: ballot.by, why: reason, rule: 'GORNY-V1' })
  for (const ballot of standing) count.counted(ballot.id)
  for (const { ballot, rule, why } of refused) count.uncounted(ballot.id, rule, why)
  count.step(
    'votes',
    'GORNY-V1',
    all(
      { is: 'fact', kind: 'votesIn', of: '', values: { count: counted.length } },
      { rule: 'GORNY-V1' },
      counted.map(({ reason }) => reason),
    ),
    totals => {
      for (const { ballot } of counted) totals.players[ballot.for!]! += 1
    },
  )
  for (const { ballot, rule, reason } of refused) count.step(`refused:${ballot.id}`, rule, reason)
  for (const [index, reason] of attempts.entries()) count.step(`attempt:${index + 1}`, reason.rule, reason)

  const voted = living.filter(slot => on(slot).length || locked?.who === slot)
  const majorities = new Map(
    voted.map(slot => [
      slot,
      majority(slot, needed, withLost(slot, needed, on(slot), [...refused, ...givenUp]), locked),
    ]),
  )
  for (const [slot, reason] of majorities) count.step(`majority:${slot}`, 'GORNY-V3', reason)
  if (locked) count.step('lock', 'GORNY-V4', locked.reason)

  const lynched = voted.filter(slot => majorities.get(slot)!.holds)
  const wanted = lynched.length ? [] : wantedWithout(walk, count)
  for (const slot of voted) {
    const reason = wanted.length
      ? any({ is: 'fact', kind: 'lynched', of: slot }, { rule: 'GORNY-V5' }, [
          deadline(walk, slot, wanted, on),
          majorities.get(slot)!,
        ])
      : all({ is: 'fact', kind: 'lynched', of: slot }, { rule: 'GORNY-V3' }, [majorities.get(slot)!])
    if (wanted.length) count.step(`deadline:${slot}`, 'GORNY-V5', reason)
    walk.dies(slot, reason, reason.rule, { cause: 'lynched' })
    if (reason.holds) walk.lynched.push(slot)
  }
  walk.tally = count.result({ needed, ...(locked && { locked: locked.who }) })
}

const votesFor = (ballot: string, by: Slot, on = ''): Claim => ({
  is: 'fact',
  kind: 'votesFor',
  of: on,
  other: by,
  values: { ballot },
})

const voteOf = ({ id, by, for: on }: Ballot): Reason => all(votesFor(id, by, on), { rule: 'GORNY-V1' })

/** Everything cast by hand and in posts, in the order received, and attempts in posts that are no votes. */
function collected(walk: Walk): { ballots: readonly Ballot[]; attempts: Reason[] } {
  const { ballots, read } = cast(walk.system, walk.game, walk.phase)
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
  const placed = meant.reduce<readonly Ballot[]>(
    (all, { on, by, post, index, place }) =>
      on === undefined
        ? all
        : amongPosts(
            all,
            { id: `${post}:${place.start}`, by, for: on, post },
            read.ballots.filter(other => other.index > index).map(({ post }) => post),
          ),
    ballots,
  )
  return {
    ballots: placed,
    attempts: [
      ...uncounted.map(({ by, text, why }) => attempt(by, text, why, 'GORNY-V1')),
      ...open.map(({ by, text }) => attempt(by, text, 'nameInDoubt', 'GORNY-V2')),
    ],
  }
}

/** Whom the host named for a vote in doubt, in the order of the posts. */
function answerTo(walk: Walk, nth: number): Slot | undefined {
  const answer = walk.phase.answers.votedName?.[nth]
  return answer !== undefined && walk.isSomebody(answer) ? answer : undefined
}

/** A ballot before those of later posts. */
function amongPosts(all: readonly Ballot[], ballot: Ballot, later: readonly string[]): Ballot[] {
  const at = all.findIndex(({ post }) => post !== undefined && later.includes(post))
  return at < 0 ? [...all, ballot] : [...all.slice(0, at), ballot, ...all.slice(at)]
}

/** Goes through the ballots as they came: changed, taken back, not counted; and whether one of them locks somebody. */
function read(walk: Walk, ballots: readonly Ballot[], living: readonly Slot[], needed: number): Read {
  const standing = new Map<Slot, Ballot>()
  const refused: Refused[] = []
  const givenUp: Lost[] = []
  let locked: Read['locked']
  for (const ballot of ballots) {
    const wrong =
      uncounted(walk, ballot, living)
      ?? (locked && standing.get(ballot.by)?.for === locked.who && ballot.for !== locked.who
        ? boundBy(ballot, locked)
        : undefined)
    if (wrong) {
      refused.push({ ballot, ...wrong })
      continue
    }
    const before = standing.get(ballot.by)
    standing.delete(ballot.by)
    if (before && before.for !== ballot.for) givenUp.push({ ballot: before, reason: replacedBy(before, ballot) })
    if (ballot.for === undefined) continue
    standing.set(ballot.by, ballot)
    const votes = [...standing.values()].filter(({ for: on }) => on === ballot.for)
    if (before?.for === ballot.for || locked || votes.length <= needed) continue
    locked = {
      who: ballot.for,
      reason: least(
        needed + 1,
        { is: 'fact', kind: 'locked', of: ballot.for, values: { needed: needed + 1 } },
        { rule: 'GORNY-V4' },
        votes.map(voteOf),
      ),
    }
  }
  return { standing: [...standing.values()], refused, givenUp, ...(locked && { locked }) }
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
    const reason = all(votesFor(ballot.id, ballot.by, ballot.for), { rule: 'GORNY-V1' }, [], [against])
    return reason.holds ? [] : [{ rule, why, reason }]
  }
  const stump = walk.passive(ballot.by, 'stump')
  return [
    ...(living.includes(ballot.by) ? [] : wrong('deadVoter', ballot.by)),
    ...(stump ? wrong('voteless', ballot.by, 'GORNY-N8', [stump.why]) : []),
    ...(isLate(ballot, walk.phase) ? wrong('lateVote', ballot.by) : []),
    ...(ballot.for === undefined || living.includes(ballot.for) ? [] : wrong('deadTarget', ballot.for)),
  ][0]
}

/** A vote on who is locked is not taken back (GORNY-V4). */
const boundBy = (ballot: Ballot, { who, reason }: NonNullable<Read['locked']>): Wrong => ({
  rule: 'GORNY-V4',
  why: { is: 'fact', kind: 'bound', of: who },
  reason: all(
    { is: 'fact', kind: 'takenBack', of: who, other: ballot.by, values: { ballot: ballot.id } },
    { rule: 'GORNY-V4' },
    [],
    [reason],
  ),
})

/** The votes for somebody; of those who gave theirs up or have none too, where these would have made the majority. */
function withLost(slot: Slot, needed: number, votes: readonly Reason[], lost: readonly Lost[]): readonly Reason[] {
  const voters = new Set(votes.map(({ claim }) => ('other' in claim ? claim.other : undefined)))
  const missing = new Map(
    lost
      .filter(({ ballot }) => ballot.for === slot && !voters.has(ballot.by))
      .map(({ ballot, reason }) => [ballot.by, reason]),
  )
  return votes.length + missing.size < needed ? votes : [...votes, ...missing.values()]
}

function majority(slot: Slot, needed: number, votes: readonly Reason[], locked: Read['locked']): Reason {
  const reached = least(
    needed,
    { is: 'fact', kind: 'majority', of: slot, values: { needed } },
    { rule: 'GORNY-V3' },
    votes,
  )
  return locked?.who === slot
    ? any({ is: 'fact', kind: 'condemned', of: slot }, { rule: 'GORNY-V4' }, [reached, locked.reason])
    : reached
}

/** Who is lynched without a majority (GORNY-V5): those with the most votes, where they are enough and a tie allows. */
function wantedWithout(walk: Walk, { totals }: Count): Slot[] {
  if (walk.option('deadline') !== 'plurality') return []
  return top(totals.players)
}

/** The most votes are enough: for one alone, or for several as the tie is broken. */
function deadline(walk: Walk, slot: Slot, wanted: readonly Slot[], on: (slot: Slot) => Reason[]): Reason {
  const mostOf = (one: Slot): Reason => {
    const claim: Claim = { is: 'fact', kind: 'mostVotes', of: one, values: { count: on(one).length } }
    return all(claim, { rule: 'GORNY-V5' }, on(one), wanted.includes(one) ? [] : wanted.map(mostOf))
  }
  const most = mostOf(slot)
  const rivals = wanted.filter(one => one !== slot).map(mostOf)
  if (wanted.length < 2 || !most.holds) return most
  const tied: Claim = { is: 'fact', kind: 'tied', of: slot, values: { count: wanted.length } }
  const amongSeveral = { rule: 'GORNY-V5', notes: [{ claim: tied, rule: 'GORNY-V5' }] }
  switch (walk.option('tie')) {
    case 'all':
      return all({ is: 'fact', kind: 'tiedAll', of: slot }, amongSeveral, [most])
    case 'random':
      return all(
        { is: 'fact', kind: 'drawn', of: slot },
        amongSeveral,
        [most],
        drawn(walk, wanted) === slot
          ? []
          : [any({ is: 'fact', kind: 'notDrawn', of: slot }, { rule: 'GORNY-V5' }, rivals)],
      )
    default:
      return all(
        { is: 'fact', kind: 'mostAlone', of: slot },
        { rule: 'GORNY-V5' },
        [most],
        [any(tied, { rule: 'GORNY-V5' }, rivals)],
      )
  }
}

const draws = drawers<Slot>()

/** One draw for a tie. */
function drawn(walk: Walk, wanted: readonly Slot[]): Slot {
  return draws(walk, 'tie', () => walk.draw('tie', wanted[0]!, wanted)!)
}
