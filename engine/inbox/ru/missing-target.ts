/**
 * Whom an order is about that names nobody itself: by its pronoun, or by a clause beside it that only names somebody.
 */
import type { SeatId } from '../../reason/claim.ts'
import type { Target } from '../clause.ts'
import type { Piece, Segment } from './piece.ts'
import type { Named } from './names.ts'
import { gendered, isOfGender } from './pronouns.ts'
import { ofSeveral } from './words.ts'

/** @param isOfBefore whether it is about an earlier move @returns nothing where it may be one or the other */
export function whomOf(
  { pieces: own }: Segment,
  pieces: readonly Piece[],
  players: readonly Named[],
  sender: SeatId,
  isOfBefore: boolean,
): Target[] | undefined {
  const order = own.findLast(piece => piece.pronouns.length && piece.kind === 'order') ?? own[0]!
  const place = order.pronouns[0]
  const named = (some: readonly Piece[]): SeatId[] => [
    ...new Set(some.flatMap(piece => piece.targets.map(({ slot }) => slot)).filter(slot => slot !== sender)),
  ]
  if (place === undefined) {
    const there = order.words.some(word => word === 'там' || word === 'туда')
      ? lastNamed(order, pieces, sender)
      : undefined
    if (there) return there
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
  const told = pieces.filter(({ end, kind }) => end <= order.start && kind !== 'denied')
  const asserted = told.filter(({ question }) => !question)
  // «Кто такая Русалка? Ее и проверяю», and not «Боря мертв? Лечу его».
  const isWondered = told.some(
    ({ question, words }) => question && words.some(word => /^(?:кто|кем|чья|чей|как(?:ая|ой|ого))$/.test(word)),
  )
  const before = !isWondered || asserted.some(({ targets }) => targets.length) ? asserted : told
  const isAbout = before.some(({ abilities, targets }) => abilities.length && targets.length)
  if (ofSeveral.has(word)) {
    const close = before.filter(({ sentence }) => sentence >= order.sentence - 1)
    const slots = named(close)
    return slots.length > 1 && slots.length === named(before).length ? slots.map(slot => ({ slot, span })) : undefined
  }
  const gender = Object.hasOwn(gendered, word) ? gendered[word] : undefined
  if (gender === undefined) return undefined
  const fits = isOfGender(players, gender)
  const near = named(before.filter(({ sentence }) => sentence === order.sentence)).filter(fits)
  const every = named(before).filter(fits)
  // «А вот третья, с Пчёлкой, не дает покоя: ее цвет и выясню».
  const all =
    near.length === 1 && named(before.filter(({ sentence }) => sentence === order.sentence)).length === 1 ? near : every
  const about = named(before.filter(({ abilities }) => abilities.length))
  if (isAbout && named(before).length > 1 && (isOfBefore || all.length > 1 || about.some(fits))) return undefined
  const asked = all.length > 1 ? named(before.filter(({ kind }) => kind !== 'told')).filter(fits) : all
  const [slot, ...others] = asked
  const isAmongOthers = before.some(piece => named([piece]).length > 1 && named([piece]).includes(slot ?? ''))
  return slot === undefined || others.length || isAmongOthers ? undefined : [{ slot, span }]
}

/** Who alone was named last, in this sentence or the one before it: «Там и заночую». */
function lastNamed(order: Piece, pieces: readonly Piece[], sender: SeatId): Target[] | undefined {
  const close = pieces.filter(
    ({ end, question, kind, sentence }) =>
      end <= order.start && !question && kind !== 'denied' && sentence >= order.sentence - 1,
  )
  const targets = close.flatMap(piece => piece.targets).filter(({ slot }) => slot !== sender)
  return new Set(targets.map(({ slot }) => slot)).size === 1 ? targets.slice(0, 1) : undefined
}

/** Names of the same sentence that stand in no clause of their own move. */
function byItsSide(order: Piece, pieces: readonly Piece[]): Target[] | undefined {
  const beside = pieces.filter(
    ({ sentence, kind, targets }) =>
      sentence === order.sentence
      && (kind === 'names' || (kind === 'open' && (order.isStrong || order.ordered)))
      && targets.length,
  )
  return beside.length === 1 ? [...beside[0]!.targets] : undefined
}
