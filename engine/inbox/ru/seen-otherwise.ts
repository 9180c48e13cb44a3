/** Clauses that are to be taken as something else than they look: what a check came to, what was made ready, a question that says whom. */
import { beginning } from './left-alone.ts'
import { isPast } from './moods.ts'
import { isOwnDeed } from './narrated.ts'
import type { Piece } from './piece.ts'

/** «Чек черный, сомнений нет»: what a check came to. */
export const isCame = ({ kind, coloured, ordered, targets, abilities, words }: Piece): boolean =>
  kind === 'order' && coloured && !ordered && !targets.length && abilities.length > 0 && !words.some(isOwnDeed)

/** «Есть еще место в списке? Тогда…»: what is asked first, and then told. */
export const isAskedFirst = (pieces: readonly Piece[], at: number): boolean => {
  const { question, targets, sentence } = pieces[at]!
  return (
    question
    && !targets.length
    && pieces.some(one => one.sentence === sentence + 1 && one.targets.length > 0 && one.words.includes('тогда'))
  )
}

/** «Перетащил коробку под окна к Иве», «повесил жучка на Хана»: it was made ready for this night. */
const arranged =
  beginning(`расстел перетащ перебрал перенес выдвин устроил пристроил притаил засел засела занял повес установил подкинул
  подложил прицепил прикрепил приготовил надел надела разложил расположил накрыл навел навела направил`)
export const isArranged = ({ kind, targets, bare, words, abilities, nots, question, foreign }: Piece): boolean =>
  (kind === 'told' || kind === 'open')
  && targets.length > 0
  && !bare
  && !nots.length
  && !question
  && !foreign
  && abilities.length < 2
  && words.some(word => arranged.test(word) && isPast(word))
  && !words.some(word => /^(?:вчера|позавчера|прошл|тогда|уже$|раньше|не$|бы$)/u.test(word))

/** «У Хана грязно, но убираюсь я у Лорда»: of whom nothing is said to be done. */
export function isContrast(pieces: readonly Piece[], at: number): boolean {
  const { kind, isStrong, ordered, abilities, targets, sentence } = pieces[at]!
  const next = pieces[at + 1]
  return (
    kind === 'order'
    && !isStrong
    && !ordered
    && targets.length > 0
    && next?.kind === 'order'
    && next.sentence === sentence
    && next.words[0] === 'но'
    && next.isStrong
    && next.targets.length > 0
    && next.abilities.every(id => abilities.includes(id))
  )
}

/** «И куда это Хан ходит? Иду следом!»: the question says whom the order behind it is about. */
export function isWondered(pieces: readonly Piece[], at: number): boolean {
  const { kind, question, targets, words, abilities } = pieces[at]!
  const next = pieces[at + 1]
  return (
    kind === 'order'
    && question
    && targets.length === 1
    && words.some(word => /^(?:куда|откуда|зачем)$/u.test(word))
    && next?.kind === 'order'
    && !next.question
    && !next.targets.length
    && next.abilities.every(id => abilities.includes(id))
  )
}

/** «Ушел в запой»: a short message tells of what names nobody as of what is begun. */
export const isGone = (
  { kind, targets, words, abilities, isStrong, nots, question }: Piece,
  all: readonly Piece[],
): boolean =>
  kind === 'told'
  && all.length < 3
  && !targets.length
  && !nots.length
  && !question
  && isStrong
  && abilities.length === 1
  && /^(?:ушел|ушла|пошел|пошла|отправился|отправилась)$/u.test(words[0] ?? '')
  && !words.some(word => /^(?:вчера|позавчера|прошл|тогда|уже$|раньше|не$|бы$)/u.test(word))
