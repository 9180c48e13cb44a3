/** What an option of a game may be set to. */
import { sayingInEach, type InEach } from '../text/in-each.ts'
import { nearest } from '../text/nearest.ts'
import { brokenBy, usualOrder, type Constraint, type Steps } from './order.ts'
import type { Option } from './role.ts'

/** What is wrong with a value, and what would be right. */
const said = sayingInEach({
  whole: { en: 'it has to be a whole number', ru: 'нужно целое число' },
  from: { en: 'Choose one from {from} to {to}.', ru: 'Выберите от {from} до {to}.' },
  stranger: { en: 'there is no “{word}”', ru: 'значения «{word}» здесь нет' },
  twice: { en: 'a word appears in it twice', ru: 'слово стоит дважды' },
  once: { en: 'Name each once.', ru: 'Назовите каждое один раз.' },
  each: { en: 'it has to name each of them', ru: 'нужны все' },
  missing: { en: 'Missing: {list}.', ru: 'Не хватает: {list}.' },
  none: { en: 'that is not one of its values', ru: 'такого значения нет' },
  before: { en: '{first} has to come before {later} ({rule})', ru: '{first} идет раньше, чем {later} ({rule})' },
  put: { en: 'Put {first} before {later}.', ru: 'Поставьте {first} перед {later}.' },
  oneOf: { en: 'One of: {list}.', ru: 'Возможные значения: {list}.' },
  near: { en: 'Did you mean “{near}”?', ru: 'Имелось в виду «{near}»?' },
})

export type OptionValue = string | boolean | number

/** A value from the words somebody wrote: `3`, `true`, `cut`, `thief, boss`. @returns undefined where it is none of this option's */
export function optionValue(option: Option, word: string): OptionValue | undefined {
  const listed = option.list
    ? word
        .split(',')
        .map(part => part.trim())
        .filter(Boolean)
        .join(',')
    : undefined
  const value =
    option.values.find(value => String(value) === word)
    ?? (option.whole && /^-?\d{1,9}$/.test(word) ? Number(word) : (listed ?? (option.own && word.trim())))
  return value === undefined || wrongValue(option, value) ? undefined : value
}

/** What is wrong with a value, and what would be right; undefined for a value that can be chosen. */
export function wrongValue(
  { values, whole, list, own }: Option,
  value: OptionValue,
): { says: InEach; remedy: InEach } | undefined {
  if (values.includes(value)) return undefined
  if (whole)
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= whole.from && value <= whole.to
      ? undefined
      : { says: said('whole'), remedy: said('from', { from: whole.from, to: whole.to }) }
  if (list && typeof value === 'string') {
    const words = wordsOf(value)
    const stranger = words.find(word => !list.of.includes(word))
    if (stranger !== undefined)
      return { says: said('stranger', { word: stranger }), remedy: remedyFor(stranger, list.of) }
    if (new Set(words).size < words.length) return { says: said('twice'), remedy: said('once') }
    const missing = list.all ? list.of.filter(word => !words.includes(word)) : []
    return missing.length ? { says: said('each'), remedy: said('missing', { list: missing.join(', ') }) } : undefined
  }
  if (own) return own.like.test(String(value)) ? undefined : { says: said('none'), remedy: own.says }
  return { says: said('none'), remedy: remedyFor(String(value), values.map(String)) }
}

/**
 * What an order breaks that its list has to keep. No host can choose such an order; a case may hold one, and its set-up
 * then breaks that rule.
 */
export function brokenOrder({ list }: Option, value: OptionValue): { says: InEach; remedy: InEach } | undefined {
  const [broken] = brokenBy(list?.kept ?? [], wordsOf(value))
  return (
    broken && {
      says: said('before', { first: broken.first, later: broken.later, rule: broken.rule }),
      remedy: said('put', { first: broken.first, later: broken.later }),
    }
  )
}

/**
 * The option that puts a list in another order: every step stands in it once.
 * @param about the rule it belongs to, what it is about, and what an order has to keep
 */
export const orderOption = <Says>(
  steps: Steps,
  { kept, ...about }: Pick<Option, 'rule'> & { says: Says; kept?: readonly Constraint[] },
): Omit<Option, 'says'> & { says: Says } => ({
  values: [usualOrder(steps).join(',')],
  list: { of: usualOrder(steps), all: true, ...(kept && { kept }) },
  ...about,
})

/** The order that a game has chosen, else the usual one. */
export const chosenOrder = <Id extends string>(steps: Steps<Id>, chosen: OptionValue | undefined): Id[] =>
  chosen === undefined ? usualOrder(steps) : (wordsOf(chosen) as Id[])

/** @returns the value as it is written today: a game of earlier days may hold one that was renamed since */
export const presentValue = (option: Option | undefined, value: OptionValue): OptionValue =>
  option?.formerly?.[String(value)] ?? value

/** The words of a list option's value. */
export const wordsOf = (value: OptionValue): string[] =>
  String(value)
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)

/** Every value that can be written down in full; a range or a list has more. */
const remedyFor = (word: string, valid: readonly string[]): InEach => {
  const near = nearest(word, valid)
  return near === undefined ? said('oneOf', { list: valid.join(', ') }) : said('near', { near })
}
