/** The forms of a name in a line of a roster: `Анна (ж; Анны, Анне, Анну, Анной, Анне): doctor`, or its gender alone: `Анна (ж)`. */
import { nameCases, type NameForms } from '../../../engine/text/name-forms.ts'

/**
 * Takes a line; returns it without its forms, and these. `wrong`: how many forms there are, where it is not one for each case.
 */
export function formsIn(line: string): { line: string; forms?: NameForms; wrong?: number } {
  for (const { index, 0: whole, 1: inside = '' } of line.matchAll(/\(([^()]*)\)/g)) {
    const written = writtenIn(inside.trim())
    if (!written) continue
    const before = line.slice(0, index).trimEnd()
    if (before === '') return { line }
    const bare = before + line.slice(index + whole.length)
    const { gender, words } = written
    if (!words.length) return { line: bare, forms: { gender } }
    if (words.length !== nameCases.length) return { line: bare, wrong: words.length }
    const forms = Object.fromEntries(nameCases.map((form, place) => [form, words[place]!]))
    return { line: bare, forms: { gender, ...forms } }
  }
  return { line }
}

/** What brackets say of a name; undefined where they say something else. An English letter alone may be a role's. */
function writtenIn(inside: string): { gender: 'm' | 'f'; words: string[] } | undefined {
  const [letter = ''] = inside
  const listed = inside.slice(1).trimStart()
  if (!(listed.startsWith(';') ? /[жмfm]/i : /[жм]/i).test(letter) || !/^(?:;|$)/.test(listed)) return undefined
  const words = listed
    .slice(1)
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)
  return { gender: /[жf]/i.test(letter) ? 'f' : 'm', words }
}
