/** Calls about case files: what each takes, and what it gives. */
import { z } from 'zod'
import { File, Language } from '../input.ts'
import type { CaseFacts, CaseSheet, CheckAnswer, CoverageAnswer, Resolved } from './answers.ts'

/** Which nights of a file: all of them where nothing is said. `without` leaves an action out as if never sent in. */
const nights = {
  locale: Language.optional(),
  case: z.string().optional(),
  phase: z.string().optional(),
  without: z.string().optional(),
}

export const caseContract = {
  /** @param coverage with what the cases show of every system */
  'cases.check': z.strictObject({ files: z.array(File), coverage: z.boolean().optional() }),
  'cases.resolve': z.strictObject({ ...File.shape, ...nights }),
  'cases.sheet': z.strictObject({
    ...File.shape,
    ...nights,
    ascii: z.boolean().optional(),
    decisive: z.boolean().optional(),
    whyNot: z.boolean().optional(),
  }),
  'cases.coverage': z.strictObject({ files: z.array(File), system: z.string().optional() }),
} satisfies Record<string, z.ZodType>

export interface CaseAnswers {
  'cases.check': CheckAnswer
  'cases.resolve': Resolved<CaseFacts>
  'cases.sheet': Resolved<CaseSheet>
  'cases.coverage': CoverageAnswer
}
