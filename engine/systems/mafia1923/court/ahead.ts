/**
 * Totals beside each other (1923-V9a, V11): that one has as many votes as it takes, and that nobody else has more. Both
 * are told by the votes themselves, those that were lost too, so that an answer says whose doing it was.
 */
import { fellBy } from '../../../reason/decisive.ts'
import type { RuleId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { fact } from '../claims.ts'
import { all, type Says } from '../vocabulary.ts'
import { atLeast, counted, votesOn, type Cast, type Vote } from '../vote/votes.ts'

/** Whose total is looked at: that of a player or of a family. */
interface Held {
  half: Cast['half']
  on: string
}

/** One who might be ahead of somebody, and in what words and by which rule. */
interface Rivalry {
  rival: string
  says: Says
  rule: RuleId
  /** What takes him out of it whatever his votes. */
  out?: readonly Reason[]
}

const totalOf = (vote: Vote, { half, on }: Held): number => votesOn(vote.tally.totals, half, on)

/** As many of the votes on somebody as keep him level with the strongest of the others. @param others their totals */
export function keepsUp(vote: Vote, held: Held, others: readonly number[]): Reason[] {
  const need = Math.min(totalOf(vote, held), Math.max(0, ...others))
  return need > 0 ? [counted(need, vote, held.half, held.on)] : []
}

/** That a rival has more votes than somebody, where it was or might have been so: with what cost the latter his votes. */
export function hasMore(vote: Vote, held: Held, { rival, says, rule, out = [] }: Rivalry): Reason[] {
  const other = { half: held.half, on: rival }
  const more = totalOf(vote, held) + 1
  if (castFor(vote, other).length < more && totalOf(vote, other) < more) return []
  const claim = fact(says, rival, { values: { votes: totalOf(vote, other) } })
  const enough = atLeast(more, vote, held.half, rival, claim, rule, out)
  const lost = enough.holds && castFor(vote, held).length >= totalOf(vote, other) ? lostBy(vote, held) : []
  return [lost.length ? all(claim, { rule }, [...enough.because, ...lost], out) : enough]
}

const castFor = ({ votes }: Vote, { half, on }: Held): Cast[] =>
  votes.filter(vote => vote.half === half && vote.on === on && vote.weight > 0)

/** What cost somebody votes: whatever kept them from counting that was more than a fault of theirs, and what was taken away. */
const lostBy = (vote: Vote, { half, on }: Held): Reason[] => [
  ...castFor(vote, { half, on })
    .flatMap(({ why }) => (why.holds ? [] : felledBy(why)))
    .filter(({ because }) => because.length),
  ...vote.votes.flatMap(one =>
    one.half === half && one.on === on && one.weight < 0 && one.why.holds ? [one.why] : [],
  ),
]

const felledBy = (reason: Reason): readonly Reason[] =>
  fellBy(reason).flatMap(one => (one.holds ? [one] : felledBy(one)))
