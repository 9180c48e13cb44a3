import type { Outcome } from '../../journal/outcome.ts'
import type { Reason } from '../../reason/reason.ts'

/** @returns the reasons of everything that an outcome says: questions, verdicts, steps of the count, the winner */
export const rootsOf = (outcome: Outcome): Reason[] =>
  [
    ...outcome.questions,
    ...outcome.verdicts,
    ...(outcome.tally?.steps ?? []),
    ...(outcome.winner ? [outcome.winner] : []),
  ].flatMap(({ reason }) => reason ?? [])

/** An outcome in results alone, without its trees. */
export function withoutTrees(outcome: Outcome): unknown {
  const { mayHangOn: _, questions, verdicts, tally, winner, ...rest } = outcome
  const bare = <T extends { reason?: Reason }>({ reason: _, ...item }: T): Omit<T, 'reason'> => item
  return {
    ...rest,
    ...(tally && { tally: { ...tally, steps: tally.steps.map(bare) } }),
    ...(winner && { winner: bare(winner) }),
    questions: questions.map(bare),
    verdicts: verdicts.map(bare),
  }
}
