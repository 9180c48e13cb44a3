/** In which language a game's texts are: its posts, and its messages to players. */
import { own } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'
import type { Locale } from '../text/wording.ts'
import type { Game } from '../journal/state.ts'

/** The languages that a system has words in. */
export const languagesOf = ({ wording }: Pick<System, 'wording'>): Locale[] => Object.keys(wording) as Locale[]

/** The language of the texts of a phase, by its place from 0: as the host chose it, else as the system speaks. */
export function languageAt(
  { languages = [] }: Pick<Game, 'languages'>,
  system: Pick<System, 'wording' | 'speaks'>,
  phase: number,
): Locale {
  const language = languages.findLast(({ from }) => from <= phase)?.language ?? system.speaks ?? 'en'
  return own(system.wording, language) ? language : 'en'
}
