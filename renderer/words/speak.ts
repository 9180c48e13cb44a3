/** Speaks a language from now on, in everything that the interface says. */
import type { Locale } from '../../engine/text/locale.ts'
import { speakIn } from './say.ts'
import * as sections from './sections.ts'

export const speak = (language: Locale): void => speakIn(language, sections)
