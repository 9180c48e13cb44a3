/** What is said before anybody knows in which language it will be read: in all of them. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Fitting, Given, Section } from './catalogue.ts'
import { inEveryLocale, textIn, type Locale, type Written } from './locale.ts'

/** Words in every language. */
export type InEach = Readonly<Record<Written, string>>

/** What is said in each language, or in English alone. */
export type Saying = InEach | string

/** It in one of them. */
export const inWords = (said: Saying, locale: Locale): string =>
  typeof said === 'string' ? said : textIn(said, locale)

/** What says a message of a section, by its key and with the values it asks for, some of which may be in each language. */
type SaysInEach<Of extends Section> = <Key extends keyof Of & string>(
  key: Key,
  ...given: Given<Of[Key]['en'], string | number | InEach>
) => InEach

/** A section of messages that are said in all languages at once. */
export function sayingInEach<const Of extends Section>(section: Of & Fitting<Of>): SaysInEach<Of> {
  return (key, ...given) => {
    // What the types of the message let through is what is printed.
    const values = given[0] as Readonly<Record<string, string | number | InEach>> | undefined
    return inEveryLocale(locale => messageSaid(locale, textIn(section[key], locale), valuesIn(locale, values)))
  }
}

/** The same section in one language: what says one of its messages by its key, with the values it asks for. */
export const inLanguage =
  <Rest extends readonly unknown[]>(say: (...asked: Rest) => InEach, language: Locale): ((...asked: Rest) => string) =>
  (...asked) =>
    textIn(say(...asked), language)

/** What was said in English alone is said so to everybody. */
export const inEach = (said: Saying): InEach => (typeof said === 'string' ? alike(said) : said)

/** The same words whatever the language: a name, a text of the host's. */
export const alike = (words: string): InEach => inEveryLocale(() => words)

const valuesIn = (locale: Locale, values: Readonly<Record<string, string | number | InEach>> = {}): Plain =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? textIn(value, locale) : value]),
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
