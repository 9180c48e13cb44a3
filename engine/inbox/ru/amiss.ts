/**
 * Whom an order was found to be about, where the message says otherwise of him: he is the writer, of the other gender,
 * struck out or taken away from, only spoken to, or named in another matter.
 */
import type { Target } from '../clause.ts'
import type { Draft } from '../settling.ts'
import { isSame } from './drafts.ts'
import { folded } from './folded.ts'
import type { Piece } from './piece.ts'
import type { Whole } from './whole.ts'
import { genderOf } from './words.ts'

/** @param pieces the clauses of the message */
export const isAmiss = (draft: Draft, whole: Whole, pieces: readonly Piece[]): boolean =>
  isAtWriter(draft, whole)
  || isOfOtherGender(draft, whole, pieces)
  || isAwayFrom(draft, whole)
  || isOfNots(draft, pieces)
  || isFetched(draft, whole, pieces)
  || draft.targets.some(target => isCalledOut(target, whole) || isStruckOut(target, whole) || isGuessed(target, whole))

/** «Лорда из коллекции убираю», «Хана вычеркиваю»: he is to be in it no more. */
function isStruckOut({ span }: Target, { body }: Whole): boolean {
  const clause = clauseAt(folded(body), span.start)
  return (
    /(?<!\p{L})(?:вычеркива(?:ю|ем|й)|вычеркн(?:у|и|ем)|исключ(?:аю|ить|и|ите)|выкидыва(?:ю|ем))/u.test(clause)
    || (/(?<!\p{L})из\s+(?:коллекци|списк|цел|числ|рабов|душ|тетрад)/u.test(clause)
      && /(?<!\p{L})(?:убира|убер|снима|сним|выво|выне|вынос)/u.test(clause))
  )
}
const clauseAt = (small: string, place: number): string =>
  /[^.,!?;:\n]*$/u.exec(small.slice(Math.max(0, place - 100), place))![0]
  + /^[^.,!?;:\n]*/u.exec(small.slice(place, place + 100))![0]

/** «… Оса, кажется?»: who it is, he asks himself. */
function isGuessed({ span }: Target, { body }: Whole): boolean {
  const behind = /^[^.!?\n]{0,40}\?/u.exec(folded(body).slice(span.end, span.end + 60))
  return (
    behind !== null && /(?<!\p{L})(?:кажется|вроде|наверное?|что\s+ли|если\s+не\s+ошибаюсь)(?!\p{L})/u.test(behind[0])
  )
}

/** «Жук, я все слышу!»: he is spoken to. */
function isCalledOut({ span }: Target, { body, sentences }: Whole): boolean {
  const sentence = sentences.find(one => one.span.start <= span.start && span.start < one.span.end)
  return (
    sentence?.span.start === span.start
    && sentence.bares.includes(span.start)
    && !sentence.verbs.length
    && /^\s*,[^.!?\n]*(?<!\p{L})(?:я|мы|ты|тебя|тебе)(?!\p{L})/iu.test(body.slice(span.end, span.end + 80))
  )
}

/** «Камеру от Лорда переношу к Агате». */
const isAwayFrom = ({ targets }: Draft, { body }: Whole): boolean =>
  targets.length > 1
  && targets.some(({ span }) =>
    /(?<!\p{L})(?:от|кроме|вместо)\s+$/iu.test(body.slice(Math.max(0, span.start - 10), span.start)),
  )

/** «Проверять буду не Лорда, а его подружку»: who is only named so. */
const isOfNots = ({ targets }: Draft, pieces: readonly Piece[]): boolean =>
  targets.some(
    ({ slot }) =>
      pieces.some(({ nots, kind }) => kind === 'order' && nots.includes(slot))
      && !pieces.some(({ kind, targets: own }) => kind !== 'told' && own.some(one => one.slot === slot)),
  )

/** «Комар надоел, паспорт верните. А вот Лорда хочу»: beside the order somebody else is named. */
function isFetched(draft: Draft, { strict, writer: { sender } }: Whole, pieces: readonly Piece[]): boolean {
  const [target, ...more] = draft.targets
  if (!target || more.length || pieces.some(one => saysIt(one, draft))) return false
  if (strict.drafts.some(one => isSame(one, draft))) return false
  const own = pieces.filter(({ kind, abilities }) => kind === 'order' && abilities.includes(draft.does))
  const inSentence = (sentence: number): Piece[] => pieces.filter(one => one.sentence === sentence)
  const isNamedBehind = own.every(({ end }) => target.span.start > end)
  return (
    isNamedBehind
    && own.length > 0
    && own.every(
      ({ sentence }) =>
        !inSentence(sentence).some(one => one.targets.some(({ slot }) => slot === target.slot))
        && inSentence(sentence).some(
          one => one.kind !== 'denied' && one.targets.some(({ slot }) => slot !== sender.slot && slot !== target.slot),
        ),
    )
  )
}

/** «Одна тень мелькнула. Сажусь ей на хвост»: what points at nobody who is named is not the writer. */
const isAtWriter = ({ targets }: Draft, { body, writer: { sender } }: Whole): boolean =>
  targets.some(
    ({ slot, span }) =>
      slot === sender.slot
      && /^(?:он|она|его|ее|него|нее|ему|ей|нему|ней|ним|нею|ею)$/u.test(folded(body.slice(span.start, span.end))),
  )

/** «Мария … за Степана. Проверяю ее»: a pronoun that is not of whom was found. */
function isOfOtherGender({ does, targets }: Draft, { players, body }: Whole, pieces: readonly Piece[]): boolean {
  const [target, ...more] = targets
  const gender = target && !more.length ? players.find(({ slot }) => slot === target.slot)?.gender : undefined
  const own = pieces.filter(({ kind, abilities }) => kind === 'order' && abilities.includes(does))
  if ((gender !== 'm' && gender !== 'f') || own.some(({ targets: named }) => named.length)) return false
  const said = own.flatMap(({ words }) => words.flatMap(word => (Object.hasOwn(genderOf, word) ? genderOf[word]! : [])))
  const { start, end } = target!.span
  return (
    said.length > 0 && said.every(one => one !== gender) && !Object.hasOwn(genderOf, folded(body.slice(start, end)))
  )
}

/** Whether one clause says an order with whom it is about. */
export const saysIt = (
  { kind, isStrong, unsettled, abilities, targets: own }: Piece,
  { does, targets }: Pick<Draft, 'does' | 'targets'>,
): boolean =>
  kind === 'order'
  && isStrong
  && !unsettled
  && abilities.length === 1
  && abilities[0] === does
  && own.length === targets.length
  && targets.length > 0
  && targets.every(({ slot }) => own.some(one => one.slot === slot))
