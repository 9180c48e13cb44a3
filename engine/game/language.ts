/** In which language a game's texts are: its posts, and its messages to players. */
import { getOwn } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'
import type { Locale } from '../text/wording.ts'
import type { Game } from '../journal/state.ts'

/** The languages that a system has words in. */
export const languagesOf = ({ words }: Pick<System, 'words'>): Locale[] => Object.keys(words.wording) as Locale[]

/** The language of the texts of a phase, by its place from 0: as the host chose it, else as the system speaks. */
export function languageAt(
  { languages = [] }: Pick<Game, 'languages'>,
  system: Pick<System, 'words'>,
  phase: number,
): Locale {
  const language = languages.findLast(({ from }) => from <= phase)?.language ?? system.words.speaks ?? 'en'
  return getOwn(system.words.wording, language) ? language : 'en'
}
