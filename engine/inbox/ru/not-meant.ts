/**
 * What keeps an order from being meant, though its words are of one: it is only wished for, is asked of others, is of
 * something else, or leaves out somebody whom its sentence speaks of.
 */
import type { Target } from '../clause.ts'
import type { Draft } from '../draft-state.ts'
import { isInfinitive, isPast, ofAnyMove } from './moods.ts'
import { talking } from './mentions.ts'
import { message } from './fallback.ts'
import { isLeftAlone } from './left-alone.ts'
import type { MessageContext } from './message-context.ts'
import type { Piece } from './piece.ts'
import type { Clause, Sentence } from './sentences.ts'
import { inFirstPerson } from './verbs.ts'
import { later } from './words.ts'

const holds = ({ start, end }: { start: number; end: number }, place: number): boolean => start <= place && place < end

/** «Да жалко», «но чую засаду», «только толку мало». */
const turning = /^(?:да|но|однако|только|жаль|жалко|увы|хотя)$/u
/** Of «было бы»: «славно», «хорошо». */
const welcome = /^(?:хорош|неплох|здоров|интересн|лучше|славн|полезн|правильн|мил|приятн|разумн|спокойн)/u
const asked = /^(?:хочу|хотел[аи]?|хочется|хотелось|надо|нужно|давно|решил[аи]?|могу|можно|пора)$/u
const others = /^(?:кто|кто-нибудь|кто-то)$/u

/** Whether something says that an order is not meant. */
export function isNotMeant(
  draft: Draft,
  { sentences, named }: Pick<MessageContext, 'sentences' | 'named'>,
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
    || isBesideHim(draft, sentence)
    || isAlongWith(draft, pieces)
    || isTopic(draft, pieces)
    || isAhead(draft, pieces, named())
    || isPutOff(draft, pieces)
  )
}

/** «Клюкву взломать бы, да жалко», «сжечь ее было бы глупо»: a wish, and what speaks against it. */
function isUnreal({ words }: Clause, behind: readonly Clause[]): boolean {
  const at = words.indexOf('бы')
  if (at < 0 || !words.some(word => isInfinitive(word) || isPast(word))) return false
  return (
    behind.some(({ words: [first = ''] }) => turning.test(first))
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
          && (talking.test(word.replace(/^по(?=\p{L}{4})/u, '')) || message.test(word)),
      ),
  )

/** «Лечите Марию, кто может», «кто-нибудь, полечите Марию»: whoever can is to do it. */
const isOfOthers = ({ span, targets }: Draft, { clauses }: Sentence, { words, places }: Clause): boolean =>
  targets.length > 0
  && words.some((word, at) => holds(span, places[at]!) && /(?:[ийь]те)$/u.test(word))
  && clauses.some(
    ({ words: [first = '', second = ''] }) =>
      (others.test(first) && second !== 'бы') || (first === 'у' && second === 'кого'),
  )

/** «Все сожгу, если его повесят»: it hangs on something, and names nobody. */
const isThreat = ({ targets }: Draft, { clauses }: Sentence): boolean =>
  !targets.length && clauses.some(({ words: [first = ''] }) => /^(?:если|когда)$/u.test(first))

/** «Спички отсырели», «спички детям не игрушка»: something is told of a thing. */
function isThing({ targets, span }: Draft, pieces: readonly Piece[]): boolean {
  const piece = targets.length ? undefined : pieces.find(one => holds(one, span.start))
  return (
    piece !== undefined && !piece.isStrong && (piece.words.some(word => isPast(word)) || piece.words.includes('не'))
  )
}

/** «Лечу себя, а Димон взрослый, перебьется»: of one of several it is told why he is not meant. */
const isBesideHim = ({ targets, span }: Draft, { clauses, bares, targets: named }: Sentence): boolean =>
  targets.length > 1
  && targets.some(target => {
    const at = clauses.findIndex(clause => holds(clause, target.span.start))
    const clause = clauses[at]
    return (
      clause?.words[0] === 'а'
      && !holds(clause, span.start)
      && clause.words.length > 2
      && !named.some(one => one.slot === target.slot && holds(clauses[at - 1] ?? span, one.span.start))
      && (bares.includes(target.span.start) || clauses.slice(at).some(({ words }) => isLeftAlone(words)))
    )
  })

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

/** «Он дело говорил, и про Хана»: who is only spoken of, in a clause that speaks of no move. */
const isTopic = ({ targets }: Draft, pieces: readonly Piece[]): boolean =>
  targets.length > 0
  && targets.every(({ span }) =>
    pieces.some(
      piece =>
        holds(piece, span.start) && !piece.abilities.length && /^(?:про|насчет)$/u.test(wordBefore(piece, span.start)),
    ),
  )

/** «У дверей Потапыча, он дело говорил, и про Хана»: a pronoun points at nobody who is named behind it alone. */
const isAhead = ({ targets }: Draft, pieces: readonly Piece[], named: readonly Target[]): boolean =>
  targets.some(
    ({ slot, span }) =>
      pieces.some(({ words, places }) => /^(?:он|она)$/u.test(words[places.indexOf(span.start)] ?? ''))
      && !named.some(one => one.slot === slot && one.span.start < span.start),
  )

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
  )
}
