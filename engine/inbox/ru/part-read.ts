/** What one part of a Russian sentence asks for: an order where it is plain, else a question. */
import type { SeatId } from '../../reason/claim.ts'
import type { Target } from '../clause.ts'
import { takes, type Draft, type Ambiguity } from '../draft-state.ts'
import type { Range } from '../../text/range.ts'
import { isLooseConsent } from './consent.ts'
import { deniedIn } from './denied.ts'
import { chosenBy, keyedNames, kindsLeft } from './params.ts'
import type { RuQuery } from './reading.ts'
import type { Sentence, Spoken } from './sentences.ts'
import { isOfRules } from './to-host.ts'
import { isPointless, isUnwanted } from './left-alone.ts'
import { denying } from './moods.ts'
import { inFirstPerson } from './verbs.ts'
import { isGivenUp, isNoun, isResult, isTakenBack } from './wished.ts'
import { counts, later, negations, ofOthersDeeds, pronouns, takesItBack, unsettling, willBe } from './words.ts'
import type { RuSenderContext } from '../reader.ts'

/** What one part of a sentence asks for: an order where it is plain, else a question. */
export function readPart(
  said: Sentence,
  writer: RuSenderContext,
  near: (words: readonly string[]) => SeatId[],
): Draft | RuQuery | undefined {
  const [verb] = said.verbs
  if (!verb) return undefined
  const { means, aimedAtRoles, ownRoles } = writer
  const ours = verb.abilities.filter(id => means.abilities.has(id))
  const { part: whole, chosen: keyed } = keyedNames(
    said,
    ours.flatMap(id => writer.params.get(id) ?? []),
  )
  const hasKeys = (id: string): boolean =>
    Object.keys(keyed).every(key => writer.params.get(id)?.some(({ before }) => before === key))
  const { roles, span, ...part } = whole
  // «За доктором Ху (Dr_Who)»: he is one.
  const targets = whole.targets.filter(
    ({ slot, span: { start } }) =>
      !whole.targets.some(({ slot: other, span: { end } }) => other === slot && start > end && start <= end + 2),
  )
  const named = targets.length + roles.length + part.clashing.length
  // In front of the verb the own role says as whom he acts.
  const others = roles.filter(role => !(ownRoles.has(role.slot) && role.span.start < verb.span.start))
  const aimed = (id: string): Target[] => (aimedAtRoles.has(id) ? [...targets, ...others] : targets)
  const fits = ours.filter(id => takes(means.abilities.get(id)!, aimed(id).length))
  const asks = (why: Ambiguity['why'], ids = fits.length ? fits : ours): Ambiguity => ({
    why,
    span,
    abilities: ids.length ? ids : 'all',
    options: ids.map(does => ({ does, targets: aimed(does).slice(0, means.abilities.get(does)!.most) })),
  })
  /** One of those named, where the order has one target. */
  const asksWhich = (ids = fits.length ? fits : ours): Ambiguity =>
    ids.every(id => means.abilities.get(id)!.most === 1)
      ? { ...asks('oneOf', ids), slots: [...new Set([...targets, ...roles].map(({ slot }) => slot))] }
      : asks('oneOf', ids)
  // «Отключаю роль» by night: a move of his, and none of now.
  const isHis = verb.abilities.some(id => [...ownRoles.values()].some(does => does.includes(id)))
  if (
    !ours.length
    && !named
    && isHis
    && verb.text.split(' ').some(inFirstPerson)
    && !part.question
    && !negations.has(verb.before)
  )
    return asks('notOwned', [])
  // Talk: «жду утра».
  if (!ours.length && !named) return undefined
  if (part.question) return { ...asks('question'), ...(isOfRules(said) && { dropped: true }) }
  // «Кого лечу, напишу позже»: that will be another message.
  if (!named && said.clauses.some(({ words }) => words.some(word => later.has(word)))) return undefined
  if (isGivenUp(said, verb) && !part.unknown.some(word => Object.hasOwn(unsettling, word) && !takesItBack(word)))
    return { ...asks('wavering'), told: true, ...(isTakenBack(said) && { dropped: true }) }
  if (ours.length && isRefused(wordsAround(said, verb), verb)) return { ...asks('wavering'), told: true }
  if (ours.length && !inFirstPerson(verb.text) && isUnneeded(wordsAround(said, verb)))
    return { ...asks('wavering'), told: true }
  if (ours.length && isResult(said, verb)) return { ...asks('unread'), told: true }
  if (!ours.length && tells(part, verb)) return { ...asks('notOwned', []), told: true }
  const isOurs = (word: string): boolean =>
    ours.some(id => writer.params.get(id)?.some(({ words, before }) => before === undefined && words.includes(word)))
  const unsettled = part.unknown.find(word => Object.hasOwn(unsettling, word) && !isOurs(word))
  if (unsettled !== undefined) {
    const why = unsettling[unsettled]!
    return why === 'oneOf' && targets.length + roles.length > 1 ? asksWhich() : asks(why)
  }
  // «Пытать его не буду»: nothing is asked for.
  const isNot = negations.has(verb.before)
  if (isNot || isDenied(said, verb)) return named ? asks(isNot ? 'wavering' : 'unread') : undefined
  // «Стрелять будет Соня»: that is her deed.
  if (part.unknown.some(word => willBe.has(word)) && /(?:ть|ти|чь)$/.test(verb.text)) return asks('otherActs')
  if (!ours.length) return asks('notOwned', [])
  if (isLooseConsent(verb.text, said.clauses)) return asks('wavering')
  if (isDemanded(said, verb)) return asks('otherActs')
  if (part.clashing.length || isAddressed(whole, verb)) return asks('wrongCount')
  if (!fits.length && ours.some(id => aimed(id).length)) return asks('wrongCount')
  if (!fits.length) {
    const slots = near(part.unknown.filter(word => !pronouns.has(word) && !/^жив[аы]?$/.test(word)))
    return slots.length ? { ...asks('nearTarget'), slots } : asks('noTarget')
  }
  // «Обслуживаю Аню» is of who is aimed at, where a role of the same words is aimed at too.
  const meant = fits.filter(id => aimedAtRoles.has(id) === (others.length > 0 && !targets.length))
  const [does, ...more] = meant.length ? meant : fits
  if (more.length) return asks('whichAbility')
  const again = Object.keys(writer.over).filter(id => means.abilities.has(id) && writer.over[id]!.includes(does!))
  if (again.length && isOnceAgain(said, verb)) return asks('whichAbility', [does!, ...again])
  const params = writer.params.get(does!) ?? []
  const kinds = kindsLeft(params, part.unknown, id => means.abilities.has(id))
  if (kinds.length) return asks('whichAbility', kinds)
  const belongs = (slot: SeatId): boolean => ownRoles.has(slot) || params.some(({ words }) => words.includes(slot))
  const strange = !aimedAtRoles.has(does!) && roles.some(({ slot }) => !belongs(slot))
  // A number says something only where the order cannot do without one of its keys.
  const chosen = chosenBy(
    [
      ...part.unknown.filter(
        word => !willBe.has(word) && !(Object.hasOwn(counts, word) && counts[word] === aimed(does!).length),
      ),
      ...(params.some(({ must }) => must) ? part.numbers : []),
    ],
    params,
  )
  if (!chosen || strange || !hasKeys(does!)) return asks('unread')
  const keys = { ...chosen, ...keyed }
  return { does: does!, targets: aimed(does!), span: verb.span, ...(Object.keys(keys).length && { with: keys }) }
}

