/**
 * Who is one person under several names, and who is not: as the host said it, once for all games. Nothing of it is guessed,
 * and no game is changed by it.
 */
import { z } from 'zod'
import { listOf, Name } from '../../../engine/shape/shape.ts'
import type { Reading, Writing } from '../../store/tables.ts'
import { folded } from './told.ts'

const key = 'people'
const most = 5000

const Kept = z.strictObject({
  /** The first of its names is what a person is called. */
  persons: listOf(listOf(Name, most), most),
  apart: listOf(z.strictObject({ one: Name, other: Name }), most),
})
export type People = z.infer<typeof Kept>

const nobody: People = { persons: [], apart: [] }

/** What the host said; nothing where it cannot be read. */
export async function peopleIn(tables: Reading): Promise<People> {
  for (const [id, value] of await tables.settings.all())
    if (id === key) return Kept.safeParse(value, { jitless: true }).data ?? nobody
  return nobody
}

export const keepPeople = (tables: Writing, people: People): Promise<void> => tables.settings.put(key, people)

const has = (names: readonly string[], name: string): boolean => names.some(one => folded(one) === folded(name))

/** All names of somebody, the one that is shown first. */
export const namesOf = ({ persons }: People, name: string): readonly string[] =>
  persons.find(names => has(names, name)) ?? [name]

/** Both names are one person's, who is shown under the first. */
export function joined(people: People, name: string, other: string): People {
  if (has(namesOf(people, name), other) && namesOf(people, name)[0] === name) return people
  const names = [name, ...namesOf(people, name).filter(one => one !== name)]
  names.push(...namesOf(people, other).filter(one => !has(names, one)))
  return {
    persons: [...people.persons.filter(some => !some.some(one => has(names, one))), names],
    apart: people.apart.filter(pair => !(has(names, pair.one) && has(names, pair.other))),
  }
}

/** The names are two people's: `name` is taken out, where they were joined, and they are not offered again. */
export function parted(people: People, name: string, from: string): People {
  if (folded(name) === folded(from)) return people
  const together = has(namesOf(people, name), from)
  const rest = namesOf(people, from).filter(one => folded(one) !== folded(name))
  return {
    persons: together
      ? [...people.persons.filter(names => !has(names, name)), ...(rest.length > 1 ? [rest] : [])]
      : people.persons,
    apart: areApart(people, name, from) ? people.apart : [...people.apart, { one: name, other: from }],
  }
}

/** Whether the host said of any two of their names that they are two people's. */
export function areApart(people: People, one: string, other: string): boolean {
  const [these, those] = [namesOf(people, one), namesOf(people, other)]
  return people.apart.some(
    pair => (has(these, pair.one) && has(those, pair.other)) || (has(these, pair.other) && has(those, pair.one)),
  )
}

/** By every name of a person that was joined, all of its names. */
export const byName = ({ persons }: People): ReadonlyMap<string, readonly string[]> =>
  new Map(persons.flatMap(names => names.map(name => [folded(name), names] as const)))
