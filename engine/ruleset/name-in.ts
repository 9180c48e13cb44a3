/** What an id is called inside a sentence, in languages in which nobody would read ids. */
import type { Locale } from '../text/wording.ts'
import { own } from './catalogue.ts'
import type { Words } from './system.ts'

/**
 * The name of a role, an ability, a side, a result.
 * @returns the name in that language, or the English one where it has none, or the id where nothing has a name
 */
export function nameIn({ wording, says }: Pick<Words, 'wording' | 'says'>, language: Locale, id: string): string {
  const tables = [wording[language], wording.en].map((words = wording.en) => [
    words.roles,
    words.uses,
    words.results,
    words.factions,
    words.terms ?? {},
  ])
  for (const table of [says?.[language]?.names ?? {}, ...tables.flat()]) {
    const name = own(table, id)
    if (name !== undefined) return name
  }
  return id
}
