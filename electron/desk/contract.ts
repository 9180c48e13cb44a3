/**
 * The contract: every call that the desk answers, what it takes, and what it gives. Hosts are pipes to it, so everything
 * here survives JSON. Files are read by the host that has them: calls take their text.
 */
import { z } from 'zod'
import type { CaseFacts, CaseSheet, CheckAnswer, CoverageAnswer, Resolved } from './case-answers.ts'
import type { RolesAnswer, WordsAnswer } from './rule-answers.ts'

export type * from './case-answers.ts'
export type * from './rule-answers.ts'

/** A text and what problems call it. */
const File = z.strictObject({ file: z.string(), text: z.string() })

/** Which nights of a file: all of them where nothing is said. `without` leaves an action out as if never sent in. */
const nights = { case: z.string().optional(), phase: z.string().optional(), without: z.string().optional() }

/** Every call, by name. */
export const contract = {
  'cases.check': z.strictObject({ files: z.array(File) }),
  'cases.resolve': z.strictObject({ ...File.shape, ...nights }),
  'cases.sheet': z.strictObject({ ...File.shape, ...nights, ascii: z.boolean().optional() }),
  'cases.coverage': z.strictObject({ files: z.array(File), system: z.string().optional() }),
  'rules.roles': z.strictObject({ system: z.string() }),
  'rules.words': z.strictObject({ system: z.string() }),
} satisfies Record<string, z.ZodType>

export type CallName = keyof typeof contract
export type CallInput<Name extends CallName> = z.infer<(typeof contract)[Name]>

/** What each call gives. */
export interface Answers {
  'cases.check': CheckAnswer
  'cases.resolve': Resolved<CaseFacts>
  'cases.sheet': Resolved<CaseSheet>
  'cases.coverage': CoverageAnswer
  'rules.roles': RolesAnswer
  'rules.words': WordsAnswer
}

/** Why a call was not answered: no such call, input that does not fit, something named that is not there, or a mistake of ours. */
export type RefusalCode = 'unknownCall' | 'badInput' | 'notFound' | 'internal'

export interface CallRefused { ok: false; code: RefusalCode; message: string; remedy?: string }
export type CallResult<Value> = { ok: true; value: Value } | CallRefused
