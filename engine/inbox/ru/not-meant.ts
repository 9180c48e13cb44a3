/**
 * What keeps an order from being meant, though its words are of one: it is only wished for, is asked of others, is of
 * something else, or leaves out somebody whom its sentence speaks of.
 */
import type { Draft } from '../draft-state.ts'
import { isInfinitive, isPast, ofAnyMove } from './moods.ts'
import { talking } from './mentions.ts'
import { message } from './fallback.ts'
import { isOfSomebodys } from './governed.ts'
import type { MessageContext } from './message-context.ts'
import type { Piece } from './piece.ts'
import type { Clause, Sentence } from './sentences.ts'
import { inFirstPerson } from './verbs.ts'
import { later } from './words.ts'

const holds = ({ start, end }: { start: number; end: number }, place: number): boolean => start <= place && place < end

/** «Да жалко», «но чую засаду», «только толку мало»; never «да поскорее». */
const turning = /^(?:да|но|однако|только|жаль|жалко|увы|хотя)$/u
/** Of «было бы»: «славно», «хорошо». */
const welcome = /^(?:хорош|неплох|здоров|интересн|лучше|славн|полезн|правильн|мил|приятн|разумн|спокойн)/u
const said = /^(?:рас)?(?:сказать|спросить)$/u
const asked = /^(?:хочу|хотел[аи]?|хочется|хотелось|надо|нужно|давно|решил[аи]?|могу|можно|пора)$/u
const anybody = /^(?:кто-)?(?:нибудь|либо)$/u
/** «Кто может», «у кого есть время»: whoever can. */
const able = /^(?:мо(?:жет|гут|жете)|уме[ею]т|успе[ею]т|готов|свобод|захо[чт]|хо(?:чет|тят)|есть|остал|лишн|найд[её]т)/u

/** Whether something says that an order is not meant. */
export function isNotMeant(
  draft: Draft,
  { sentences }: Pick<MessageContext, 'sentences'>,
  pieces: readonly Piece[],
): boolean {
  const sentence = sentences.find(({ span }) => holds(span, draft.span.start))
  const at = sentence?.clauses.findIndex(clause => holds(clause, draft.span.start)) ?? -1
  const clause = sentence?.clauses[at]
  if (!sentence || !clause) return false
  const behind = sentence.clauses.slice(at + 1)
  return (
    isUnreal(clause, behind)
    || isOnlySaid(draft, pieces)
    || isOfOthers(draft, sentence, clause)
    || isThreat(draft, sentence)
    || isThing(draft, pieces)
    || isAlongWith(draft, pieces)
    || isOfSomebodys(draft, pieces)
    || isPutOff(draft, pieces)
  )
}

/** «Клюкву взломать бы, да жалко», «сжечь ее было бы глупо»: a wish, and what speaks against it. */
function isUnreal({ words }: Clause, behind: readonly Clause[]): boolean {
  const at = words.indexOf('бы')
  if (at < 0 || !words.some(word => isInfinitive(word) || isPast(word))) return false
  return (
    behind.some(({ words: [first = '', second = ''] }) => turning.test(first) && !/^по\p{L}+е[ей]$/u.test(second))
    || (/^был[аио]?$/u.test(words[at - 1] ?? '') && !words.some(word => welcome.test(word)))
  )
}

/** «Хочу поблагодарить Агату за чек»: what is said to somebody is no move, where no verb says one. */
const isOnlySaid = ({ span }: Draft, pieces: readonly Piece[]): boolean =>
  pieces.some(
    piece =>
      holds(piece, span.start)
      && !piece.spoken.some(word => isInfinitive(word) || inFirstPerson(word))
      && piece.words.some(
        (word, at) =>
          isInfinitive(word)
          && piece.words.slice(0, at).some(one => asked.test(one))
          && !/^(?:по)?просить$/u.test(word)
          && (said.test(word) || talking.test(word.replace(/^по(?=\p{L}{4})/u, '')) || message.test(word)),
      ),
  )

/** «Лечите Марию, кто может», «кто-нибудь, полечите Марию»: whoever can is to do it. */
const isOfOthers = ({ span, targets }: Draft, { clauses }: Sentence, { words, places }: Clause): boolean =>
  targets.length > 0
  && words.some((word, at) => holds(span, places[at]!) && /(?:[ийь]те)$/u.test(word))
  && clauses.some(
    ({ words: said }) =>
      said.some(word => anybody.test(word))
      || ((said[0] === 'кто' || (said[0] === 'у' && said[1] === 'кого')) && said.some(word => able.test(word))),
  )

/** «Все сожгу, если его повесят»: it hangs on something, and names nobody; never «жгу, если что». */
const isThreat = ({ targets }: Draft, { clauses }: Sentence): boolean =>
  !targets.length && clauses.some(({ words }) => /^(?:если|когда)(?! что$)/u.test(words.slice(0, 3).join(' ')))

/** «Спички отсырели», «спички детям не игрушка»: something is told of a thing. */
function isThing({ targets, span }: Draft, pieces: readonly Piece[]): boolean {
  const piece = targets.length ? undefined : pieces.find(one => holds(one, span.start))
  return (
    piece !== undefined
    && ((!piece.isStrong && (piece.words.some(word => isPast(word)) || piece.words.includes('не')))
      || isDeniedOf(piece.words))
  )
}

/** «Пожар не выход», «поджог не мой стиль»: and never «пожар не помешает», «поджигаю не дом». */
const isDeniedOf = (words: readonly string[]): boolean =>
  !words.some(word => inFirstPerson(word) || isInfinitive(word))
  && words.some((word, at) => at > 0 && word === 'не' && /(?<![уюеи]т|[иь]те|[аеуюя]й)$/u.test(words[at + 1] ?? 'т'))

const wordBefore = ({ words, places }: Piece, place: number): string => words[places.indexOf(place) - 1] ?? ''

/** «Пойду в баню с Агатой»: who comes along is not aimed at, where nothing but a way is spoken of. */
const isAlongWith = ({ span, targets }: Draft, pieces: readonly Piece[]): boolean =>
  pieces.some(
    piece =>
      holds(piece, span.start)
      && targets.length === 1
      && /^со?$/u.test(wordBefore(piece, targets[0]!.span.start))
      && piece.spoken.length > 0
      && piece.spoken.every(ofAnyMove),
  )

/** What points back at it, or says no more than that it is carried out. */
const carryingOut = /^(?:его|ее|их|это|им|ею|этим|сделаю|проведу|оформлю|выполню|исполню|устрою|доделаю)$/u
/** «Мой паспорт у Жука. Верну его завтра»: what is done with it is done at another time. */
function isPutOff({ span }: Draft, pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(piece => holds(piece, span.start))
  const piece = pieces[at]
  const next = pieces[at + 1]
  return (
    piece !== undefined
    && next?.sentence === piece.sentence + 1
    && !piece.words.some(word => inFirstPerson(word))
    && !next.targets.length
    && next.words.some(word => /^(?:завтра|послезавтра|потом|позже)$/u.test(word))
    && next.words.some(word => inFirstPerson(word) && !later.has(word) && !talking.test(word))
    && next.words.some(word => carryingOut.test(word))
  )
}
