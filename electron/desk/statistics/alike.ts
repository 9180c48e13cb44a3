/**
 * Names that may be one person's: one is entered as another name of whoever bears the other, or they are written almost alike.
 * They are offered to the host and never joined by themselves; whoever sat in one game together is two people.
 */
import type { PersonOffer } from './answers.ts'
import { areApart, namesOf, type People } from './people.ts'
import { folded, type Told } from './told.ts'

/** From so many letters on, names are alike that differ in one. */
const long = 5

/** @returns those that the host entered as other names first, then those of most games */
export function offersOf(games: readonly Told[], people: People): PersonOffer[] {
  const seen = seenIn(games)
  const offers = new Map<string, PersonOffer>()
  const sat = (name: string): ReadonlySet<Told> =>
    new Set(namesOf(people, name).flatMap(one => [...(seen.get(folded(one))?.games ?? [])]))
  const offer = (a: string, b: string, why: PersonOffer['why']): void => {
    const [one = a, other = b] = [namesOf(people, a)[0], namesOf(people, b)[0]]
    if (folded(one) === folded(other) || areApart(people, a, b)) return
    const [ones, others] = [sat(a), sat(b)]
    if ([...ones].some(game => others.has(game))) return
    const inOrder = ones.size > others.size || (ones.size === others.size && folded(one) < folded(other))
    const made = inOrder ? { one, other, why } : { one: other, other: one, why }
    const id = JSON.stringify([folded(made.one), folded(made.other)])
    if (!offers.has(id)) offers.set(id, made)
  }
  for (const { name, aliases } of seen.values())
    for (const alias of aliases) {
      const known = seen.get(folded(alias))
      if (known) offer(name, known.name, 'known')
    }
  for (const names of alikeIn([...seen.values()].map(({ name }) => name)))
    for (const [at, one] of names.entries()) for (const other of names.slice(at + 1)) offer(one, other, 'alike')
  return [...offers.values()]
}

interface Seen {
  name: string
  aliases: Set<string>
  games: Set<Told>
}

function seenIn(games: readonly Told[]): Map<string, Seen> {
  const seen = new Map<string, Seen>()
  const add = (name: string, game: Told, aliases: readonly string[]): void => {
    const known = seen.get(folded(name)) ?? { name, aliases: new Set(), games: new Set() }
    seen.set(folded(name), known)
    known.games.add(game)
    for (const alias of aliases) known.aliases.add(alias)
  }
  for (const game of games) {
    for (const { name, aliases } of game.people) add(name, game, aliases)
    for (const name of game.former) add(name, game, [])
  }
  return seen
}

/** Names in heaps: those of the same letters and digits, and long ones of which one is left out or another. */
function alikeIn(names: readonly string[]): string[][] {
  const heaps = new Map<string, string[]>()
  for (const name of names) {
    const bare = bareOf(name)
    const letters = [...bare]
    const without = letters.length < long ? [] : letters.map((_, at) => letters.toSpliced(at, 1).join(''))
    for (const key of new Set([bare, ...without])) if (key) heaps.set(key, [...(heaps.get(key) ?? []), name])
  }
  return [...heaps.values()].filter(heap => heap.length > 1)
}

const bareOf = (name: string): string =>
  folded(name)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
