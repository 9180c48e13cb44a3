/**
 * The ids of the rows of a phase, by which screens choose them and `night.tree` is asked. They are made here alone, of what
 * a row is about, so that each stays the same whatever else changes.
 */
import type { Question, Roll, RulingNotice, TallyStep } from '../../../engine/journal/outcome.ts'

/** Of an outcome: its claim. */
export const claimId = ({ claim }: Pick<Question, 'claim'>): string => `claim:${JSON.stringify(claim)}`

export const actionId = (action: string): string => `action:${action}`

/** Of a vote that does not count, and of its card on the map. */
export const ballotId = (ballot: string): string => `ballot:${ballot}`

/** Of what the rules propose about the end of the game. */
export const proposalId = 'proposal'

/** Of the steps of a tally. */
export const stepIds = (steps: readonly Pick<TallyStep, 'id'>[]): string[] =>
  counted(steps.map(({ id }) => `step:${id}`))

/** Of what the rules leave to the host, and where he should know how they were read. */
export const rulingIds = (rulings: readonly Pick<RulingNotice, 'id'>[]): string[] =>
  counted(rulings.map(({ id }) => `ruling:${id}`))

/** Of what was drawn. */
export const drawIds = (rolls: readonly Pick<Roll, 'purpose' | 'of'>[]): string[] =>
  counted(rolls.map(({ purpose, of }) => `draw:${purpose}:${of}`))

/** The second of one name apart: `step:most#2`. */
function counted(names: readonly string[]): string[] {
  const times = new Map<string, number>()
  return names.map(name => {
    const nth = (times.get(name) ?? 0) + 1
    times.set(name, nth)
    return `${name}${nth > 1 ? `#${nth}` : ''}`
  })
}
