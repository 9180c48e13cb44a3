/** The edits of a game's wording, as they are kept: for each text what it says from which phase on. */
import { z } from 'zod'
import type { WordingEdits } from '../../engine/text/edits.ts'
import type { Locale } from '../../engine/text/wording.ts'
import type { Draft } from '../store/desk-tables.ts'

const prefix = 'wording:'
/** @param language the words that are edited: each language has edits of its own */
export const wordingKey = (id: string, language: Locale): string => `${prefixOf(language)}${id}`
const prefixOf = (language: Locale): string => (language === 'en' ? prefix : `${prefix}${language}:`)

/** First to last. `says: null`: from there on as the system says it. */
export const WordingHistory = z.array(
  z.strictObject({ from: z.number().int().nonnegative(), says: z.string().nullable() }),
)

/** What is said otherwise in a phase, in a language. What is not ours among the drafts is passed over. */
export function editsAt(
  drafts: readonly Pick<Draft, 'key' | 'value'>[],
  phase: number,
  language: Locale,
): WordingEdits {
  const mine = prefixOf(language)
  return Object.fromEntries(
    drafts.flatMap(({ key, value }): [string, string][] => {
      const history = key.startsWith(mine) ? (WordingHistory.safeParse(value, { jitless: true }).data ?? []) : []
      const says = history.findLast(({ from }) => from <= phase)?.says
      return typeof says === 'string' ? [[key.slice(mine.length), says]] : []
    }),
  )
}
