/**
 * The second count of a witch hunt: which two die of the sums (RU-HUNT-4, RU-HUNT-5). Written from the text of the
 * rules alone.
 */
import { hatedByAll, judgedIn, main, openly, type Cast, type VoteDay, type Voter } from './russian-voters.ts'

const PLACES = 2

/**
 * Who dies: whom all reds or everybody else vote against, then by sums; level for a place go by judges, then by first
 * ballots.
 */
export function huntOutcome(day: VoteDay, casts: readonly Cast[], sums: Readonly<Record<string, number>>): string[] {
  const { voters } = day
  const reds = main(voters, 'red')
  const byAllReds = ({ name, colour, kind, ghost }: Voter): boolean =>
    kind === 'main' && !ghost && colour !== 'red' && reds.length > 0 && reds.every(one => openly(casts, one, name))
  const dies = voters
    .filter(one => byAllReds(one) || hatedByAll(voters, casts, one))
    .map(({ name }) => name)
    .slice(0, PLACES)
  // A ballot left before the vote is nobody's first, and neither is one that weighs nothing.
  const firsts = [...casts]
    .sort((a, b) => a.place - b.place)
    .filter(({ advance, weight }) => !advance && weight > 0)
    .map(({ on }) => on)
  const order = [...new Set([...judgedIn(day, casts), ...firsts])]
  const rest = Object.keys(sums).filter(name => sums[name]! > 0 && !dies.includes(name))
  for (const votes of [...new Set(rest.map(name => sums[name]!))].sort((a, b) => b - a)) {
    const free = PLACES - dies.length
    const level = rest.filter(name => sums[name] === votes)
    dies.push(
      ...(level.length <= free ? level : order.filter(name => level.includes(name)).slice(0, Math.max(0, free))),
    )
    if (dies.length === PLACES) break
  }
  return dies
}
