/**
 * Whom an order is about that names nobody itself: by its pronoun, or by a clause beside it that only names somebody.
 */
import type { Slot } from '../../reason/claim.ts'
import type { Target } from '../clause.ts'
import type { Piece, Segment } from './piece.ts'
import type { Named } from './names.ts'
import { genderOf, ofSeveral } from './words.ts'

const gendered: Readonly<Record<string, 'm' | 'f'>> = { ...genderOf, он: 'm', она: 'f' }

/** @param isOfBefore whether it is about an earlier move @returns nothing where it may be one or the other */
export function whomOf(
  { pieces: own }: Segment,
  pieces: readonly Piece[],
  players: readonly Named[],
  sender: Slot,
  isOfBefore: boolean,
): Target[] | undefined {
  const order = own.findLast(piece => piece.pronouns.length && piece.kind === 'order') ?? own[0]!
  const place = order.pronouns[0]
  const named = (some: readonly Piece[]): Slot[] => [
    ...new Set(some.flatMap(piece => piece.targets.map(({ slot }) => slot)).filter(slot => slot !== sender)),
  ]
  if (place === undefined) {
    const beside = byItsSide(order, pieces)
    const all = pieces.filter(({ end, question, kind }) => end <= order.start && !question && kind !== 'denied')
    // «Не верится, что Лорд красный. Отправляю чек на верификацию»: it is about what was said before.
    const alone = isOfBefore && !beside && named(all).length === 1 && all.every(one => one.targets.length < 2)
    return alone
      ? all
          .flatMap(one => one.targets)
          .filter(({ slot }) => slot !== sender)
          .slice(0, 1)
      : beside
  }
  const word = order.words[order.places.indexOf(place)]!
  const span = { start: place, end: place + word.length }
  const before = pieces.filter(({ end, question, kind }) => end <= order.start && !question && kind !== 'denied')
  const isAbout = before.some(({ abilities, targets }) => abilities.length && targets.length)
  if (ofSeveral.has(word)) {
    const close = before.filter(({ sentence }) => sentence >= order.sentence - 1)
    const slots = named(close)
    return slots.length > 1 && slots.length === named(before).length ? slots.map(slot => ({ slot, span })) : undefined
  }
  const gender = Object.hasOwn(gendered, word) ? gendered[word] : undefined
  if (gender === undefined) return undefined
  const fits = (slot: Slot): boolean => {
    const known = players.find(player => player.slot === slot)?.gender
    return known === undefined || known === gender
  }
  const all = named(before).filter(fits)
  const about = named(before.filter(({ abilities }) => abilities.length))
  if (isAbout && named(before).length > 1 && (isOfBefore || all.length > 1 || about.some(fits))) return undefined
  const asked = all.length > 1 ? named(before.filter(({ kind }) => kind !== 'told')).filter(fits) : all
  const [slot, ...others] = asked
  const isAmongOthers = before.some(piece => named([piece]).length > 1 && named([piece]).includes(slot ?? ''))
  return slot === undefined || others.length || isAmongOthers ? undefined : [{ slot, span }]
}

/** Names of the same sentence that stand in no clause of their own move. */
function byItsSide(order: Piece, pieces: readonly Piece[]): Target[] | undefined {
  const beside = pieces.filter(
    ({ sentence, kind, targets }) =>
      sentence === order.sentence && (kind === 'open' || kind === 'names') && targets.length,
  )
  return beside.length === 1 ? [...beside[0]!.targets] : undefined
}
