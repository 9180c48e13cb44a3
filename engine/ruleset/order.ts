/** What a set-up breaks by the orders its host has chosen. */
import type { Game } from '../journal/state.ts'
import { wordsOf } from '../rules/option.ts'
import { brokenBy } from '../rules/order.ts'
import type { Option } from '../rules/role.ts'
import { sayingInEach, type InEach } from '../text/in-each.ts'
import { inEveryLocale } from '../text/locale.ts'
import { getOwn } from './catalogue.ts'
import type { SetupBreak } from './panel.ts'
import type { Sentences } from './localized-text.ts'

const said = sayingInEach({
  broken: {
    en: 'In the order you chose, {later} comes before {first}; it has to be the other way round.',
    ru: 'В выбранном порядке «{later}» идет раньше, чем «{first}»; должно быть наоборот.',
  },
})

/**
 * Where an order is not as the rules want it.
 * @param names what steps are called in Russian; ids where they have no names
 * @returns each rule once that an order in these options breaks, with the first steps that stand the wrong way round
 */
export function brokenOrders(
  options: Record<string, Option>,
  { options: chosen }: Pick<Game, 'options'>,
  names: Sentences = {},
): SetupBreak[] {
  const called = (step: string): InEach =>
    inEveryLocale(locale => (locale === 'en' ? step : (getOwn(names, step) ?? step)))
  const broken = Object.entries(options).flatMap(([id, { list, values }]) =>
    brokenBy(list?.kept ?? [], wordsOf(getOwn(chosen, id) ?? values[0]!)),
  )
  return [...new Map(broken.map(one => [one.rule, one])).values()].map(({ rule, first, later }) => ({
    rule,
    says: said('broken', { first: called(first), later: called(later) }),
    who: [],
  }))
}
