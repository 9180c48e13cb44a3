/** Deals a set-up: which roles, to whom, and what falls on whom. The same for the same key, wherever it runs. */
import { inLine } from '../game/deal-proof.ts'
import { byKey } from './chance.ts'
import { drawRoles, type Given } from './draw.ts'
import { drawMarks, type Marked, type Player } from './marks.ts'
import type { Setup } from './setup.ts'

interface SetupDealt {
  /** In the order in which they were named. */
  people: Player[]
  marks: Marked[]
}

/**
 * @param key 32 hexadecimal digits
 * @throws Undrawable, Unmarkable where it cannot be dealt to so many
 */
export function dealSetup(setup: Setup, names: readonly string[], given: Given, key: string): SetupDealt {
  const cards = [...drawRoles(setup, given, byKey(key, 'roles')).cards]
  const chance = byKey(key, 'players')
  for (let last = cards.length - 1; last > 0; last--) {
    const taken = chance.pick(Array.from({ length: last + 1 }, () => 1n))
    ;[cards[last], cards[taken]] = [cards[taken]!, cards[last]!]
  }
  const people = names.map((name, at) => ({ name, card: cards[at]!, faction: given.factionOf(cards[at]!) }))
  return { people, marks: drawMarks(setup, people, given, byKey(key, 'marks')) }
}

/** What fell by lot, as the proof of a deal says it: `lover: Ann, Bob`, `sanity: Ann, insane`. */
export const fellSaid = ({ mark, players, value }: Marked): string =>
  `${inLine(mark)}: ${[...players.map(inLine), ...(value === undefined ? [] : [inLine(value)])].join(', ')}`
