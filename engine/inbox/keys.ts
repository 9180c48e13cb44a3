/** What an order says besides whom it is about: `arrest Bob for slander`, `poison Ann as the Doctor`. */
import { roleName, spaced } from '../why/speaker.ts'
import type { Ability } from '../rules/role.ts'
import type { Words } from '../text/wording.ts'
import { fold } from './fold.ts'
import type { Word } from './sentences.ts'

/** What of an ability an order may name further: more targets, and words for its keys. */
export interface Extras { most: number; keys: readonly { key: string; value: string; words: readonly string[] }[] }

/** @param words those of the system */
export function extrasOf(abilities: ReadonlyMap<string, Ability>, words: Words): Map<string, Extras> {
  return new Map([...abilities].map(([id, { targets, most = targets, keys = {} }]) => [id, {
    most, keys: Object.entries(keys).flatMap(([key, { values = [] }]) => values.flatMap(value => namesOf(value, words).map(name => ({ key, value, words: fold(name).split(' ') }))))
      .sort((a, b) => b.words.length - a.words.length),
  }]))
}

function namesOf(value: string, words: Words): string[] {
  const called = (table: Record<string, string> | undefined): string[] => table && Object.hasOwn(table, value) ? [table[value]!] : []
  return [...new Set([spaced(value), value, ...called(words.roles), ...words.rolesShort?.[value] ?? [], ...called(words.results), ...called(words.terms), ...called(words.uses), roleName(value, words)])]
}

const before: ReadonlySet<string> = new Set(['for', 'as', 'of', 'with', 'on', 'the', 'a', 'an', 'charge', 'charged', 'is', 'being', 'who', 'role', 'their', 'his', 'her', 'my', ':', '=', '-', ',', '(', 'crime'])

/** A word for one of an ability's keys that stands here, behind small words; with the number of words it takes. */
export function keyAt(extras: Extras | undefined, words: readonly Word[], from: number): { key: string; value: string; length: number } | undefined {
  if (!extras?.keys.length) return undefined
  let at = from
  while (at - from < 5 && before.has(words[at]?.text ?? '')) at++
  const found = extras.keys.find(({ words: said }) => said.every((word, index) => words[at + index]?.text === word))
  const close = found && words[at + found.words.length]?.text === ')' ? 1 : 0
  return found && { key: found.key, value: found.value, length: at - from + found.words.length + close }
}
