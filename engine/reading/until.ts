/** Until when somebody says to be away: `until Friday`, `for two days`, `this weekend`, «до пятницы». Nothing is guessed beyond that. */
import { Temporal } from 'temporal-polyfill'

const weekdays = [
  /^(?:mon(?:day)?|понедельник[а]?)$/,
  /^(?:tue(?:s(?:day)?)?|вторник[а]?)$/,
  /^(?:wed(?:nesday)?|сред[ыуа])$/,
  /^(?:thu(?:r(?:s(?:day)?)?)?|четверг[а]?)$/,
  /^(?:fri(?:day)?|пятниц[ыуа])$/,
  /^(?:sat(?:urday)?|суббот[ыуа])$/,
  /^(?:sun(?:day)?|воскресень[яе])$/,
]
const months = [
  /^(?:jan|янв)/,
  /^(?:feb|фев)/,
  /^(?:mar|мар)/,
  /^(?:apr|апр)/,
  /^(?:may|ма[йя])/,
  /^(?:june?|июн)/,
  /^(?:july?|июл)/,
  /^(?:aug|авг)/,
  /^(?:sep|сен)/,
  /^(?:oct|окт)/,
  /^(?:nov|ноя)/,
  /^(?:dec|дек)/,
]
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  couple: 2,
  один: 1,
  два: 2,
  двое: 2,
  три: 3,
  трое: 3,
  пару: 2,
  неделю: 1,
}
const untilDay =
  /(?:until|till?|through|thru|до|по)\s+(?:the\s+)?(?:next\s+)?(?<word>\p{L}+)(?:\s+(?<day>\d{1,2})(?!\d))?/u
const untilDate =
  /(?:until|till?|through|thru|до|по)\s+(?:the\s+)?(?<day>\d{1,2})(?:st|nd|rd|th|-го)?(?:\s+(?:of\s+)?(?<month>\p{L}+))?(?![\d.:/])/u
const spell =
  /(?:for|на)\s+(?:the\s+)?(?:next\s+)?(?:about\s+)?(?:a\s+(?=couple))?(?<count>\d{1,2}|\p{L}+)?\s*(?:of\s+)?(?<unit>hours?|days?|weeks?|час(?:а|ов)?|д(?:ень|ня|ней)|сут(?:ки|ок)|недел[юиь])/u
const weekend = /\b(?:this|the|over the|all) weekend\b|на выходн|в выходн|до конца выходных/u

/**
 * @param at ISO instant: when it was said
 * @param zone IANA, in which days end
 * @returns ISO instant, the end of the day that is named; undefined where none is
 */
export function untilIn(said: string, at: string, zone: string): string | undefined {
  const text = said.toLowerCase()
  const now = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  const today = now.toPlainDate()
  const date = dateIn(text, today)
  if (date)
    return date
      .toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from('23:59') })
      .toInstant()
      .toString()
  const { count = '1', unit } = spell.exec(text)?.groups ?? {}
  const many = /^\d/.test(count) ? Number(count) : numbers[count]
  if (unit === undefined || many === undefined) return undefined
  const days = /^(?:week|недел)/.test(unit) ? 7 * many : /^(?:hour|час)/.test(unit) ? 0 : many
  return now
    .add(days ? { days } : { hours: many })
    .toInstant()
    .toString()
}

function dateIn(text: string, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const { word = '', day: ofWord } = untilDay.exec(text)?.groups ?? {}
  if (/^(?:tomorrow|завтра)$/.test(word)) return today.add({ days: 1 })
  const weekday = weekdays.findIndex(one => one.test(word)) + 1
  if (weekday) return today.add({ days: ((weekday - today.dayOfWeek + 6) % 7) + 1 })
  const { day, month: named } = untilDate.exec(text)?.groups ?? {}
  const month = months.findIndex(one => one.test(named ?? (ofWord === undefined ? '' : word))) + 1
  const number = Number(day ?? ofWord)
  if (number >= 1 && number <= 31 && (month || named === undefined)) return next(today, number, month || undefined)
  return weekend.test(text) ? today.add({ days: 7 - today.dayOfWeek }) : undefined
}

/** The next day of this number; where no month has it, the last one of the month. */
function next(today: Temporal.PlainDate, day: number, month: number | undefined): Temporal.PlainDate {
  const then = today.with({ ...(month && { month }), day })
  if (Temporal.PlainDate.compare(then, today) >= 0) return then
  return month ? then.add({ years: 1 }) : today.add({ months: 1 }).with({ day })
}
