/** How long it is from one moment to another, in the two largest units that say it: no clock and no zone is needed. */
import type { InEach } from './in-each.ts'
import { inEveryLocale, textIn } from './locale.ts'

const units = [
  { of: 86_400, unit: { en: 'd', ru: 'дн.' } },
  { of: 3_600, unit: { en: 'h', ru: 'ч' } },
  { of: 60, unit: { en: 'min', ru: 'мин' } },
  { of: 1, unit: { en: 's', ru: 'с' } },
] as const

/**
 * @param from instant, ISO
 * @param to instant, ISO, of the two the later or the earlier one
 * @returns such as `2 h 5 min`; what is less than a second is one
 */
export function howLong(from: string, to: string): InEach {
  const seconds = Math.max(1, Math.round(Math.abs(Date.parse(to) - Date.parse(from)) / 1000))
  const largest = units.findIndex(({ of }) => seconds >= of)
  let left = seconds
  const parts = units.slice(largest, largest + 2).flatMap(({ of, unit }) => {
    const number = Math.floor(left / of)
    left -= number * of
    return number ? inEveryLocale(locale => `${number} ${textIn(unit, locale)}`) : []
  })
  return inEveryLocale(locale => parts.map(part => textIn(part, locale)).join(' '))
}
