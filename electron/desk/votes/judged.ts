/** What became of every ballot: judged once for a resolved phase, for whatever is shown of it. */
import type { Outcome, Uncounted } from '../../../engine/journal/outcome.ts'
import type { Ballot } from '../../../engine/journal/state.ts'
import { cast, type Cast } from '../../../engine/vote/cast.ts'
import type { BallotView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'

/** `wrong`: what keeps it from counting, and which rule says so. */
export interface Judged {
  ballot: Ballot
  standing: BallotView['standing']
  wrong?: Uncounted
}

/** `ballots`: in the order received, those taken back by hand first; `read`: what was found in the posts. */
export interface Votes {
  ballots: readonly Judged[]
  read: Cast['read']
  settled: Cast['settled']
  /** What waits for the host: of whoever has a vote, and not settled by hand. */
  doubts: Cast['read']['unresolved']
  /** Of which nobody knows whether they came in time. */
  undated: readonly Ballot[]
  /** What reads as a vote and is none, as the host says. */
  denied: readonly Ballot[]
}

/** @returns the very same for the same phase */
export function votesOf(here: ResolvedPhase): Votes {
  const { system, game, phase, outcome } = here
  const known = judged.get(outcome)
  if (known) return known
  const { written, read, settled, undated, denied } = cast(system, game, phase)
  const idle = voteless(here)
  const withdrawn = (phase.ballots ?? [])
    .filter(ballot => ballot.withdrawn)
    .map((ballot): Judged => ({ ballot, standing: 'withdrawn' }))
  const doubts = read.unresolved.filter(one => !settled.has(one) && !idle.has(one.by))
  const made = { ballots: [...withdrawn, ...judge(written, outcome)], read, settled, doubts, undated, denied }
  judged.set(outcome, made)
  return made
}

/** Who has no vote, whatever they write: nothing of theirs is to be settled. */
export function voteless({ system: { votes }, game, phase, outcome }: ResolvedPhase): ReadonlySet<string> {
  const dead = votes?.deadToo ? [] : game.seats.filter(({ alive }) => !alive)
  return new Set([...dead, ...(votes?.voteless?.(game, phase, outcome) ?? [])].map(({ slot }) => slot))
}

/** By what the phase came to: in which language it is said changes nothing. */
const judged = new WeakMap<Outcome, Votes>()

/**
 * From the last one back: a ballot is replaced by any later one of its voter with which nothing is wrong, and where it does
 * not count though nothing is wrong with it either, by one that only took it back: a vote for a dead player may.
 */
function judge(ballots: readonly Ballot[], { tally }: Outcome): Judged[] {
  const counted = new Set(tally?.counted)
  const uncounted = new Map((tally?.uncounted ?? []).map(one => [one.ballot, one]))
  const [later, after] = [new Set<string>(), new Set<string>()]
  return ballots
    .toReversed()
    .map((ballot): Judged => {
      const wrong = uncounted.get(ballot.id)
      const replaced = later.has(ballot.by)
      const followed = after.has(ballot.by)
      if (!wrong) later.add(ballot.by)
      after.add(ballot.by)
      if (counted.has(ballot.id)) return { ballot, standing: isVote(ballot) ? 'counts' : 'takesBack' }
      if (wrong) return { ballot, standing: replaced ? 'replaced' : 'void', wrong }
      if (replaced) return { ballot, standing: 'replaced' }
      if (!isVote(ballot)) return { ballot, standing: 'takesBack' }
      if (!tally) return { ballot, standing: 'counts' }
      return { ballot, standing: followed ? 'replaced' : 'void' }
    })
    .toReversed()
}

/** Whether a ballot votes for anything, or for nobody as a choice. One that does not takes the voter's ballot back. */
export const isVote = ({
  for: on,
  nobody,
  family,
  individual,
}: Pick<Ballot, 'for' | 'nobody' | 'family' | 'individual'>): boolean =>
  on !== undefined || nobody === true || family !== undefined || individual !== undefined

/** Ballots that vote for something and count. */
export const standing = ({ ballots }: Votes): Ballot[] =>
  ballots.flatMap(one => (one.standing === 'counts' ? one.ballot : []))

/** Whether a day is over: locked, or ended by a vote. */
export const isOver = ({ locked, outcome: { tally } }: Pick<ResolvedPhase, 'locked' | 'outcome'>): boolean =>
  locked || tally?.ended === true

/** Whether a vote is counted in secret: its count is the host's until the day is over. */
export const isSecret = ({ outcome }: Pick<ResolvedPhase, 'outcome'>): boolean =>
  outcome.tells.some(({ kind, values }) => kind === 'tally' && values.row === 'secret')
