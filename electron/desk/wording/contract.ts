/** Calls about a game's wording: what each takes, and what it gives. */
import { z } from 'zod'
import { Field, game, Id, said } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { WordingRow, WordingView } from './answers.ts'

export const wordingContract = {
  /** @param language one that the system has words in; that of the game's texts where nothing is said */
  'wording.view': z.strictObject({ ...game, ...said }),
  /**
   * Says something otherwise in this game, or again as the system does.
   * @param over the edit on top of which this one was written, null for none: where another one stands by now it is refused
   */
  'wording.edit': z.strictObject({
    ...game,
    ...said,
    id: Id,
    says: Field.nullable(),
    over: Field.nullable().optional(),
  }),
  /** What would be wrong with a text, and how it would read: for every keystroke. Keeps nothing. */
  'wording.check': z.strictObject({ ...game, ...said, id: Id, says: Field }),
} satisfies Record<string, z.ZodType>

export interface WordingAnswers {
  'wording.view': WordingView
  'wording.edit': Changed
  'wording.check': Pick<WordingRow, 'problems' | 'preview'>
}
