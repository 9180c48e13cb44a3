/** Languages that come from files: every system speaks them too. */
import { speakAlso, textsInEnglishAlone, unlearn } from '../ruleset/added-language.ts'
import { isWritten, setAdded, spokenLocales, type Locale } from '../text/locale.ts'
import { translating, type TextPair } from '../text/translating.ts'
import { systems } from './index.ts'

/** The texts of languages that come from files, by their codes. */
export type AddedLanguages = ReadonlyMap<string, readonly TextPair[]>

/** From now on these are spoken beside those of the sources, and no other. */
export function speakThese(languages: AddedLanguages): void {
  const before = spokenLocales().filter(one => !isWritten(one))
  const made = new Map([...languages].map(([code, texts]) => [code, translating(texts)]))
  if (!before.length && !made.size) return
  setAdded(made)
  for (const system of systems) {
    if (before.length) unlearn(system, before)
    for (const [code, put] of made) speakAlso(system, code as Locale, put)
  }
}

/** What texts of games say in English alone, by keys as messages of the sources have them. */
export const textsOfGames = (): { key: string; en: string }[] =>
  systems.flatMap(system =>
    [...textsInEnglishAlone(system)].map(([path, en]) => ({ key: `engine/systems/${system.id} ${path}`, en })),
  )
