/** Whom «его», «ее» and the like point at: who alone was named before it. */
import type { Target } from '../clause.ts'
import type { Named } from './names.ts'
import type { Sentence } from './sentences.ts'
import { genderOf } from './words.ts'

/**
 * An order that names nobody with whom its pronoun points at.
 * @param named everybody but the sender whom the message names @param wordAt the word that stands at a place, small
 */
export function pointing(
  part: Sentence,
  named: readonly Target[],
  players: readonly Named[],
  wordAt: (place: number) => string,
): Sentence {
  const place = part.pronouns[0]
  if (place === undefined || part.targets.length + part.roles.length + part.clashing.length) return part
  const before = new Set(named.flatMap(({ slot, span }) => (span.start < place ? [slot] : [])))
  const [slot] = before
  const word = wordAt(place)
  const gender = Object.hasOwn(genderOf, word) ? genderOf[word] : undefined
  const known = players.find(player => player.slot === slot)?.gender
  if (slot === undefined || before.size > 1 || gender === undefined || (known !== undefined && known !== gender))
    return part
  return { ...part, targets: [{ slot, span: { start: place, end: place + word.length } }] }
}
