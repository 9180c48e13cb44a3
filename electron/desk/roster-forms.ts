/** The forms of a name in a line of a roster: `Анна (ж; Анны, Анне, Анну, Анной, Анне): doctor`, or its gender alone: `Анна (ж)`. */
import { nameCases, type NameForms } from '../../engine/text/name-forms.ts'

const written = /\s*\(\s*(?:([жм])|([fm])(?=\s*;))\s*(?:;\s*([^()]*))?\)/iu

/**
 * Takes a line; returns it without its forms, and these. `wrong`: how many forms there are, where it is not one for each case.
 */
export function formsIn(line: string): { line: string; forms?: NameForms; wrong?: number } {
  const found = written.exec(line)
  if (!found || found.index === 0) return { line }
  const [whole, russian, english, listed] = found
  const gender = /[жf]/i.test(russian ?? english ?? '') ? 'f' : 'm'
  const bare = line.slice(0, found.index) + line.slice(found.index + whole.length)
  const words =
    listed
      ?.split(',')
      .map(word => word.trim())
      .filter(Boolean) ?? []
  if (!words.length) return { line: bare, forms: { gender } }
  if (words.length !== nameCases.length) return { line: bare, wrong: words.length }
  return { line: bare, forms: { gender, ...Object.fromEntries(nameCases.map((form, place) => [form, words[place]!])) } }
}
