/** What the command line says of its own: in the language that `--locale` asks for, as what the desk answers it. */
import type { KeyOf } from '../../../engine/text/catalogue.ts'
import { sayingFrom } from '../../../engine/text/format.ts'
import { inLynchWord } from '../../../engine/text/lynch-word.ts'
import { language } from '../../desk/words/say.ts'
import * as sections from './sections.ts'

/** Takes the key of a message, and what it asks for, where it asks for something; returns its words. */
export const say = sayingFrom(sections, language)

/** The same as the host of a game says it who calls the lynch something else. */
export const sayOfLynch = (word: string | undefined): typeof say =>
  sayingFrom(sections, language, (message, locale) => inLynchWord(message, word, locale))

/** The keys of everything that it says. */
export type Key = KeyOf<typeof sections>
