/** What was cast in a day, one after the other, and what in its posts is no vote. */
import type { RuleId, SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { cast, type Turn } from '../cast.ts'
import type { Ballot } from '../../journal/state.ts'
import { votesFor } from './votes.ts'
import { all, type Cites, type Says, type Voting } from './vocabulary.ts'

/** Everything cast by hand and in posts, in the order received, and attempts in posts that are no votes. */
export function collected(
  run: Voting,
  cites: Pick<Cites, 'ballot' | 'name'>,
  from?: 'post' | 'count',
): { turns: readonly Turn[]; attempts: Reason[] } {
  const { turns, read, settled, undated } = cast(run.system, run.game, run.phase, from)
  const { uncounted, unresolved } = read
  const attempt = (by: SeatId, text: string, why: Says, rule: string): Reason =>
    all(
      { is: 'fact', kind: 'attempt', of: '', other: by, values: { text } },
      { rule },
      [],
      [all({ is: 'fact', kind: why, of: '' }, { rule })],
    )
  // A name in doubt waits for the host, who enters the vote himself; one that counts meanwhile waits to be confirmed.
  const meant = unresolved.map((doubt, nth) => ({ ...doubt, on: answerTo(run, nth) }))
  const open = meant.filter(({ on }, nth) => on === undefined && !settled.has(unresolved[nth]!))
  // What was entered for a post without a time may have been for something else.
  const timed = new Set((run.phase.posts ?? []).flatMap(({ id, at }) => (at === undefined ? [] : [id])))
  if (open.length || meant.some(({ on, post }) => on === undefined && !timed.has(post)))
    run.notice('votedName', cites.name)
  if (undated.length) run.notice('voteUndated', cites.ballot)
  const placed = meant.reduce<readonly Turn[]>(
    (all, { on, by, post, index, place }) =>
      on === undefined
        ? all
        : amongPosts(
            all,
            { id: `${post}:${place.start}`, by, for: on, post },
            read.ballots.filter(other => other.index > index).map(({ post }) => post),
          ),
    turns.filter(turn => !('ballot' in turn && isAnswered(turn.ballot, meant))),
  )
  return {
    turns: exactly(run, placed, cites.name),
    attempts: [
      ...uncounted.map(({ by, text, why }) => attempt(by, text, why, cites.ballot)),
      ...open
        .filter(({ likely }) => likely === undefined)
        .map(({ by, text }) => attempt(by, text, 'nameInDoubt', cites.name)),
      ...undated.map(({ id, by, for: on, nobody }) =>
        all(
          on === undefined && !nobody
            ? { is: 'fact', kind: 'unvoted', of: by, values: { ballot: id } }
            : votesFor(id, by, on),
          { rule: cites.ballot },
          [],
          [all({ is: 'fact', kind: 'timeUnknown', of: '' }, { rule: cites.ballot })],
        ),
      ),
    ],
  }
}

/** Whether the host has said whom a ballot is for that counts until then. */
const isAnswered = (
  { likely, by, post }: Ballot,
  meant: readonly { on: SeatId | undefined; by: SeatId; post: string; name: string }[],
): boolean =>
  likely !== undefined
  && meant.some(one => one.on !== undefined && one.by === by && one.post === post && one.name === likely)

/** Unvotes with a name in doubt as the host answered for them, in the order received; the others wait for him. */
function exactly(run: Voting, turns: readonly Turn[], rule: RuleId): readonly Turn[] {
  let nth = 0
  const meant = turns.map((turn): Turn => {
    if (!('ballot' in turn) || turn.ballot.inexactly === undefined) return turn
    const of = answerTo(run, nth++, 'unvotedName')
    const { inexactly: _, ...ballot } = turn.ballot
    return of === undefined ? turn : { ballot: { ...ballot, of } }
  })
  if (meant.some(turn => 'ballot' in turn && turn.ballot.inexactly !== undefined)) run.notice('unvotedName', rule)
  return meant
}

/** Whom the host named for what is in doubt, in the order of the posts. */
function answerTo(run: Voting, nth: number, prompt: 'votedName' | 'unvotedName' = 'votedName'): SeatId | undefined {
  const answer = run.phase.answers[prompt]?.[nth]
  return answer !== undefined && run.isSomebody(answer) ? answer : undefined
}

/** A ballot before those of later posts. */
function amongPosts(turns: readonly Turn[], ballot: Ballot, later: readonly string[]): Turn[] {
  const at = turns.findIndex(turn => 'ballot' in turn && later.includes(turn.ballot.post ?? ''))
  return at < 0 ? [...turns, { ballot }] : [...turns.slice(0, at), { ballot }, ...turns.slice(at)]
}
