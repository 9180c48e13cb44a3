/** Whom «его», «ее», «их» and the like point at, where but one reading is possible. */
import type { SeatId } from '../../reason/claim.ts'
import type { Target } from '../clause.ts'
import type { Named } from './names.ts'
import type { Sentence } from './sentences.ts'
import { counts, genderOf, ofSeveral } from './words.ts'

/** Of which gender a word is that points at somebody. */
export const gendered: Readonly<Record<string, 'm' | 'f'>> = { ...genderOf, он: 'm', она: 'f' }
/** Whether a word of a gender may mean somebody: anybody whose own the host did not write. */
export const isOfGender =
  (players: readonly Named[], gender: string | undefined) =>
  (slot: SeatId): boolean => {
    const own = players.find(player => player.slot === slot)?.gender
    return gender === undefined || own === undefined || own === gender
  }

/** What stands before a pronoun. */
interface Before {
  /** Everybody but the sender whom the message names. */
  named: readonly Target[]
  /** Where it speaks of things that a pronoun may mean as well: a check, an exchange. */
  things: readonly number[]
  players: readonly Named[]
  /** The word that stands at a place, small. */
  wordAt(place: number): string
  /** Whether the order may be aimed at so many. */
  takes(count: number): boolean
}

/**
 * An order that names nobody with whom its pronoun points at: who alone was named before it, or who alone of them can be meant by
 * a word of that gender; by «их» and «обоих» all who were named, where they are two or more.
 */
export function pointing(part: Sentence, { named, things, players, wordAt, takes }: Before): Sentence {
  if (part.targets.length + part.roles.length + part.clashing.length) return part
  const [place] = part.pronouns
  if (place === undefined) return part
  const word = wordAt(place)
  const before = named.filter(({ span }) => span.start < place)
  const slots = [...new Set(before.map(({ slot }) => slot))]
  const span = { start: place, end: place + word.length }
  if (ofSeveral.has(word)) {
    const count = Object.hasOwn(counts, word) ? counts[word] : slots.length
    if (slots.length < 2 || slots.length !== count || !takes(count)) return part
    const rest = part.unknown.flatMap((one, at) => (part.places[at] === place ? [] : [{ one, at: part.places[at]! }]))
    return {
      ...part,
      targets: slots.map(slot => ({ slot, span })),
      unknown: rest.map(({ one }) => one),
      places: rest.map(({ at }) => at),
    }
  }
  const gender = Object.hasOwn(genderOf, word) ? genderOf[word] : undefined
  if (gender === undefined) return part
  const able = slots.filter(isOfGender(players, gender))
  const [slot] = able
  if (slot === undefined || able.length > 1) return part
  if (slots.length > 1 && things.some(thing => thing < part.span.start)) return part
  return { ...part, targets: [{ slot, span }] }
}
