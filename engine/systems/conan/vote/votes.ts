/**
 * The tally of a day: whose ballots count, and what was done to the totals. Each step keeps the totals before and after it
 * (CONAN-V1, V2, V7, V11 to V13, K4, K8, A7). Who is lynched by them is in `lynch.ts`.
 */
import type { Ballot } from '../../../journal/state.ts'
import { seatOf } from '../../../journal/state.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { cast as castIn } from '../../../vote/cast.ts'
import { Count, lastOf } from '../../../vote/tally.ts'
import { minutesMissed } from '../deadlines.ts'
import { bar, freedToday, whyLost, whyNoVote, whyNotFor, type Bar } from './ballots.ts'
import { drawers } from '../../../resolve/sequence/drawer.ts'
import { all, any, type Claim, type Said, type Says, type Walk } from '../vocabulary.ts'

const voteOf = (kind: 'votes' | 'voteCounts' | 'voteLost', { by, for: target }: Ballot): Claim => ({
  is: 'fact',
  kind,
  of: by,
  ...(target !== undefined && { other: target }),
})

/** Everything that counts towards the totals is known now: the tally. */
export function countVotes(walk: Walk): void {
  const voters = walk.game.seats.filter(({ alive }) => alive).map(({ slot }) => slot)
  const count = new Count<Says>({ players: voters })
  const votes = castVotes(walk, ballotsOf(walk, count))
  const cast = votes.map(({ vote }) => vote)
  const wereCast: Claim = { is: 'fact', kind: 'votesCast', of: '', values: { votes: cast.length } }
  count.step('cast', 'CONAN-V1', any(wereCast, { rule: 'CONAN-V1', also: ['CONAN-OD8'] }, cast), ({ players }) => {
    for (const { vote, ballot } of votes) if (vote.holds) players[ballot.for] = (players[ballot.for] ?? 0) + 1
  })
  for (const vote of votes) loseVote(count, vote)
  weigh(walk, count, 'accompanied', 'CONAN-K4', -1)
  weigh(walk, count, 'accused', 'CONAN-V13', walk.option<number>('accusation.weight'))
  for (const [of, total] of Object.entries(count.totals.players))
    if (total < 0)
      count.step('floor', 'CONAN-V11', walk.given({ is: 'fact', kind: 'belowNothing', of }, 'CONAN-V11'), totals => {
        totals.players[of] = 0
      })
  walk.tally = count.result()
}

/** Every ballot that was cast by somebody who may vote, for somebody who may be voted for: the last of each voter. */
function ballotsOf(walk: Walk, count: Count<Says>): (Ballot & { for: Slot })[] {
  const mayNotTakeBack = walk.option<boolean>('vote.abstain') === false
  const valid = castIn(walk.system, walk.game, walk.phase).ballots.filter(ballot => {
    const refused =
      refusal(walk, ballot)
      ?? (ballot.for === undefined && mayNotTakeBack ? bar('CONAN-A7', 'voteKept', ballot.by) : undefined)
    if (refused) count.uncounted(ballot.id, refused.rule, refused.why)
    return !refused
  })
  const last = lastOf(valid)
  for (const { id, by } of valid.filter(ballot => !last.includes(ballot)))
    count.uncounted(id, 'CONAN-A1', { is: 'fact', kind: 'voteReplaced', of: by })
  for (const { id, by } of last.filter(ballot => ballot.for === undefined))
    count.uncounted(id, 'CONAN-A7', { is: 'fact', kind: 'voteTakenBack', of: by })
  return last.filter((ballot): ballot is Ballot & { for: Slot } => ballot.for !== undefined)
}

/** Why a ballot never entered. One that does not enter displaces nothing (CONAN-A3). */
function refusal(walk: Walk, ballot: Ballot): Bar | undefined {
  const minutes = minutesMissed(walk.game, walk.phase, ballot.at, 'deadline.actions')
  return (
    (minutes === undefined ? undefined : bar('CONAN-PH3', 'lateVote', ballot.by, { minutes }))
    ?? whyNoVote(walk, ballot.by)
    ?? (ballot.for === undefined ? undefined : whyNotFor(walk, ballot.by, ballot.for))
  )
}

/** A vote that was cast. `lost`: everything that was to cost it; `counts`: that it still counts after that. */
export interface CastVote {
  ballot: Ballot & { for: Slot }
  vote: Reason
  lost: readonly Said[]
  counts: Reason
}

const kept = drawers<readonly CastVote[]>()

/** The votes of this day, whatever became of them. */
export const votesCast = (walk: Walk): readonly CastVote[] => kept(walk, 'votes', () => [])

function castVotes(walk: Walk, cast: readonly (Ballot & { for: Slot })[]): readonly CastVote[] {
  const divided = new Set(cast.filter(({ by }) => isMember(walk, by)).map(ballot => ballot.for)).size > 1
  const right = (by: Slot): RuleId =>
    hasCondition(walk, by) ? 'CONAN-V12' : divided && isMember(walk, by) ? 'CONAN-B8' : 'CONAN-S2'
  return kept(walk, 'votes', () =>
    cast.map((ballot): CastVote => {
      const vote = all(voteOf('votes', ballot), { rule: right(ballot.by) }, freedToday(walk, ballot.by))
      const lost = whyLost(walk, ballot.by)
      const counts = lost.length ? all(voteOf('voteCounts', ballot), { rule: 'CONAN-V2' }, [vote], lost) : vote
      return { ballot, vote, lost, counts }
    }),
  )
}

const hasCondition = (walk: Walk, slot: Slot): boolean =>
  (['injured', 'suspended'] as const).some(kind => walk.ledger.found({ kind, of: slot, when: 'soFar' }).length)
const isMember = (walk: Walk, slot: Slot): boolean => walk.seat(slot).faction === 'bo'

/** Votes that were cast and do not count: of the arrested and poisoned, the hindered, the frightened, the insulted. */
function loseVote(count: Count<Says>, { ballot, vote, lost, counts }: CastVote): void {
  const because = lost.find(({ holds }) => holds)
  const rule = because?.rule ?? 'CONAN-V7'
  if (lost.length)
    count.step('lost', rule, any(voteOf('voteLost', ballot), { rule }, lost), ({ players }) => {
      if (vote.holds) players[ballot.for]! -= 1
    })
  if (counts.holds) count.counted(ballot.id)
  else if (vote.holds) count.uncounted(ballot.id, rule, because?.claim ?? voteOf('voteLost', ballot))
}

/** What was done to the totals of one player; what was tried and failed is a step that changes nothing. */
function weigh(walk: Walk, count: Count<Says>, kind: 'accompanied' | 'accused', rule: RuleId, weight: number): void {
  for (const fact of walk.ledger.attempts({ kind, when: 'soFar', where: ({ phase }) => phase === undefined })) {
    if (seatOf(walk.game, fact.of)?.alive)
      count.step(kind, rule, walk.ledger.standing(fact, 'soFar'), ({ players }) => {
        players[fact.of] = (players[fact.of] ?? 0) + weight
      })
  }
}
