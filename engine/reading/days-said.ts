/**
 * Days as people say them: `Thursday`, `the 5th`, `3.–6. December`, `noon tomorrow`, «до завтрашнего обеда». What numbers
 * alone leave open stays open: nothing is guessed.
 */
import { Temporal } from 'temporal-polyfill'

type Day = { is: 'weekday'; weekday: number; next: boolean } | (Dated & { weekday?: number })
/** Told by more than a weekday: one beside it has to agree (`Monday the 7th`). */
type Dated =
  | { is: 'in'; days: number }
  /** `sure`: no mere number, which is a day only beside a month. */
  | { is: 'date'; day: number; month?: number; year?: number; sure: boolean }
  /** Day and month, in an order that nobody told. */
  | { is: 'numbers'; numbers: readonly [number, number]; year?: number }

/** A day, a time of day, or both, where they stand in a text. */
export interface DaySaid {
  start: number
  end: number
  day?: Day
  /** `HH:MM` at which it is over. */
  time?: string
  /** By which other clock that is: hours from Greenwich at the least; `unknown` where it is nobody knows whose. */
  clock?: Clock
}
type Clock = number | 'unknown'

const weekdays = [
  'mon(?:days?)?|понедельни[а-я]+|пн',
  'tue(?:s(?:days?)?)?|вторни[а-я]+|вт',
  'wed(?:nesdays?)?|сред(?:[аыуе]|ой)|ср',
  'thu(?:r(?:s(?:days?)?)?)?|четверг[а-я]*|чт',
  'fri(?:days?)?|пятни[а-я]+|пт',
  'sat(?:urdays?)?|суббот[а-я]+|сб',
  'sundays?|(?<!the )sun|воскресе?н[а-я]+|вс',
]
const months = [
  'jan(?:uary)?|янв(?:ар[яьею])?',
  'feb(?:ruary)?|фев(?:рал[яьею])?',
  'mar(?:ch)?|мар(?:та?)?',
  'apr(?:il)?|апр(?:ел[яьею])?',
  'may|ма[йя]',
  'june?|июн[яьею]?',
  'july?|июл[яьею]?',
  'aug(?:ust)?|авг(?:уста?)?',
  'sept?(?:ember)?|сен(?:т(?:ябр[яьею])?)?',
  'oct(?:ober)?|окт(?:ябр[яьею])?',
  'nov(?:ember)?|ноя(?:бр[яьею])?',
  'dec(?:ember)?|дек(?:абр[яьею])?',
]
/** When a part of a day is over. */
const parts: readonly (readonly [words: string, time: string])[] = [
  ['morning|noon|midday|утр[аоу]|утром|полудн[яю]|полдень', '12:00'],
  ['lunch(?:time)?|обеда?|обеду', '14:00'],
  ['afternoon', '18:00'],
  ['evening|night|midnight|eod|вечер[ау]?|вечером|ноч[иь]|ночью|полуноч[иь]|полночь', '23:59'],
]
const daysFromNow: readonly (readonly [words: string, days: number, time?: string])[] = [
  ['day after tomorrow|послезавтра(?:шн[а-я]+)?', 2],
  ['tomorrow|tmrw|tmr|завтра(?:шн[а-я]+)?', 1],
  ['tonight', 0, '23:59'],
  ['today|сегодня(?:шн[а-я]+)?', 0],
]
const ends = String.raw`(?![\p{L}\p{N}_])`
const sticky = (pattern: string): RegExp => new RegExp(`(?:${pattern})${ends}`, 'uy')
/** The name of a month, as part of a pattern. */
export const monthWords = `(?:${months.join('|')})`
const [weekdayAt, monthAt, partAt, fromNowAt] = [
  weekdays.map(sticky),
  months.map(sticky),
  parts.map(([words]) => sticky(words)),
  daysFromNow.map(([words]) => sticky(words)),
]
const ordinal = String.raw`(?:st|nd|rd|th|-?го|-?е|-?ое)`
const numberAt = new RegExp(
  String.raw`(?<day>\d{1,2})(?:(?<sure>${ordinal})|(?<dot>\.)(?!\d))?(?<of>\s+числа)?(?![\p{L}\d:/])`,
  'uy',
)
const isoAt = /(\d{4})-(\d{2})-(\d{2})(?!\d)/y
const dottedAt = /(\d{1,2})\.(\d{1,2})(?:(\.)(\d{4}|\d{2})?)?(?![\d:])/y
const slashedAt = /(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/y
const yearAt = /,?\s+(\d{4})(?:\s+год[а-я]*)?(?!\d)/y
const clockAt =
  /(?<hour>\d{1,2})(?::(?<minute>\d\d))?\s*(?:(?<half>[ap])\.?m\b\.?|(?<part>утра|дня|вечера|ночи)(?![\p{L}]))?/uy
const zoneAt =
  /[\s,]*(?:(?:utc|gmt)(?:\s?(?<hours>[+-]\d{1,2})(?!\d))?|(?<west>[ecmp])[sd]?t|bst|(?<central>ces?t)|(?<moscow>msk|(?:по )?мск|по москве)|(?<whose>(?:my|our|local) time|по моему(?: времени)?|по местному(?: времени)?))(?![\p{L}\p{N}])/uy
/** The hours from Greenwich in winter: by summer time it is over an hour earlier. */
const west: Readonly<Record<string, number>> = { e: -5, c: -6, m: -7, p: -8 }
const betweenAt = /[\s,(]*(?:(?:on|of|at|in|by|the|в|во|к)\s+)*/uy
/** What may stand before a day without changing it. */
const leadAt =
  /(?:(?:on|at|around|about|approximately|roughly|probably|sometime|some time|early|late|mid|the|this|coming|in|by|примерно|приблизительно|где-то|около|только|в|во|к|ко|эт[а-я]+|ближайш[а-я]+)\s+)+/uy
const nextAt = /(?:next|следующ[а-я]+)\s+/uy

const at = (pattern: RegExp, text: string, place: number): RegExpExecArray | undefined => {
  pattern.lastIndex = place
  return pattern.exec(text) ?? undefined
}
const whichAt = (
  patterns: readonly RegExp[],
  text: string,
  place: number,
): { which: number; end: number } | undefined => {
  for (const [which, pattern] of patterns.entries()) {
    const found = at(pattern, text, place)
    if (found) return { which, end: place + found[0].length }
  }
  return undefined
}

/** Every day and time of day that a text names, in order. @param text in small letters */
export function daysIn(text: string): DaySaid[] {
  const found: DaySaid[] = []
  const starts = /(?<![\p{L}\p{N}_.:])[\p{L}\p{N}]/gu
  for (let next = starts.exec(text); next; next = starts.exec(text)) {
    const said = saidAt(text, next.index)
    if (!said) continue
    found.push(said)
    starts.lastIndex = said.end
  }
  return found
}

/** A number alone is no day. */
export const isDay = ({ day, time }: DaySaid): boolean => (day ? day.is !== 'date' || day.sure : time !== undefined)

/** Whether a text names a day or a time of day. */
export const namesDay = (text: string): boolean => daysIn(text.toLowerCase()).some(isDay)

function saidAt(text: string, start: number): DaySaid | undefined {
  const said: DaySaid = { start, end: start }
  let place = start + (at(leadAt, text, start)?.[0].length ?? 0)
  for (let pieces = 0; pieces < 3; pieces++) {
    const time = said.time === undefined ? timeAt(text, place) : undefined
    const day = time ? undefined : dayAt(text, place)
    const one = day && (said.day ? sameDay(said.day, day.day, text.slice(said.end, place)) : day.day)
    const piece = time ?? (one && day)
    if (!piece) break
    if (one) said.day = one
    if (piece.time !== undefined) said.time = piece.time
    said.end = piece.end
    const clock = clockIn(text, said)
    if (clock) [said.clock, said.end] = [clock.is, clock.end]
    place = said.end + at(betweenAt, text, said.end)![0].length
  }
  return said.end > start ? said : undefined
}

/** Two words for one day, a weekday beside what tells the day: `Monday the 7th`, `tomorrow (Friday)`. */
function sameDay(one: Day, other: Day, between: string): Day | undefined {
  const [day, weekday] = one.is === 'weekday' ? [other, one] : [one, other]
  if (day.is === 'weekday' || weekday.is !== 'weekday' || day.weekday !== undefined) return undefined
  // What is no date may be the first of several days.
  if (day.is === 'in' ? between.includes(',') : day.is === 'date' && !day.sure) return undefined
  return { ...day, weekday: weekday.weekday }
}

function clockIn(text: string, { end: place, time }: DaySaid): { is: Clock; end: number } | undefined {
  const found = at(zoneAt, text, place)
  // Behind a day alone two letters may be anything.
  if (!found || (time === undefined && found[0].trim().length < 3)) return undefined
  const { hours, west: side, central, moscow, whose } = found.groups!
  const is = whose ? 'unknown' : hours ? Number(hours) : side ? west[side]! : central ? 1 : moscow ? 3 : 0
  return { is, end: place + found[0].length }
}

type Piece = { end: number; time?: string }

function timeAt(text: string, place: number): Piece | undefined {
  const part = whichAt(partAt, text, place)
  if (part) return { end: part.end, time: parts[part.which]![1] }
  const found = at(clockAt, text, place)
  const { hour = '', minute, half, part: said } = found?.groups ?? {}
  const number = Number(hour)
  const isCyrillic = /[а-я]/.test(text)
  if (!found || number > 23 || Number(minute ?? 0) > 59) return undefined
  if (half === undefined && said === undefined && (minute === undefined || (number <= 12 && !isCyrillic)))
    return undefined
  const isLate = half === 'p' || said === 'дня' || said === 'вечера'
  const hours = (half === undefined && said === undefined) || number > 12 ? number : (number % 12) + (isLate ? 12 : 0)
  const end = place + found[0].trimEnd().length
  return { end, time: `${String(hours).padStart(2, '0')}:${minute ?? '00'}` }
}

function dayAt(text: string, place: number): (Piece & { day: Day }) | undefined {
  const next = at(nextAt, text, place)
  const from = place + (next?.[0].length ?? 0)
  const weekday = whichAt(weekdayAt, text, from)
  if (weekday) return { end: weekday.end, day: { is: 'weekday', weekday: weekday.which + 1, next: next !== undefined } }
  const told = next ? undefined : whichAt(fromNowAt, text, place)
  if (told) {
    const [, days, time] = daysFromNow[told.which]!
    return { end: told.end, day: { is: 'in', days }, ...(time !== undefined && { time }) }
  }
  const numbers = next ? undefined : numbersAt(text, place)
  return numbers ?? (next ? undefined : (namedAt(text, place) ?? numberedAt(text, place)))
}

/** `12/5`, `5.12.`, `2026-12-05`. */
function numbersAt(text: string, place: number): (Piece & { day: Day }) | undefined {
  const iso = at(isoAt, text, place)
  if (iso) {
    const [all, year, month, day] = iso
    return {
      end: place + all.length,
      day: { is: 'date', day: Number(day), month: Number(month), year: Number(year), sure: true },
    }
  }
  const dotted = at(dottedAt, text, place)
  if (dotted && (dotted[3] !== undefined || /[а-я]/.test(text))) {
    const [all, day, month, , year] = dotted
    return {
      end: place + all.length,
      day: { is: 'date', day: Number(day), month: Number(month), ...yearOf(year), sure: true },
    }
  }
  const slashed = at(slashedAt, text, place)
  if (!slashed) return undefined
  const [all, one, other, year] = slashed
  return { end: place + all.length, day: { is: 'numbers', numbers: [Number(one), Number(other)], ...yearOf(year) } }
}

const yearOf = (written: string | undefined): { year?: number } =>
  written === undefined ? {} : { year: Number(written) + (written.length === 2 ? 2000 : 0) }

/** `December 5th, 2026`. */
function namedAt(text: string, place: number): (Piece & { day: Day }) | undefined {
  const month = whichAt(monthAt, text, place)
  if (!month) return undefined
  const space = /^\.?\s+(?:the\s+)?/.exec(text.slice(month.end, month.end + 12))?.[0].length
  const number = space === undefined ? undefined : at(numberAt, text, month.end + space)
  if (!number) return undefined
  const end = month.end + space! + number[0].length - (number.groups?.dot ? 1 : 0)
  const year = at(yearAt, text, end)
  return {
    end: end + (year?.[0].length ?? 0),
    day: { is: 'date', day: Number(number.groups!.day), month: month.which + 1, ...yearOf(year?.[1]), sure: true },
  }
}

/** `5 December`, `5th of December`, «5 декабря», `the 5th`; or a mere number. */
function numberedAt(text: string, place: number): (Piece & { day: Day }) | undefined {
  const number = at(numberAt, text, place)
  if (!number || Number(number.groups!.day) > 31 || number.groups!.day === '0') return undefined
  const end = place + number[0].length
  const space = /^\s+(?:of\s+)?/.exec(text.slice(end, end + 12))?.[0].length
  const month = space === undefined ? undefined : whichAt(monthAt, text, end + space)
  const year = month && at(yearAt, text, month.end)
  const { day, sure, of } = number.groups!
  return {
    end: month ? month.end + (year?.[0].length ?? 0) : end,
    day: {
      is: 'date',
      day: Number(day),
      ...(month && { month: month.which + 1, ...yearOf(year?.[1]) }),
      sure: month !== undefined || sure !== undefined || of !== undefined || /\bthe\s+$/.test(text.slice(0, place)),
    },
  }
}

/** No absence is announced for longer: what would be later is another year's. */
const mostDays = 120
/** Of two orders of day and month the one that is so near is meant, where the other is farther than that. */
const [mostDaysNear, leastDaysFar] = [60, 90]

function dateOf(day: number, month: number, year: number): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return undefined
  }
}

