/** Whom a pronoun, or a word for two or more, points at among everybody who was named before it. */
import type { SeatId } from '../../reason/claim.ts'
import type { Target } from '../clause.ts'
import { genderOfEpithet, isEpithet } from './epithets.ts'
import type { Mention } from './mentions.ts'
import type { Named } from './names.ts'
import type { Piece } from './piece.ts'
import { gendered, isOfGender } from './pronouns.ts'
import { counts, ofSeveral } from './words.ts'

/** «Этого и лечу», «того и беру», «эту даму». */
const pointed: Readonly<Record<string, 'm' | 'f'>> = {
  этого: 'm',
  этому: 'm',
  этим: 'm',
  того: 'm',
  тому: 'm',
  эту: 'f',
  ту: 'f',
}
/** «Эту парочку», «голубчиков», «обоих». */
const pairs = /^(?:парочк|пару$|пары$|паре$|двоиц|двойк|голубчик(?:ов|и|ам)$|голубк|сладкую$|обои|обеи)/u
const three = /^(?:троиц|тройк|трои[хмц]|трем$|трех$)/u

/** How many a word points at, where it points at several; 0 for any number. */
const severalOf = (word: string): number | undefined =>
  Object.hasOwn(counts, word)
    ? counts[word]
    : pairs.test(word)
      ? 2
      : three.test(word)
        ? 3
        : ofSeveral.has(word)
          ? 0
          : undefined

/** Where a clause points at somebody named before it. */
interface Pointer {
  place: number
  word: string
  gender: 'm' | 'f' | undefined
  several: number | undefined
}

export function pointerIn({ words, places, targets }: Piece): Pointer | undefined {
  for (const [at, word] of words.entries()) {
    const place = places[at]!
    if (targets.some(({ span }) => span.start <= place && place < span.end)) continue
    const several = severalOf(word)
    if (several !== undefined) return { place, word, gender: undefined, several }
    if (Object.hasOwn(gendered, word)) return { place, word, gender: gendered[word], several: undefined }
    if (
      Object.hasOwn(pointed, word)
      && (words[at + 1] === undefined || words[at + 1] === 'и' || at === words.length - 1)
    )
      return { place, word, gender: pointed[word], several: undefined }
    if (isEpithet(word)) return { place, word, gender: genderOfEpithet(word), several: undefined }
  }
  return undefined
}

/** «Кто такая Оса? Ее и проверяю», and not «Хан мертв? Лечу его». */
const wonders = /^(?:кто|чья|чей|как(?:ая|ой)|куда|зачем|помнишь|помните|знаешь|знаете|слышал[аи]?|видел[аи]?)$/u

/** How far back a pronoun reaches where more than one fits. */
const furthest = 3

/** @param mentions of everybody, in their order @returns nothing where it may be one or the other */
export function pointedAt(
  { place, word, gender, several }: Pointer,
  sentence: number,
  mentions: readonly Mention[],
  players: readonly Named[],
  takes: (count: number) => boolean,
): Target[] | undefined {
  const span = { start: place, end: place + word.length }
  const before = mentions.filter(
    ({ target, how, piece }) =>
      target.span.start < place && (how !== 'asked' || piece.words.some(word => wonders.test(word))),
  )
  const fits = isOfGender(players, gender)
  const near = [...new Set(before.map(({ piece }) => piece.sentence))].sort((a, b) => b - a)
  const slotsOf = (of: readonly Mention[]): SeatId[] => [...new Set(of.map(({ target }) => target.slot))]
  const inSentence = (at: number): Mention[] => before.filter(({ piece }) => piece.sentence === at)
  if (several !== undefined) {
    const all = slotsOf(before)
    const isEnough = (slots: readonly SeatId[]): boolean =>
      slots.length > 1 && (several === 0 ? takes(slots.length) : slots.length === several && takes(several))
    for (const at of near) {
      const slots = slotsOf(inSentence(at))
      if (slots.length > 1) return isEnough(slots) ? slots.map(slot => ({ slot, span })) : undefined
    }
    return isEnough(all) ? all.map(slot => ({ slot, span })) : undefined
  }
  const able = slotsOf(before).filter(fits)
  if (able.length === 1) return [{ slot: able[0]!, span }]
  for (const at of near) {
    const slots = slotsOf(inSentence(at)).filter(fits)
    if (!slots.length) continue
    return slots.length === 1 && sentence - at <= furthest ? [{ slot: slots[0]!, span }] : undefined
  }
  return undefined
}
