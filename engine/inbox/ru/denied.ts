/** What a clause says is not to be done, and who it says is not meant. */
import type { SeatId } from '../../reason/claim.ts'
import type { Draft } from '../draft-state.ts'
import { isLeftAlone, isUnwanted } from './left-alone.ts'
import { isAsked, isDone } from './mentions.ts'
import { denying, isInfinitive, modal } from './moods.ts'
import { isPassive } from './evidence.ts'
import type { Piece } from './piece.ts'
import { isFirstPerson } from './verb-forms.ts'
import { fillers, pronouns } from './words.ts'

const leading = /^(?:в|на|у|к|за|про|с|со|от|о)$/
/** Who does not do these does what he says: «лечу и не жалею», «не забудьте», «поджог не отменяю». */
const ofMind =
  /^(?:жале|сомнев|зна[ею]|понима|помн|довер|вер[юи]|забы|забуд|меш|волну|боюсь|бойтесь|спеш|тяни|отклад|медл|отмен|пропус|упус|отказ|нрав)/u
/** They do what another word names: «поджог не делаю». */
const light = /^(?:дела(?:ю|ем|й|йте|ть)|применя(?:ю|ем)|использу(?:ю|ем|й|йте)|хочу|хотим|буду|будем|прошу|иду|идем)$/u

const isVerb = (word: string): boolean => light.test(word) || isDone(word) || isAsked(word) || isInfinitive(word)

/** Whether «не» before this word leaves undone what the clause names. @param deed the words that name it */
function isUndone(word: string, deed: readonly string[]): boolean {
  if (ofMind.test(word) || !deed.length) return false
  if (deed.some(one => isDone(one) || isAsked(one))) return false
  if (deed.some(isInfinitive)) return isVerb(word) && !isInfinitive(word)
  return isVerb(word) || isPassive(word)
}

/** «Бутылку – не открываю», «Поджог. Не делаю», «поджог отложу»: what one clause orders it gives up, or the next one does. */
export function isRefused({ does, span }: Draft, pieces: readonly Piece[], isPlain: boolean): boolean {
  const at = pieces.findIndex(
    ({ start, end, abilities }) => start < span.end && span.start < end && abilities.includes(does),
  )
  const piece = pieces[at]
  if (!piece) return false
  const isOrdered = pieces.some(({ kind, abilities }) => kind === 'order' && abilities.includes(does))
  if (isPlain && piece.kind === 'denied' && !isOrdered && !piece.spoken.some(isFirstPerson)) return true
  const isThing = !piece.words.some(isVerb)
  const next = pieces[at + 1]
  return (
    (!piece.spoken.some(isVerb) && ((!piece.targets.length && isLeftAlone(piece.words)) || isUnwanted(piece.words)))
    || (next !== undefined && next.sentence <= piece.sentence + 1 && isBareDenial(next.words, isThing))
  )
}

/** «Не буду», and of a thing «сегодня не открываю»: nothing else is said. */
function isBareDenial(words: readonly string[], isThing: boolean): boolean {
  const at = words.indexOf('не')
  const verb = words[at + 1] ?? ''
  return (
    at >= 0
    && (modal.has(verb) || light.test(verb) || (isThing && isVerb(verb) && !ofMind.test(verb)))
    && words.every((word, place) => place === at || place === at + 1 || fillers.has(word) || pronouns.has(word))
  )
}

/** @param covered whether a word at a place speaks of a move: behind it «не» denies that */
export function deniedIn(
  words: readonly string[],
  nameAt: (at: number) => SeatId | undefined,
  covered: (at: number) => boolean,
): { nots: Set<SeatId>; isDenied: boolean } {
  const deed = words.filter((_, at) => covered(at))
  const nots = new Set<SeatId>()
  let isDenied = false
  for (const [at, word] of words.entries()) {
    if (word === 'без' && covered(at + 1) && !covered(at)) isDenied = true
    if (!denying.has(word) || covered(at) || nameAt(at) !== undefined) continue
    if (word !== 'не' && word !== 'ни') {
      isDenied = true
      continue
    }
    if (words[at + 1] === 'только') continue
    let behind = at + 1
    while (behind < words.length && nameAt(behind) === undefined && leading.test(words[behind]!)) behind++
    const slot = nameAt(behind)
    if (slot !== undefined) nots.add(slot)
    else if (behind < words.length && pronouns.has(words[behind]!)) continue
    else if (
      modal.has(words[at + 1] ?? '')
      || covered(at + 1)
      || covered(at + 2)
      || isUndone(words[at + 1] ?? '', deed)
      || word === 'ни'
      || at === words.length - 1
    )
      isDenied = true
  }
  return { nots, isDenied }
}
