/** What a message hints at beside what was read of it: a wish for another time of day, or a move in a short message. */
import type { Draft, SenderAbilities, Ambiguity } from '../draft-state.ts'
import type { MessageContext } from './message-context.ts'
import { piecesOf } from './pieces.ts'
import { isLeftAlone } from './left-alone.ts'
import { isAsked, isDone, talking } from './mentions.ts'
import { isOpinion } from './moods.ts'
import type { Piece } from './piece.ts'
import { message } from './fallback.ts'
import { inFirstPerson } from './verbs.ts'
import { negations } from './words.ts'

/**
 * A wish for a move that the writer has at another time, beside orders that were read: «Цель Жук. Активную роль в
 * чулан». It names nobody, so that nothing else would ask about it.
 */
export function laterWish(whole: Omit<MessageContext, 'players'>): Ambiguity | undefined {
  const {
    strict,
    writer: { means, ownRoles },
  } = whole
  const isHis = (id: string): boolean => [...ownRoles.values()].some(does => does.includes(id))
  if (![...ownRoles.values()].some(does => does.some(id => !means.abilities.has(id)))) return undefined
  const pieces = piecesIn(whole, id => isHis(id) && !means.abilities.has(id), isHis)
  const isRead = ({ start, end }: Piece): boolean =>
    strict.drafts.some(({ span }) => span.start < end && start < span.end)
  const said = pieces.find(
    piece =>
      piece.kind === 'order'
      && piece.isStrong
      && !piece.targets.length
      && !piece.question
      && !piece.unsettled
      && !isRead(piece),
  )
  return said && { why: 'notOwned', span: { start: said.start, end: said.end }, abilities: 'all', options: [] }
}

/**
 * Who is named beside orders that were read, and is in none of them: alone or with hardly a word («раб филин»), or with
 * a deed of the writer's that no ability knows («а в котел бросаю Филина»); himself with such a deed too («и себя
 * похилю»).
 * @param isDecided whether the rest is known to tell why, so that only what is counted is missed
 */
export function leftBehind(whole: Omit<MessageContext, 'players'>, isDecided = false): Ambiguity | undefined {
  const {
    strict,
    writer: { sender, means },
  } = whole
  const pieces = piecesIn(whole, id => means.abilities.has(id))
  const meant = new Set(strict.drafts.flatMap(({ targets }) => targets.map(({ slot }) => slot)))
  // «Поджигаю. … со мной Лорд и Оса».
  const mayTakeMore = strict.drafts.some(draft => waitsForNames(draft, means))
  const inSentenceOf = (drafts: readonly Draft[], { sentence }: Piece): boolean =>
    pieces.some(
      one => one.sentence === sentence && drafts.some(({ span }) => span.start < one.end && one.start < span.end),
    )
  const isPairedIn = (piece: Piece): boolean =>
    inSentenceOf(strict.drafts, piece)
    && pieces.some(({ sentence, words }) => sentence === piece.sentence && words.some(word => other.test(word)))
  const isTaken = (count: number): boolean =>
    [...means.abilities].some(([id, able]) => able.targets === count && !strict.drafts.some(({ does }) => does === id))
  const isAlone = ({ sentence }: Piece): boolean => pieces.filter(one => one.sentence === sentence).length === 1
  const said = pieces.find(piece => {
    const { kind, abilities, targets, words, strange, question, start, end } = piece
    if (question || strict.drafts.some(({ span }) => span.start < end && start < span.end)) return false
    if (isLeftAlone(words)) return false
    const others = targets.filter(({ slot }) => slot !== sender && !meant.has(slot))
    // «Одна камера к Марии, вторая к Осе», where only one was read.
    if (others.length && !piece.past && words.some(word => oneOf.test(word)) && isPairedIn(piece)) return true
    // «Закрепляю обмен, а в котел летят Хан и Оса»: so many as another move takes.
    if (others.length > 1 && !piece.past && !words.some(isOpinion) && isTaken(others.length)) return true
    if (isDecided) return false
    // «Слежу за Верой, глаз на Борю», «укол Боре»: it speaks of a move, though no word of an order does.
    const isTerse = strange === 0 && words.length < 4 && isAlone(piece)
    // What comes later stands for it: «Чек на Осу. Стоп, она проверена. Лучше Хана».
    const isReplaced = strict.drafts.some(({ does, span }) => abilities.includes(does) && span.start > start)
    if (kind === 'order' || (kind === 'told' && isTerse))
      return others.length > 0 && abilities.length > 0 && !isReplaced
    // «Лечу Осу. Вторым пусть будет Жук».
    if (others.length && !piece.past && words.some(word => further.test(word))) return true
    if (others.length && mayTakeMore && !piece.past && inSentenceOf(strict.drafts, piece)) return true
    if (kind !== 'open' && kind !== 'names') return false
    const acts = words.some(word => inFirstPerson(word) && !negations.has(word))
    if (others.length && mayTakeMore && kind === 'open') return true
    return others.length
      ? kind === 'names' || (strange <= 1 && isAlone(piece)) || acts
      : acts
          && !meant.has(sender)
          && words.some((word, at) => /^себ[яе]$/u.test(word) && words[at - 1] !== 'сама' && words[at - 1] !== 'сам')
          && words.length <= 4
  })
  return said && { why: 'unread', span: { start: said.start, end: said.end }, abilities: 'all', options: [] }
}

