/** Clauses that are to be taken as something else than they look: what a check came to, what was made ready. */
import { beginning } from './left-alone.ts'
import { isPast } from './moods.ts'
import { isOwnDeed } from './narrated.ts'
import type { Piece } from './piece.ts'

/** «Чек черный, сомнений нет»: what a check came to. */
export const isCame = ({ kind, coloured, ordered, targets, abilities, words }: Piece): boolean =>
  kind === 'order' && coloured && !ordered && !targets.length && abilities.length > 0 && !words.some(isOwnDeed)

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
