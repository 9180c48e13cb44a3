/** What an id is called inside a sentence, in languages in which nobody would read ids. */
import type { Locale, Wording } from '../text/wording.ts'
import { getOwn } from './catalogue.ts'

/**
 * The name of a role, an ability, a side, a result.
 * @returns the name in that language, or the English one where it has none, or the id where nothing has a name
 */
export function nameIn(wording: Wording, language: Locale, id: string): string {
  for (const { roles, uses, results, factions } of [wording[language] ?? wording.en, wording.en])
    for (const table of [roles, uses, results, factions]) {
      const name = getOwn(table, id)
      if (name !== undefined) return name
    }
  return id
}
