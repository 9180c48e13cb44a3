/** What is told of a move and does not ask for it: what was wished for before, what a check came to, what was said of somebody else. */
import { inFirstPerson, isVerbal } from './verbs.ts'
import type { Sentence, Spoken } from './sentences.ts'
import { atFirst, butThen, intended, takesItBack, wished } from './words.ts'

const isInfinitive = (said: string): boolean => /^\p{L}+(?:ть|ти|чь)(?:ся)?(?:\s|$)/u.test(said)

/** «Сначала хотел проверить Аню», «думал прикрыть Борю», «хотела забрать Веру, но передумала»: something else became of it. */
export function isGivenUp({ clauses }: Sentence, { span, text }: Spoken): boolean {
  const place = clauses.findIndex(({ start, end }) => start <= span.start && span.start < end)
  const words = clauses[place]?.words ?? []
  if (place < 0 || !isInfinitive(text) || words.includes('бы')) return false
  const later = clauses.slice(place + 1)
  const turns = later.some(({ words: [first = '', ...more] }) => butThen.has(first) || more.some(takesItBack))
  return (
    words.some(word => intended.has(word))
    // «Была мысль отравить Аню, но передумала».
    || (turns
      && words.some(word => /^(?:мысл|иде[яи]|желани|соблазн|искушени|порыв)/u.test(word))
      && words.some(word => /^был[аио]?$/u.test(word)))
    || (words.some(word => wished.has(word)) && (turns || words.some(word => atFirst.has(word))))
  )
}

/** Whether it is taken back in the very sentence in which it was wished for. */
export const isTakenBack = ({ unknown }: Sentence): boolean => unknown.some(word => /^(?:пере|раз)дума/.test(word))

const past = /\p{L}{2,}(?:л|ла|ло|ли)(?:с[яь])?$/u
const cameTo =
  /^(?:дала?|дало|показал[ао]?|приш[её]л|пришла|лег|легла|вышел|вышла|был[ао]?|оказал(?:ся|ась)|выявил[аи]?|удал(?:ся|ась)|сработал[аи]?|прош[её]л|прошла|подтвердил[аи]?(?:сь)?|вернул(?:ся|ась))$/

/** «Чек на нее, полученный мной ранее». */
const received = /^(?:получен|сделан|проведен)н\p{L}+$/u

/**
 * «Вчерашняя проверка Веры дала черный цвет», «мой чек на Боре не дает мне покоя»: the result of a move, and none. Who is named
 * behind it may be meant by another one.
 */
export function isResult({ unknown, places, targets, clauses }: Sentence, { text, span: verb }: Spoken): boolean {
  if (isVerbal(text)) return false
  if (unknown.some((word, at) => received.test(word) && targets.every(({ span }) => span.start < places[at]!)))
    return true
  // «…, что чек на нее вызывает сомнения».
  const [first = ''] = clauses.find(({ start, end }) => start <= verb.start && verb.start < end)?.words ?? []
  if (/^(?:что|будто|котор\p{L}+)$/u.test(first)) return true
  const isTold = (word: string): boolean =>
    cameTo.test(word) || (word === 'покоя' && unknown.includes('дает')) || (/^мо[йяи] /.test(text) && past.test(word))
  const at = unknown.findIndex(isTold)
  return at >= 0 && targets.every(({ span }) => span.start < places[at]!)
}

/** «Перепроверяю свой чек на Аню»: the noun behind the verb is what it is done to, and no deed. */
export function withoutObjects(sentence: Sentence, isOwn: (ability: string) => boolean): Sentence {
  const { verbs, targets, roles, clauses } = sentence
  const named = [...targets, ...roles].map(({ span }) => span.start)
  const objects = verbs.filter((noun, at) => {
    const verb = verbs[at - 1]
    if (!verb || !isVerbal(verb.text)) return false
    if (!isNoun(noun.text) && (isVerbal(noun.text) || inFirstPerson(noun.text))) return false
    if (![verb, noun].every(({ abilities }) => abilities.some(isOwn))) return false
    if (verb.abilities.some(id => isOwn(id) && noun.abilities.includes(id))) return false
    const between = (place: number): boolean => verb.span.end <= place && place < noun.span.start
    const isNear = noun.before === verb.text.split(' ').at(-1) || possessive.has(noun.before)
    return (
      isNear
      && !named.some(between)
      && clauses.some(({ start, end }) => start <= verb.span.start && noun.span.end <= end)
    )
  })
  return objects.length ? { ...sentence, verbs: verbs.filter(verb => !objects.includes(verb)) } : sentence
}
/** They end as verbs do. */
export const isNoun = (said: string): boolean =>
  /^(?:старую |прошлую |вчерашнюю )?(?:пару|проверку|слежку|охрану|защиту|связь|душу|дозу)$/u.test(said)
const possessive = new Set(
  'свой свою своё свое своего своей мой мою мое моё моего моей этот эту прошлый прошлую вчерашний вчерашнюю старый старую'.split(
    ' ',
  ),
)
