/**
 * What the desk says: a message of its catalogue, in the language of whoever is being answered. That language belongs to
 * the answering, as its workspace does, and goes along wherever the answering waits, also onto a reading thread.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { KeyOf } from '../../../engine/text/catalogue.ts'
import { inWords, type Saying } from '../../../engine/text/in-each.ts'
import { isLocale, localeTag, type Locale } from '../../../engine/text/locale.ts'
import { sayingFrom } from '../../../engine/text/format.ts'
import type { Wording, Words } from '../../../engine/text/wording.ts'
import * as sections from './sections.ts'

/** The keys of everything that the desk says. */
export type Key = KeyOf<typeof sections>

/** A kind of thing that can be missing. */
export type Thing = keyof typeof sections.missing

const asked = new AsyncLocalStorage<Locale>()

/** Answers in a language: whatever is said in `work` is said in it. Any other word for one is English. */
export const speaking = <Result>(language: string | undefined, work: () => Result): Result =>
  asked.run(isLocale(language) ? language : 'en', work)

/** The language of whoever is being answered; English where nobody said. */
export const language = (): Locale => asked.getStore() ?? 'en'

/**
 * Takes the key of a message, and what it asks for, where it asks for something; returns its words, in the language of
 * whoever is being answered.
 */
export const say = sayingFrom(sections, language)

/** What was said in every language, in that of whoever is being answered. */
export const heard = (said: Saying): string => inWords(said, language())

/** A list as that language writes it: `Ann, Bob and Cy`. */
export const listed = (items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(localeTag(language()), { type }).format(items)

/** A moment as that language writes it, on the clock of a zone: `Tue 2 Dec 2025, 22:15`. */
export function momentSaid(at: string, timeZone: string): string {
  const said = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(localeTag(language()), { timeZone, ...options }).format(new Date(at)).replaceAll(',', '')
  const day = said({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  return `${day}, ${said({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}

/** The words of a system in that language; in English where it has none. */
export const wordsOf = ({ words: { wording } }: { words: { wording: Wording } }): Words =>
  wording[language()] ?? wording.en
