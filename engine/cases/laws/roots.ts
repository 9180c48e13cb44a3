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
