/** Lists and numbers as the language spoken writes them. */
import { localeTag } from '../../engine/text/locale.ts'
import { spoken } from './say.ts'

interface Part {
  type: 'element' | 'literal'
  value: string
}

/** `Ann, Bob and Cy` in parts: the elements as they were given, and what joins them. */
export const listed = (items: readonly string[]): Part[] =>
  new Intl.ListFormat(tag(), { type: 'conjunction' }).formatToParts(items)

/** The same as one string. */
export const listSaid = (items: readonly string[]): string =>
  listed(items)
    .map(({ value }) => value)
    .join('')

/** What times and lists are written by. */
export const tag = (): string => localeTag(spoken.getState().language)
