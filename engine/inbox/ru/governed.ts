/** Whom an order is about, told by the case of his name: «лечу жертву Бори» is about her, «лечу соседа Борю» about him. */
import type { Target } from '../clause.ts'
import type { Draft } from '../draft-state.ts'
import { behindPreposition, type Case } from './cases.ts'
import { isEpithet } from './epithets.ts'
import { isStrange } from './loose-words.ts'
import { isInfinitive, isPast, isThird } from './moods.ts'
import type { Piece } from './piece.ts'
import { inFirstPerson } from './verbs.ts'

/** What is a player's own, so that who names it names him: «дом Бори», «роль Бори», «гражданина Хана». */
const ownThing =
  /^(?:дом|домик|двер|окн|окош|квартир|подъезд|комнат|номер|хат|кров|порог|крыл|ворот|покои|покоя|рол|цвет|лиц|лич|имен|имя|палат|жиз|душ|здоров|тел|рук|сторон(?!ник)|защит(?!ник)|игрок|гражд|товарищ|господ|госпож|мисс|мист|леди|сэр|тов|нов|пациент|клиент|раб|невольн|челов|мадемуаз|фамил|ран[уыа](?!\p{L})|голов|спин|шаг|след|передвиж|перемещ|спал|кухн|кроват|постел|гостин|кабинет|двор|балкон|подвал|чердак)/u
/** Behind these nobody stands who is aimed at: «лечусь от Бори», «лечу игрока перед Борей». */
const aside = new Set('перед передо после без ради через благодаря среди мимо'.split(' '))
const isAdverb = (word: string): boolean => /(?:е|[еи]м|напротив|туда|пускай|чтобы|один|таки)$/u.test(word)
const isAdjective = (word: string): boolean => /(?:ой|ую|ого|его|ему|ому|ым|им|ая|ей)$/u.test(word)
const isAim = (word: string): boolean => /^(?:выбор|цел[ьи]|жертв|объект|адресат|мишен|подопечн)/u.test(word)
const isVerb = (word: string): boolean => isInfinitive(word) || isPast(word) || isThird(word) || inFirstPerson(word)

/** «Лечу друга Бори», «проверяю версию Бори», «лечу того, кто рядом с Борей»: of whom it is somebody or something is not whom it is about. */
export function isOfSomebodys({ span, targets }: Draft, pieces: readonly Piece[]): boolean {
  const order = pieces.find(({ start, end }) => start <= span.start && span.start < end)
  if (!order) return false
  const pointsOn = order.words.some(word => /^(?:того|тому|тем|ту|той|тех)$/u.test(word))
  // «Лечу того, на кого указал Боря».
  const isPointedAt = ({ words }: Piece): boolean =>
    pointsOn && words.some(word => /^(?:кто|кого|кому|кем|котор\p{L}+)$/u.test(word))
  return targets.some(({ slot }) => {
    const named = pieces.flatMap(piece =>
      piece.targets.flatMap(one =>
        one.slot !== slot ? [] : [piece === order ? !isGoverned(one, piece, span.start) : isPointedAt(piece)],
      ),
    )
    return named.length > 0 && named.every(Boolean)
  })
}

/** Whether a name is what the order is about, and not what a noun before it belongs to. */
function isGoverned(
  { span: { start }, cases }: Target,
  { words, places, spoken, targets, bare }: Piece,
  from: number,
): boolean {
  const at = places.indexOf(start)
  const before = words[at - 1] ?? ''
  const isSpoken = (word: string): boolean =>
    spoken.includes(word) && !(isAim(word) && spoken.some(one => one !== word))
  if (start < from || at < 1 || isSpoken(before)) return true
  // «Стреляю сигарету у Бори»: it is done to something else.
  const verb = words.findIndex(word => isSpoken(word) && inFirstPerson(word))
  const object = words[verb + 1] ?? ''
  const isTaken =
    verb >= 0
    && verb + 2 < at
    && object.length > 3
    && isStrange(object)
    && !isSpoken(object)
    && !ownThing.test(object)
    && !/(?:[еоэиь]|[еиоы][мй]|ами|ями|жды)$/u.test(object)
    && !targets.some(({ span }) => span.start === places[verb + 1])
  if (behindPreposition(before)) {
    const isAside = aside.has(before) || (before === 'от' && spoken.some(word => /с[ья]$/u.test(word)))
    return !isAside && (isSpoken(before) || !isTaken)
  }
  // «Лечу лапшу Боре», «слежу за целью Бори»: two verbs do not stand side by side, and none behind a preposition.
  const second = words[at - 2] ?? ''
  const isBehindVerb = behindPreposition(second) !== undefined || (isSpoken(second) && isVerb(second))
  if (
    before.length < 4
    || /(?<![ео]г)[оэ]$/u.test(before)
    || (cases?.has('dat') && before.endsWith('е'))
    || (isVerb(before) && !isBehindVerb)
    || ownThing.test(before)
  )
    return true
  if (targets.some(({ span }) => span.start === places[at - 1])) return true
  const lead = words.slice(0, at - 1).findLast(word => isSpoken(word) || isVerb(word) || behindPreposition(word))
  const isFinite = spoken.some(word => inFirstPerson(word) || isInfinitive(word))
  const governed: readonly Case[] = behindPreposition(lead ?? '') ?? (isFinite ? ['acc'] : ['nom', 'gen', 'dat', 'acc'])
  const isNoun = isStrange(before) || isAim(before)
  if (cases && !cases.has('nom') && !governed.some(one => cases.has(one)))
    return !(isNoun || isAdjective(before) || isEpithet(before))
  if (cases && !cases.has('gen')) return true
  return bare || isAdverb(before) || !(cases && !cases.has('acc') ? isNoun : isStrange(before))
}
