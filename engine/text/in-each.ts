/** What is said before anybody knows in which language it will be read: in all of them. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Given } from './catalogue.ts'
import type { Locale } from './wording.ts'

/** Words in every language. */
export type InEach = Readonly<Record<Locale, string>>

/** What is said in each language, or in English alone. */
export type Saying = InEach | string

/** It in one of them. */
export const inWords = (said: Saying, locale: Locale): string => (typeof said === 'string' ? said : said[locale])

/** Messages by key. */
type Messages = Readonly<Record<string, string>>

/**
 * A section of messages that are said in all languages at once.
 * @param en its messages in English
 * @param ru the same in Russian
 * @returns what says one of them: by its key, with the values it asks for, of which some may be in each language themselves
 */
export const sayingInEach =
  <const English extends Messages>(en: English, ru: Readonly<Record<keyof English, string>>) =>
  <Key extends keyof English & string>(key: Key, ...given: Given<English[Key], string | number | InEach>): InEach => {
    // What the types of the message let through is what is printed.
    const values = given[0] as Readonly<Record<string, string | number | InEach>> | undefined
    return {
      en: messageSaid('en', en[key]!, valuesIn('en', values)),
      ru: messageSaid('ru', ru[key], valuesIn('ru', values)),
    }
  }

/** The same section in one language: what says one of its messages by its key, with the values it asks for. */
export const inLanguage =
  <Rest extends readonly unknown[]>(say: (...asked: Rest) => InEach, language: Locale): ((...asked: Rest) => string) =>
  (...asked) =>
    say(...asked)[language]

/** What was said in English alone is said so to everybody. */
export const inEach = (said: Saying): InEach => (typeof said === 'string' ? alike(said) : said)

/** The same words whatever the language: a name, a text of the host's. */
export const alike = (words: string): InEach => ({ en: words, ru: words })

const valuesIn = (locale: Locale, values: Readonly<Record<string, string | number | InEach>> = {}): Plain =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[locale] : value]),
  )

type Plain = Readonly<Record<string, string | number>>

const marked = /[{<']/
const read = new Map<string, IntlMessageFormat>()

/**
 * A message of a catalogue in plain words.
 * @param locale whose plurals it counts by
 * @param message ICU, without tags
 * @param values what it asks for
 */
export function messageSaid(locale: Locale, message: string, values: Plain = {}): string {
  if (!marked.test(message)) return message
  const key = `${locale} ${message}`
  const known = read.get(key) ?? new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
  read.set(key, known)
  return String(known.format(values))
}
