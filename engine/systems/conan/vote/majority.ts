/**
 * Why somebody has the most votes and nobody has as many (CONAN-V9, V10): told by the votes themselves, lost ones too, so
 * that a lynch that hung on one of them says whose doing that was.
 */
import type { SeatId } from '../../../reason/claim.ts'
import { fellBy } from '../../../reason/decisive.ts'
import type { Note, Reason } from '../../../reason/reason.ts'
import { votesCast } from './votes.ts'
import { all, any, least, type Claim, type Says, type Resolution } from '../vocabulary.ts'

/** What counts for somebody: a vote, or an accusation with its weight (CONAN-V13). */
interface Support {
  why: Reason
  weight: number
}

const supportOf = (run: Resolution, who: SeatId): Support[] => [
  ...votesCast(run)
    .filter(({ ballot }) => ballot.for === who)
    .map(({ counts }) => ({ why: counts, weight: 1 })),
  ...run.ledger.tried({ kind: 'accused', of: who, when: 'soFar' }).map(why => ({
    why,
    weight: run.option<number>('accusation.weight'),
  })),
]

const accompanying = (run: Resolution, of: SeatId): Reason[] =>
  run.ledger.tried({ kind: 'accompanied', of, when: 'soFar' })

const weightOf = (supports: readonly Support[]): number => supports.reduce((sum, { weight }) => sum + weight, 0)
const standing = (supports: readonly Support[]): Support[] => supports.filter(({ why }) => why.holds)

const fact = (kind: Says, of: SeatId, values?: Record<string, number>): Claim => ({
  is: 'fact',
  kind,
  of,
  ...(values && { values }),
})

/** How many the strongest of the others has. */
const second = (run: Resolution, others: readonly SeatId[]): number =>
  Math.max(0, ...others.map(other => run.tally!.totals.players[other]!))

/** That somebody is ahead: as many of his votes as it takes. @param others who has no more */
export function mostVotes(run: Resolution, who: SeatId, others: readonly SeatId[]): Reason {
  const { players: totals } = run.tally!.totals
  const votes = totals[who] ?? 0
  const supports = supportOf(run, who)
  const spare = Math.max(0, votes - second(run, others) - 1)
  const next = others.filter(other => totals[other]! > 0 && totals[other]! < votes)
  const [runnerUp] = next.toSorted((a, b) => totals[b]! - totals[a]!)
  const notes: Note[] =
    runnerUp === undefined
      ? []
      : [{ claim: fact('hasFewer', runnerUp, { votes: totals[runnerUp]! }), rule: 'CONAN-V9' }]
  return least(
    Math.max(1, standing(supports).length - spare),
    fact('hasMost', who, { votes }),
    { rule: 'CONAN-V9', notes },
    supports.map(({ why }) => why),
  )
}

/**
 * That somebody has at least so many, in single votes. An accusation is one reason whatever it weighs, so what it weighs
 * more is taken off the count that is needed.
 */
function asMany(run: Resolution, of: SeatId, votes: number): Reason {
  const supports = supportOf(run, of)
  const held = standing(supports)
  const more = weightOf(held) - held.length
  const spare = weightOf(held) - votes
  const taken = accompanying(run, of)
  // What is taken off needs votes to take it from.
  const paid = Math.min(Math.max(0, spare), taken.filter(({ holds }) => holds).length)
  return least(
    votes - more + paid,
    fact('hasAsMany', of, { votes }),
    { rule: 'CONAN-V9' },
    supports.map(({ why }) => why),
    spare >= 0 && taken.length > spare ? [least(spare + 1, fact('takenOff', of), { rule: 'CONAN-K4' }, taken)] : [],
  )
}

/**
 * A tie at the top spares somebody (CONAN-V10); so it would have where another had as many but for votes that were lost
 * or taken off. Where it does, what cost him the votes that would have put him ahead made it too.
 */
export function tie(run: Resolution, who: SeatId, others: readonly SeatId[]): Reason[] {
  const votes = run.tally!.totals.players[who] ?? 0
  const rivals = others.filter(other => weightOf(supportOf(run, other)) >= votes)
  if (!rivals.length || votes <= 0) return []
  const equal = rivals.map(other => asMany(run, other, votes))
  const level = equal.length === 1 ? equal[0]! : any(fact('hasEqual', who), { rule: 'CONAN-V9' }, equal)
  const lost = votesCast(run)
    .filter(({ ballot, counts }) => ballot.for === who && !counts.holds)
    .flatMap(vote => vote.lost.filter(({ holds }) => holds).slice(0, 1))
  const accusations = run.ledger.tried({ kind: 'accused', of: who, when: 'soFar' }).filter(({ holds }) => !holds)
  const made = level.holds
    ? [...accompanying(run, who).filter(({ holds }) => holds), ...lost, ...accusations.flatMap(felledBy)]
    : []
  return [all(fact('tied', who), { rule: 'CONAN-V10' }, [level, ...made])]
}

/** What stands in the way of something that fell, however far below it. */
const felledBy = (reason: Reason): readonly Reason[] =>
  fellBy(reason).flatMap(one => (one.holds ? [one] : felledBy(one)))

/**
 * Whoever was to stand by somebody and could not: with as many of them as he was ahead by, the vote would have been
 * tied (CONAN-K3).
 */
export function nearlySpared(run: Resolution, who: SeatId, others: readonly SeatId[]): Reason[] {
  const failed = accompanying(run, who).filter(({ holds }) => !holds)
  const ahead = Math.max(1, (run.tally!.totals.players[who] ?? 0) - second(run, others))
  return failed.length >= ahead ? [least(ahead, fact('takenOff', who), { rule: 'CONAN-K4' }, failed)] : []
}
