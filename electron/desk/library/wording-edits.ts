/** The edits of a game's wording, as they are kept: for each text what it says from which phase on. */
import type { WordingEdits } from '../../../engine/messages/edits.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { Draft } from '../../store/desk-tables.ts'
import { isWording, readDraft, WordingHistory, wordingPrefix as prefix } from './drafts.ts'

/** @param language the words that are edited: each language has edits of its own */
export const wordingKey = (id: string, language: Locale): string => `${prefixOf(language)}${id}`
const prefixOf = (language: Locale): string => (language === 'en' ? prefix : `${prefix}${language}:`)

/** What is said otherwise in a phase, in a language. What is not ours among the drafts is passed over. @throws Refused where an edit cannot be read */
export function editsAt(
  drafts: readonly Pick<Draft, 'key' | 'value'>[],
  phase: number,
  language: Locale,
): WordingEdits {
  const mine = prefixOf(language)
  return Object.fromEntries(
    drafts.flatMap((draft): [string, string][] => {
      const { key } = draft
      const history = key.startsWith(mine) && isWording(draft) ? readDraft(WordingHistory, draft) : []
      const says = history.findLast(({ from }) => from <= phase)?.says
      return typeof says === 'string' ? [[key.slice(mine.length), says]] : []
    }),
  )
}
