/**
 * The tally of a day: whose ballots count, and what was done to the totals. Each step keeps the totals before and after it
 * (CONAN-V11 to V13, K4, K8, A7). Who is lynched by them is in `lynch.ts`.
 */
import { seatOf, type Ballot } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import { chosen, implied, type Rules } from '../../../ruleset/localized-text.ts'
import { cast as castIn } from '../../../vote/cast.ts'
import { Count, lastOf } from '../../../vote/tally.ts'
import { section, type SectionWords } from '../section.ts'
import { minutesMissed } from '../sending.ts'
import { all, any, type Claim, type Resolution, type Said, type Says } from '../vocabulary.ts'
import { bar, freedToday, someVotes, whyLost, whyNotFor, whyNoVote, type Bar } from './ballots.ts'

/** Everything that counts towards the totals is known now: the tally. */
function countVotes(run: Resolution): void {
  const voters = run.game.seats.filter(({ alive }) => alive).map(({ slot }) => slot)
  const count = new Count<Says>({ players: voters })
  const votes = castVotes(run, ballotsOf(run, count))
  const cast = votes.map(({ vote }) => vote)
  const wereCast: Claim = { is: 'fact', kind: 'votesCast', of: '', values: { votes: cast.length } }
  count.step('cast', 'CONAN-V1', any(wereCast, { rule: 'CONAN-V1', also: ['CONAN-OD8'] }, cast), ({ players }) => {
    for (const { vote, ballot } of votes) if (vote.holds) players[ballot.for] = (players[ballot.for] ?? 0) + 1
  })
  for (const vote of votes) loseVote(count, vote)
  weigh(run, count, 'accompanied', 'CONAN-K4', -1)
  weigh(run, count, 'accused', 'CONAN-V13', run.option<number>('accusation.weight'))
  for (const [of, total] of Object.entries(count.totals.players))
    if (total < 0)
      count.step('floor', 'CONAN-V11', run.given({ is: 'fact', kind: 'belowNothing', of }, 'CONAN-V11'), totals => {
        totals.players[of] = 0
      })
  run.tally = count.result()
}

/** Every ballot that was cast by somebody who may vote, for somebody who may be voted for: the last of each voter. */
function ballotsOf(run: Resolution, count: Count<Says>): (Ballot & { for: SeatId })[] {
  const mayNotTakeBack = run.option<boolean>('vote.abstain') === false
  const valid = castIn(run.system, run.game, run.phase).ballots.filter(ballot => {
    const refused =
      refusal(run, ballot)
      ?? (ballot.for === undefined && mayNotTakeBack ? bar('CONAN-A7', 'voteKept', ballot.by) : undefined)
    if (refused) count.uncounted(ballot.id, refused.rule, refused.why)
    return !refused
  })
  const last = lastOf(valid)
  for (const { id, by } of valid.filter(ballot => !last.includes(ballot)))
    count.uncounted(id, 'CONAN-A1', { is: 'fact', kind: 'voteReplaced', of: by })
  for (const { id, by } of last.filter(ballot => ballot.for === undefined))
    count.uncounted(id, 'CONAN-A7', { is: 'fact', kind: 'voteTakenBack', of: by })
  return last.filter((ballot): ballot is Ballot & { for: SeatId } => ballot.for !== undefined)
}

/** Why a ballot never entered. One that does not enter displaces nothing (CONAN-A3). */
function refusal(run: Resolution, ballot: Ballot): Bar | undefined {
  const minutes = minutesMissed(run.game, run.phase, ballot.at, 'deadline.actions')
  return (
    (minutes === undefined ? undefined : bar('CONAN-PH3', 'lateVote', ballot.by, { minutes }))
    ?? whyNoVote(run, ballot.by)
    ?? (ballot.for === undefined ? undefined : whyNotFor(run, ballot.by, ballot.for))
  )
}

/** A vote that was cast. `lost`: everything that was to cost it; `counts`: that it still counts after that. */
export interface CastVote {
  ballot: Ballot & { for: SeatId }
  vote: Reason
  lost: readonly Said[]
  counts: Reason
}

const kept = perRunByKey<readonly CastVote[]>()

/** The votes of this day, whatever became of them. */
export const votesCast = (run: Resolution): readonly CastVote[] => kept(run, 'votes', () => [])

function castVotes(run: Resolution, cast: readonly (Ballot & { for: SeatId })[]): readonly CastVote[] {
  const divided = new Set(cast.filter(({ by }) => isMember(run, by)).map(ballot => ballot.for)).size > 1
  const right = (by: SeatId): RuleId =>
    hasCondition(run, by) ? 'CONAN-V12' : divided && isMember(run, by) ? 'CONAN-B8' : 'CONAN-S2'
  return kept(run, 'votes', () =>
    cast.map((ballot): CastVote => {
      const vote = all(voteOf('votes', ballot), { rule: right(ballot.by) }, freedToday(run, ballot.by))
      const lost = whyLost(run, ballot.by)
      const counts = lost.length ? all(voteOf('voteCounts', ballot), { rule: 'CONAN-V2' }, [vote], lost) : vote
      return { ballot, vote, lost, counts }
    }),
  )
}

const hasCondition = (run: Resolution, slot: SeatId): boolean =>
  (['injured', 'suspended'] as const).some(kind => run.ledger.found({ kind, of: slot, when: 'soFar' }).length)

const isMember = (run: Resolution, slot: SeatId): boolean => run.seat(slot).faction === 'bo'

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
function weigh(
  run: Resolution,
  count: Count<Says>,
  kind: 'accompanied' | 'accused',
  rule: RuleId,
  weight: number,
): void {
  for (const fact of run.ledger.attempts({ kind, when: 'soFar', where: ({ phase }) => phase === undefined })) {
    if (seatOf(run.game, fact.of)?.alive)
      count.step(kind, rule, run.ledger.standing(fact, 'soFar'), ({ players }) => {
        players[fact.of] = (players[fact.of] ?? 0) + weight
      })
  }
}

const voteOf = (kind: 'votes' | 'voteCounts' | 'voteLost', { by, for: target }: Ballot): Claim => ({
  is: 'fact',
  kind,
  of: by,
  ...(target !== undefined && { other: target }),
})

const rules: Rules = {
  'CONAN-V9': implied({
    en: 'The most votes decide, even by a single vote.',
    ru: 'Решает большинство голосов, пусть и в один голос.',
  }),
  'CONAN-V11': chosen({
    en: 'If nobody voted, or nobody has a vote left, nobody is lynched. No total goes below zero.',
    ru: 'Если никто не голосовал или ни у кого не осталось голоса, не линчуют никого. Ниже нуля ни одна сумма не опускается.',
  }),
}

const words = {
  facts: {
    votesCast: { stands: `${someVotes} went into the count`, falls: 'no votes went into the count' },
    votes: { stands: '{who} voted for {other}', falls: '{who} did not vote for {other}', deed: true },
    voteCounts: {
      stands: '{who} voted for {other}',
      falls: '{who}’s vote for {other} does not count',
      would: '{who}’s vote for {other} would have counted',
    },
    voteLost: { stands: '{who}’s vote for {other} does not count', falls: '{who}’s vote for {other} counts' },
    belowNothing: { stands: '{who} would have less than no votes', falls: '{who} has votes' },
  },
  terms: { cast: 'votes cast', lost: 'lost votes', floor: 'not below nothing' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const tally = section({ rules, rulings: { after: { tally: countVotes } }, words })
