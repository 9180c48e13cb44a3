/** Calls that find words: what each takes, and what it gives. */
import { z } from 'zod'
import { Id, Remark } from '../input.ts'
import type { SearchFound } from './answers.ts'

export const searchContract = {
  /** Where all of these words stand, in one game or in every one; without words, only how much there is to be searched. */
  'search.find': z.strictObject({ game: Id.optional(), text: Remark }),
} satisfies Record<string, z.ZodType>

export interface SearchAnswers {
  'search.find': SearchFound
}