/** «Жука лечить отказываюсь»: never where that is the move, as of an insurance. */
const isRefused = (words: readonly string[], { text }: Spoken): boolean =>
  words.some(word => /^отказ(?:ываюсь|ываемся|ался|алась|ались)$/u.test(word) && !text.split(' ').includes(word))
const isUnneeded = (words: readonly string[]): boolean => isUnwanted(words) || isPointless(words)
const wordsAround = ({ clauses }: Sentence, { span }: Spoken): readonly string[] =>
  clauses.find(({ start, end }) => start <= span.start && span.start < end)?.words ?? []

/** «Сравнение Осы и Лорда проверить еще раз»: it may be the move that is about an earlier one. */
const isOnceAgain = (said: Sentence, verb: Spoken): boolean => {
  const words = wordsAround(said, verb)
  const { unknown } = said
  const { text } = verb
  const isTwice = words.some((word, at) => word === 'еще' && words[at + 1] === 'раз')
  return (
    (!inFirstPerson(text) || isNoun(text))
    && (isTwice || unknown.some(word => /^(?:перепров|вериф|удостовер|подтвер|сверит)/u.test(word)))
  )
}

/** «Боря, Аню лечу»: of one whose name stands as it is, before others who are aimed at, it is not known whether he is meant too. */
function isAddressed({ targets, bares, clauses }: Sentence, { span }: Spoken): boolean {
  const [first, ...more] = targets
  const alone = clauses.find(({ start, end }) => first && start <= first.span.start && first.span.end <= end)
  return (
    first !== undefined
    && first.span.start < span.start
    && bares.includes(first.span.start)
    && alone?.words.length === 1
    && !alone.heads
    && more.some(other => !bares.includes(other.span.start) && other.slot !== first.slot)
  )
}

/** «Лорд требует проверить Иву»: what somebody else wants done. */
function isDemanded({ clauses }: Sentence, { span, text }: Spoken): boolean {
  const words = clauses.find(({ start, end }) => start <= span.start && span.start < end)?.words ?? []
  const at = words.indexOf(text.split(' ')[0]!)
  if (at < 1 || !/(?:ть|ти|чь)(?:ся)?$/u.test(words[at]!) || words.some(word => ofWithin.has(word))) return false
  return words.slice(Math.max(0, at - 2), at).some(word => demands.test(word))
}
const ofWithin = new Set('чутье сердце разум интуиция совесть долг голос голоса душа внутренний логика'.split(' '))
const wants = '(?:по)?(?:требу|прос|сове?т|уговар|умоля|убежда)'
const offers = String.raw`предла(?:гает|гают|гал|гала)|предложил[аи]?|вел(?:ит|ят|ел|ела)|подбива\p{L}+`
const demands = new RegExp(String.raw`^(?:${wants}\p{L}*(?:[еи]т|[уюая]т|л|ла|ли)|${offers})$`, 'u')

/** «Будут стрелять в Аню»: what others do or may do. */
const tells = ({ unknown }: Pick<Sentence, 'unknown'>, { text }: Spoken): boolean =>
  !inFirstPerson(text)
  && unknown.some(word => willBe.has(word) || ofOthersDeeds.test(word))
  && !unknown.includes('пусть')

/** «Не буду» behind the verb, «не открываю» behind what is its object: before the next comma. */
export const isDenied = ({ clauses, targets, unknown, places }: Sentence, { span }: Spoken): boolean => {
  const clause = clauses.find(({ start, end }) => start <= span.start && span.start < end)
  if (!clause || !unknown.some(word => denying.has(word))) return false
  const isOf = ({ start, end }: Range, at: number): boolean => start <= clause.places[at]! && clause.places[at]! < end
  return deniedIn(
    // «Не Аню, а Борю» is of her.
    clause.words.map((word, at) => (denying.has(word) && !places.includes(clause.places[at]!) ? '' : word)),
    at => targets.find(target => isOf(target.span, at))?.slot,
    at => isOf(span, at),
  ).isDenied
}