/** The first such date that is not before another; where its month has no such day, none. */
function firstFrom(
  from: Temporal.PlainDate,
  { day, month, year }: { day: number; month?: number; year?: number },
): Temporal.PlainDate | undefined {
  if (year !== undefined) return month === undefined ? undefined : dateOf(day, month, year)
  const dates =
    month === undefined
      ? [0, 1].map(months => from.with({ day: 1 }).add({ months })).map(first => dateOf(day, first.month, first.year))
      : [0, 1].map(years => dateOf(day, month, from.year + years))
  return dates.find(date => date && Temporal.PlainDate.compare(date, from) >= 0)
}

/**
 * Which day it is that was said, the first from another on. None where several may be meant, or where it would be over by
 * then or months away.
 * @param begun whether the other day is the first of a stretch that this one ends, and no `next` is said of it
 */
export function dateSaid(
  { day, time }: DaySaid,
  from: Temporal.PlainDate,
  begun: boolean,
): Temporal.PlainDate | undefined {
  if (!day) return from
  const near = (date: Temporal.PlainDate | undefined, most = mostDays): Temporal.PlainDate | undefined => {
    const days = date && from.until(date, { largestUnit: 'days' }).days
    return days !== undefined && days >= 0 && days <= most ? date : undefined
  }
  const agreed = (date: Temporal.PlainDate | undefined): Temporal.PlainDate | undefined =>
    day.weekday === undefined || date?.dayOfWeek === day.weekday ? date : undefined
  if (day.is === 'in') return agreed(from.add({ days: day.days }))
  if (day.is === 'date') return agreed(near(firstFrom(from, day)))
  if (day.is === 'numbers') {
    const [one, other] = day.numbers
    const year = day.year === undefined ? {} : { year: day.year }
    const orders = one === other ? [[one, other]] : [day.numbers, [other, one]]
    const read = orders.flatMap(([month, number]) => {
      const date =
        month! > 12 ? undefined : near(firstFrom(from, { day: number!, month: month!, ...year }), leastDaysFar)
      return agreed(date) ?? []
    })
    return read.length === 1 ? near(read[0], mostDaysNear) : undefined
  }
  const days = (day.weekday - from.dayOfWeek + 7) % 7
  if (begun) return from.add({ days })
  // `Sunday night` on a Sunday may be tonight; `next Friday` on a Tuesday may be in three days or in ten.
  if (days === 0 && time !== undefined) return undefined
  const date = from.add({ days: days || 7 })
  return day.next && date.weekOfYear === from.weekOfYear ? undefined : date
}
