/**
 * The lynch vote of a day: whose ballots count, what Kazuha and accusers do to the totals, and who is lynched. Each step
 * keeps the totals before and after it (CONAN-V1 to V15, K3, K4, K8, K9, A7).
 */
import type { Ballot } from '../../../game/state.ts'
import { seatOf } from '../../../game/state.ts'
import type { Effect } from '../../../resolve/sequence/rulings.ts'
import type { Walk } from '../../../resolve/sequence/walk.ts'
import type { Claim, RuleId, Slot } from '../../../why/claim.ts'
import { all, any, type Reason } from '../../../why/reason.ts'
import { cast as castIn } from '../../../vote/cast.ts'
import { Count, lastOf } from '../../../vote/tally.ts'
import { closesBefore } from './deadlines.ts'
import { freedToday, whyLost, whyNoVote, whyNotFor } from './ballots.ts'

const vote = (kind: string, { by, for: target }: Ballot): Claim => ({
  is: 'fact',
  kind,
  of: by,
  ...(target !== undefined && { other: target }),
})

/** Everything that counts towards the totals is known now: the tally. */
export function countVotes(walk: Walk): void {
  const voters = walk.game.seats.filter(({ alive }) => alive).map(({ slot }) => slot)
  const count = new Count({ players: voters })
  const cast = ballotsOf(walk, count)
  count.step('cast', 'CONAN-V1', castReason(walk, cast), ({ players }) => {
    for (const { for: target } of cast) players[target!] = (players[target!] ?? 0) + 1
  })
  loseVotes(walk, count, cast)
  weigh(walk, count, 'accompanied', 'CONAN-K4', -1)
  weigh(walk, count, 'accused', 'CONAN-V13', walk.option<number>('accusation.weight'))
  const below = Object.entries(count.totals.players)
    .filter(([, total]) => total < 0)
    .map(([slot]) => slot)
  if (below.length) {
    const why = all(
      { is: 'fact', kind: 'belowNothing', of: below[0]! },
      { rule: 'CONAN-V11' },
      below.map(of => walk.given({ is: 'fact', kind: 'belowNothing', of }, 'CONAN-V11')),
    )
    count.step('floor', 'CONAN-V11', why, ({ players }) => {
      for (const slot of below) players[slot] = 0
    })
  }
  walk.tally = count.result()
}

/** Every ballot that was cast by somebody who may vote, for somebody who may be voted for: the last of each voter. */
function ballotsOf(walk: Walk, count: Count): (Ballot & { for: Slot })[] {
  const mayNotTakeBack = walk.option<boolean>('vote.abstain') === false
  const valid = castIn(walk.system, walk.game, walk.phase).ballots.filter(ballot => {
    const refused =
      refusal(walk, ballot)
      ?? (ballot.for === undefined && mayNotTakeBack
        ? { rule: 'CONAN-A7', says: 'a vote cannot be taken back here' }
        : undefined)
    if (refused) count.uncounted(ballot.id, refused.rule, refused.says)
    return !refused
  })
  const last = lastOf(valid)
  for (const { id } of valid.filter(ballot => !last.includes(ballot)))
    count.uncounted(id, 'CONAN-A1', 'replaced by a later one')
  for (const { id } of last.filter(ballot => ballot.for === undefined))
    count.uncounted(id, 'CONAN-A7', 'it takes the vote back')
  return last.filter((ballot): ballot is Ballot & { for: Slot } => ballot.for !== undefined)
}

/** Why a ballot never entered. One that does not enter displaces nothing (CONAN-A3). */
function refusal(walk: Walk, ballot: Ballot): { rule: RuleId; says: string } | undefined {
  const late = closesBefore(walk.game, walk.phase, ballot.at, 'deadline.actions')
  return (
    late
    ?? whyNoVote(walk, ballot.by)
    ?? (ballot.for === undefined ? undefined : whyNotFor(walk, ballot.by, ballot.for))
  )
}

function castReason(walk: Walk, cast: readonly Ballot[]): Reason {
  const divided = new Set(memberVotes(walk, cast)).size > 1
  const right = (by: Slot): RuleId =>
    hasCondition(walk, by) ? 'CONAN-V12' : divided && isMember(walk, by) ? 'CONAN-B8' : 'CONAN-S2'
  const each = cast.map(ballot => all(vote('votes', ballot), { rule: right(ballot.by) }, freedToday(walk, ballot.by)))
  return all({ is: 'fact', kind: 'votesCast', of: '', values: { votes: cast.length } }, { rule: 'CONAN-OD8' }, [
    all({ is: 'fact', kind: 'everybodyVotes', of: '' }, { rule: 'CONAN-V1' }, each),
  ])
}