/** They say that a move is aimed at somebody besides. */
const further = /^(?:второ[йею]|вторым?|вторая|вторую|заодно|следом|вдобавок)$/u

const oneOf = /^(?:од(?:ин|на|ну|ного)|перв(?:ый|ая|ую|ого))$/u
const other = /^(?:друг(?:ой|ая|ую|ого)|втор(?:ой|ая|ую|ого))$/u

/** So many words are few enough for a message that orders something and names nobody. */
const fewWords = 12

/**
 * What may be asked for by a short message of which nothing was read: its words are of an ability of the writer's
 * roles.
 */
export function hinted(whole: Omit<MessageContext, 'strict' | 'players'>): Ambiguity | undefined {
  const { means, ownRoles } = whole.writer
  const isHis = (id: string): boolean =>
    means.abilities.has(id) || [...ownRoles.values()].some(does => does.includes(id))
  const pieces = piecesIn(whole, isHis, isHis, true)
  const isOpen = pieces.some(({ question, unsettled }) => question || unsettled === 'much')
  const isShort = pieces.reduce((sum, { words }) => sum + words.length, 0) <= fewWords
  // A deed of the writer's own says it in a message of any length.
  const isActed = (sentence: number): boolean =>
    pieces.some(one => one.sentence === sentence && one.words.some(word => isDone(word) || isAsked(word)))
  const said =
    pieces.find(
      ({ kind, abilities, isStrong, words }) =>
        !isOpen && kind === 'order' && abilities.length && (isShort || (isStrong && inFirstPerson(words[0] ?? ''))),
    )
    ?? pieces.find(
      ({ kind, abilities, question, past, sentence }) =>
        kind === 'order' && abilities.length && !question && !past && isActed(sentence),
    )
  if (!said) return unnamed(pieces, whole.writer.moves)
  const able = said.abilities.filter(id => means.abilities.has(id))
  return {
    why: able.length ? 'noTarget' : 'notOwned',
    span: { start: said.start, end: said.end },
    abilities: able.length ? able : 'all',
    options: able.map(does => ({ does, targets: [] })),
  }
}

/** «Иду за тем, кто вчера улыбался», «отнеси ему порошок»: something is done to somebody who is not named. */
function unnamed(pieces: readonly Piece[], moves: readonly string[]): Ambiguity | undefined {
  const said = pieces.find(
    ({ words, targets, past, question, condition }) =>
      !targets.length
      && !past
      && !question
      && !condition
      && !words.includes('не')
      && words.some(word => isDone(word) || isAsked(word))
      && words.some(word => somebody.test(word))
      && !words.some(word => talking.test(word) || message.test(word)),
  )
  return said && moves.length
    ? {
        why: 'noTarget',
        span: { start: said.start, end: said.end },
        abilities: [...moves],
        options: moves.map(does => ({ does, targets: [] })),
      }
    : undefined
}
const somebody =
  /^(?:ему|ей|нему|ней|ним|него|нее|тем|той|тому|того|ту|одному|одной|одного|одну|кое-ко(?:го|му)|кое-кем)$/u

/** A move that may name somebody, and names nobody yet. */
export const waitsForNames = ({ does, targets }: Draft, { abilities }: SenderAbilities): boolean =>
  !targets.length && (abilities.get(does)?.most ?? 0) > 0

/**
 * The clauses of a message, whatever moves are looked for in it.
 * @param isOwn of which moves a clause may speak
 * @param isHis which of them are of the writer's roles
 */
const piecesIn = (
  {
    body,
    sentences,
    writer: { sender, ownRoles },
    stems,
  }: Pick<MessageContext, 'body' | 'sentences' | 'writer' | 'stems'>,
  isOwn: (id: string) => boolean,
  isHis = isOwn,
  slips?: true,
): Piece[] =>
  piecesOf(body, sentences, {
    stems,
    isOwn,
    only: undefined,
    sender,
    ownRoles: new Set(ownRoles.keys()),
    isHis,
    ...(slips && { slips }),
  })
