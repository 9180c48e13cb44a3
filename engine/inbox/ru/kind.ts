/**
 * What a clause of a message is, once it is known what it speaks of and how: an order, names, told, denied, or open.
 */
import type { SeatId } from '../../reason/claim.ts'
import type { Target } from '../clause.ts'
import { isPassive, type Evidence } from './evidence.ts'
import {
  denying,
  isElsewhere,
  isInfinitive,
  isOpinion,
  isPast,
  isResultOf,
  isThird,
  isThought,
  modal,
  ofTonight,
} from './moods.ts'
import type { Kind } from './piece.ts'
import { undergoes } from './undergoes.ts'
import { fillers, willBe } from './words.ts'

/** A clause as it was heard. */
export interface Heard {
  words: readonly string[]
  /** Without names. */
  own: readonly string[]
  /** Without names, and without what says the move. */
  loose: readonly string[]
  targets: readonly Target[]
  /** Of the writer, as it speaks of them. */
  abilities: readonly string[]
  /** Who is not meant. */
  nots: ReadonlySet<SeatId>
  /** The place of its first word of account. */
  acting: number
  firstWord: string
  isStrong: boolean
  /** Courtesy and names alone. */
  isPlain: boolean
  isDenied: boolean
  /** It tells why, who or what of it. */
  isTold: boolean
  /** What was wished for before a «но». */
  isWished: boolean
  isCondition: boolean
  past: boolean
  /** It speaks of a move that the writer has not now. */
  others: boolean
}

/** What a clause is. */
export function kindOf(clause: Heard): Kind {
  const { own, targets, abilities, nots, firstWord, isPlain, isDenied, isTold, isWished, isCondition, past } = clause
  if (abilities.length && isDenied) return past || (isTold && !targets.length) ? 'told' : 'denied'
  if (isWished) return 'told'
  if (abilities.length && !past && !isCondition && !isTold) return 'order'
  if ((isPlain || isElected(own)) && targets.length) return isDenied ? 'open' : 'names'
  if (isCondition || (isTold && targets.length > 0 && (abilities.length > 0 || firstWord === 'хотя'))) return 'open'
  if (clause.others) return 'open'
  if (isTold || own.some(word => tells(word, own))) return 'told'
  return nots.size && !targets.length ? 'denied' : 'open'
}

/** «Пусть будет Гном», «остается Пчёлка», «выбор пал на Осу»: names, and that they were chosen. */
const isElected = (own: readonly string[]): boolean => elected.test(own.filter(word => !fillers.has(word)).join(' '))
const only = 'значит|стало быть|таким образом|короче|видимо|тогда|лишь|только|один|одна'
const comes = 'будет|остается|остановлюсь|останавливаюсь|пал|пала|пало|достанется|падает'
const elected = new RegExp(String.raw`^(?:(?:${only})\s?)*(?:(?:пусть|пускай)(?: будет| станет)?|${comes})$`, 'u')

/** What was done, what others do, what somebody thinks or is like. */
const tells = (word: string, words: readonly string[]): boolean =>
  isPast(word) || isThought(word) || isOpinion(word) || (isThird(word) && !ofTonight(words))

/** What is known of it besides, out of its sentence. */
interface Besides {
  evidence: readonly Evidence[]
  /** Of two moves one takes the other for granted. */
  taken: boolean
  /** A name stands in it as it is called, in no case. */
  isForeign: boolean
  /** Its sentence tells what was done: «сегодня говорила одно, вчера другое». */
  tellsPast: boolean
  /** Its sentence speaks of a move or of somebody, or is but one clause. */
  saysMore: boolean
}

/** Whether it leaves open what is to be done, so that everything beside it is asked about. */
export function leavesOpen(clause: Heard, { evidence, taken, isForeign, tellsPast, saysMore }: Besides): boolean {
  const { words, loose, targets, abilities, acting, isStrong, isTold, past, others } = clause
  if (others && !isTold) return true
  if (!abilities.length)
    return (
      !targets.length
      && ((words.length < 3 && !tellsPast && words.some(isElsewhere))
        || (saysMore && acting < 3 && isBareRefusal(words)))
    )
  if (!taken && !past && loose.some(isElsewhere)) return true
  // «Верифицирую черный чек»: of which one is spoken.
  if ((!taken || isTold) && loose.some(isResultOf)) return true
  // «Сжечь ее было бы жестоко», and not «хорошо было бы сжечь ее».
  if (
    words.some((word, at) => word === 'было' && words[at + 1] === 'бы')
    && !words.some(word =>
      /^(?:хорош|неплох|здоров|интересн|лучше|славн|полезн|правильн|мил|приятн|разумн)/u.test(word),
    )
  )
    return true
  // «Жечь ли ее, пока не знаю».
  if (words.some((word, at) => isInfinitive(word) && words[at + 1] === 'ли')) return true
  // «Пусть доктор лечит»: another is to do it.
  if (
    words.includes('пусть')
    && (words.at(-1) === 'пусть'
      || evidence.some(
        ({ from, to }) => from === to && isThird(words[from]!) && !isPassive(words[from]!) && !undergoes(words[from]!),
      ))
  )
    return true
  if (isForeign && words.some(word => willBe.has(word)) && evidence.some(({ from }) => isInfinitive(words[from]!)))
    return true
  return !isStrong && words.some((word, at) => word === 'от' && !/^(?:меня|нас)$/u.test(words[at + 1] ?? ''))
}

/** «Нет», «пока не надо»: nothing else is said. */
const isBareRefusal = (words: readonly string[]): boolean =>
  words.some(word => denying.has(word))
  && words.every(
    word => fillers.has(word) || denying.has(word) || modal.has(word) || word === 'пока' || word === 'надо',
  )
