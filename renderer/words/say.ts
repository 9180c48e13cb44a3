/**
 * What the interface says: a message of the catalogue, in the language spoken. Whoever draws with `say` is drawn anew when
 * another is (`app.tsx`), so it is asked while drawing or doing and never kept in a constant.
 */
import { IntlMessageFormat } from 'intl-messageformat'
import { createStore } from 'zustand/vanilla'
import type { Section } from '../../engine/text/catalogue.ts'
import { textIn, type Locale } from '../../engine/text/locale.ts'
import { inLynchWord } from '../../engine/text/lynch-word.ts'
import type { Catalogue, Key, Tags, Values } from './catalogue.ts'

interface Spoken {
  language: Locale
  sections: Partial<Catalogue> | undefined
  /** What the host of the game that is looked at calls the lynch. */
  lynchWord?: string | undefined
}

/** Which language is spoken. */
export const spoken = createStore<Spoken>(() => ({ language: 'en', sections: undefined }))

const read = new Map<Key, IntlMessageFormat>()

/** Speaks a language from now on, in those sections that a page says. */
export function speakIn(language: Locale, sections: Partial<Catalogue>): void {
  read.clear()
  spoken.setState({ language, sections })
  if (typeof document !== 'undefined') document.documentElement.lang = language
}

/** Whether this page says a section: the page of a game has some of them alone. */
export const isSaid = (section: keyof Catalogue): boolean => spoken.getState().sections?.[section] !== undefined

/** Says the lynch in the word of a host from now on; in the usual one where there is none. */
export function speakOfLynch(lynchWord: string | undefined): void {
  if (lynchWord === spoken.getState().lynchWord) return
  read.clear()
  spoken.setState({ lynchWord })
}

/**
 * @param key of the message
 * @param values what it asks for, where it asks for some
 * @returns the words, in the language spoken
 */
export function say<At extends Key>(key: At, ...values: Given<At>): string {
  const source = sourceOf(key)
  if (!marked.test(source)) return source
  return String(messageOf(key, source).format(values[0] as Record<string, string | number> | undefined))
}

/** The same in parts, of which some are not words: for `Say`. Tags are filled by functions of what stands in them. */
export function sayParts(key: Key, values: Record<string, unknown>): unknown[] {
  const said = messageOf(key, sourceOf(key)).format<unknown>(values as never)
  return Array.isArray(said) ? said : [said]
}

type Given<At extends Key> = [Tags<At>] extends [never]
  ? keyof Values<At> extends never
    ? []
    : [values: Values<At>]
  : [never]

const marked = /[{<']/

function sourceOf(key: Key): string {
  const { language, sections, lynchWord } = spoken.getState()
  if (!sections) throw new Error(`"${key}" is said before a language is spoken.`)
  const dot = key.indexOf('.')
  const section: Section | undefined = sections[key.slice(0, dot) as keyof Catalogue]
  const message = section?.[key.slice(dot + 1)]
  const said = message ? textIn(message, language) : key
  return lynchWord === undefined ? said : inLynchWord(said, lynchWord, language)
}

function messageOf(key: Key, source: string): IntlMessageFormat {
  const known = read.get(key) ?? new IntlMessageFormat(source, spoken.getState().language)
  read.set(key, known)
  return known
}
