/** What the calls about languages from files give. */
import type { Locale } from '../../../engine/text/locale.ts'
import type { TextPair } from '../../../engine/text/translating.ts'

/** A language from a file. `wrong`: the first of the texts that cannot be used; `missing`: keys of the messages that stay in English. */
export interface LanguageRow {
  code: Locale
  file: string
  texts: number
  wrongInAll: number
  wrong: { key: string; says: string }[]
  missing: string[]
}

/** A text of the screens. */
export type ScreenText = TextPair