const hasCondition = (walk: Walk, slot: Slot): boolean =>
  ['injured', 'suspended'].some(kind => walk.ledger.found({ kind, of: slot, when: 'soFar' }).length)
const isMember = (walk: Walk, slot: Slot): boolean => walk.seat(slot).faction === 'bo'
const memberVotes = (walk: Walk, cast: readonly Ballot[]): Slot[] =>
  cast.filter(({ by }) => isMember(walk, by)).map(ballot => ballot.for!)

/** Votes that were cast and do not count: of the arrested and poisoned, the hindered, the frightened, the insulted. */
function loseVotes(walk: Walk, count: Count, cast: readonly (Ballot & { for: Slot })[]): void {
  for (const ballot of cast) {
    const reasons = whyLost(walk, ballot.by)
    const lost = any(
      vote('voteLost', ballot),
      { rule: reasons.find(({ holds }) => holds)?.rule ?? 'CONAN-V7' },
      reasons,
    )
    if (reasons.length)
      count.step('lost', lost.rule, lost, ({ players }) => {
        players[ballot.for]! -= 1
      })
    if (lost.holds) count.uncounted(ballot.id, lost.rule, 'it was lost')
    else count.counted(ballot.id)
  }
}

/** What was done to the totals of one player; what was tried and failed is a step that changes nothing. */
function weigh(walk: Walk, count: Count, kind: 'accompanied' | 'accused', rule: RuleId, weight: number): void {
  for (const fact of walk.ledger.attempts({ kind, when: 'soFar', where: ({ phase }) => phase === undefined })) {
    if (seatOf(walk.game, fact.of)?.alive)
      count.step(kind, rule, walk.ledger.standing(fact, 'soFar'), ({ players }) => {
        players[fact.of] = (players[fact.of] ?? 0) + weight
      })
  }
}

/** Kazuha at somebody's side: what keeps her from it is why the vote stays (CONAN-K3). */
export const accompanied: Effect = (walk, { move, at, why }) => {
  const poisoned = walk.ledger.found({ kind: 'death', of: move.actor, when: 'soFar' })
  const takes = all(
    { is: 'fact', kind: 'accompanied', of: at, other: move.actor, action: move.id },
    { rule: poisoned.length ? 'CONAN-K3' : 'CONAN-AB27', action: move.id },
    [all({ is: 'fact', kind: 'modifierComes', of: at, other: move.actor }, { rule: 'CONAN-OD7' }, [why])],
  )
  walk.put({ kind: 'accompanied', of: at, by: move.actor, action: move.id, why: takes, rule: 'CONAN-AB27' })
  return takes
}

/** An accusation (CONAN-AB28). */
export const accused: Effect = (walk, { move, at, why }) => {
  const puts = all(
    { is: 'fact', kind: 'accused', of: at, other: move.actor, action: move.id },
    { rule: 'CONAN-AB28', action: move.id },
    [all({ is: 'fact', kind: 'modifierComes', of: at, other: move.actor }, { rule: 'CONAN-OD7' }, [why])],
  )
  walk.put({ kind: 'accused', of: at, by: move.actor, action: move.id, why: puts, rule: 'CONAN-AB28' })
  return puts
}

/** The Voice of Reason is heard (CONAN-V14). */
export const votingStopped: Effect = (walk, { move, why }) => {
  const heard = all(
    { is: 'fact', kind: 'votingStopped', of: move.actor, action: move.id },
    { rule: 'CONAN-AB29', action: move.id },
    [all({ is: 'fact', kind: 'voiceComes', of: move.actor }, { rule: 'CONAN-OD6' }, [why])],
  )
  walk.put({ kind: 'votingStopped', of: '', by: move.actor, action: move.id, why: heard, rule: 'CONAN-V14' })
  return heard
}

/** A hindered vote does not count (CONAN-AB16). */
export const hindered: Effect = (walk, { move, at, why }) => {
  walk.put({ kind: 'hindered', of: at, by: move.actor, action: move.id, why, rule: 'CONAN-AB16' })
}
