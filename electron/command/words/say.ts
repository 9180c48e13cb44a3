/** What the command line says of its own: in the language that `--locale` asks for, as what the desk answers it. */
import type { KeyOf } from '../../../engine/text/catalogue.ts'
import { sayingFrom } from '../../../engine/text/saying.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { language } from '../../desk/words/say.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'

/** Takes the key of a message, and what it asks for, where it asks for something; returns its words. */
export const say = sayingFrom<typeof en>({ en, ru }, language)

/** The keys of everything that it says. */
export type Key = KeyOf<typeof en>

/** The languages that there are to ask for. */
export const locales = ['en', 'ru'] as const satisfies readonly Locale[]
export const isLocale = (word: string): word is Locale => locales.some(one => one === word)
