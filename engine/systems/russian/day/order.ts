/**
 * The count of a lynch as a list (RU-VOTE-15): named steps in their order, each about what the former left, and what the
 * rulebook proves of the order.
 */
import type { Constraint, Steps } from '../../../rules/order.ts'

export const voteSteps = {
  shields: { rule: 'RU-VOTE-15', takes: [] },
  ballots: { rule: 'RU-VOTE-15', takes: [] },
  weights: { rule: 'RU-VOTE-15', takes: [] },
  boosts: { rule: 'RU-VOTE-15', takes: [] },
  silences: { rule: 'RU-VOTE-15', takes: [] },
  drugs: { rule: 'RU-VOTE-15', takes: [] },
  caps: { rule: 'RU-VOTE-15', takes: [] },
  barriers: { rule: 'RU-VOTE-15', takes: [] },
  sums: { rule: 'RU-VOTE-15', takes: [] },
  verdict: { rule: 'RU-VOTE-15', takes: [] },
  instead: { rule: 'RU-VOTE-15', takes: [] },
  mercy: { rule: 'RU-VOTE-15', takes: [] },
  rescues: { rule: 'RU-VOTE-15', takes: [] },
  lynch: { rule: 'RU-VOTE-15', takes: [] },
} as const satisfies Steps
export type VoteStep = keyof typeof voteSteps

/** What the rulebook proves of the order of a count. */
export const voteKept: readonly Constraint[] = [
  // A ballot for somebody shielded is one for the voter, whatever it weighs.
  { rule: 'RU-VOTE-8', first: ['shields'], later: ['ballots'] },
  { rule: 'RU-VOTE-1', first: ['ballots'], later: ['weights', 'boosts', 'silences', 'drugs', 'caps', 'barriers'] },
  // A ballot that was made nothing of has nothing added to it, and limits are those of what was added.
  { rule: 'RU-CAP-1', first: ['weights', 'boosts'], later: ['caps'] },
  { rule: 'RU-VOTE-15', first: ['weights', 'boosts'], later: ['silences'] },
  { rule: 'RU-DRU-1', first: ['weights', 'boosts'], later: ['drugs'] },
  { rule: 'RU-BAR-1', first: ['silences', 'drugs', 'caps'], later: ['barriers'] },
  { rule: 'RU-BAR-3', first: ['barriers'], later: ['sums'] },
  { rule: 'RU-CAP-4', first: ['sums'], later: ['verdict'] },
  { rule: 'RU-DAY-5', first: ['verdict'], later: ['instead'] },
  { rule: 'RU-DAY-3', first: ['instead'], later: ['mercy', 'rescues'] },
  { rule: 'RU-DAY-4', first: ['mercy', 'rescues'], later: ['lynch'] },
]
