/** Calls about the languages that come from files: what each takes, and what it gives. */
import { z } from 'zod'
import { Language } from '../input.ts'
import type { LanguageRow, ScreenText } from './answers.ts'

export const languageContract = {
  /** Those that are spoken from a file, and what is wrong with their texts. */
  'languages.list': z.strictObject({}),
  /** What the screens say in one of them. */
  'languages.screens': z.strictObject({ language: Language }),
} satisfies Record<string, z.ZodType>

export interface LanguageAnswers {
  'languages.list': { languages: LanguageRow[] }
  'languages.screens': { texts: ScreenText[] }
}
