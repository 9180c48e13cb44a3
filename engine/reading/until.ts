/**
 * Until when somebody says to be away: `until Friday`, `from Thursday to Saturday`, `for two days`, «до завтрашнего обеда».
 * What may be several days is none: then the host is asked.
 */
import { Temporal } from 'temporal-polyfill'
import { numberWords } from '../text/number-words.ts'
import { dateSaid, daysIn, isDay, type DaySaid } from './days-said.ts'

const numbers: Readonly<Record<string, number>> = {
  ...numberWords,
  a: 1,
  an: 1,
  couple: 2,
  один: 1,
  одну: 1,
  два: 2,
  две: 2,
  двое: 2,
  три: 3,
  трое: 3,
  четыре: 4,
  пять: 5,
  пару: 2,
}
const begins = String.raw`(?<![\p{L}\p{N}_])`
/** What a spell of so long stands behind: `for two days`, `back in a week`, «не будет три дня». */
const spell = new RegExp(
  String.raw`${begins}(?:(?:for|на)\s+|(?:back|вернусь|буду)\s+(?:in|через)\s+|(?:away|gone|out|v/?la|не будет|отсутствую|уезжаю)\s+)(?:the\s+)?(?:next\s+|ближайшие\s+)?(?:about\s+|примерно\s+)?(?:a\s+(?=couple))?(?!(?:на|for|in|через)\s)(?<count>\d{1,2}|\p{L}+)??\s*(?:of\s+)?(?<unit>hours?|days?|weeks?|час(?:а|ов)?|д(?:ень|ня|ней)|сут(?:ки|ок)|недел[юиь])(?![\p{L}\p{N}])`,
  'u',
)
/** Behind a spell these say that it may be another one: `a day or two`, «на день-два», «на день с лишним». */
const orElseBehind = /^[\s,]*(?:or|maybe|perhaps|possibly|и?ли|либо|может)(?![\p{L}])/u
const mayBeMore =
  /^(?:\s*\?|\s*\+|\s*[-–—/]\s*\d|[-–—/]\p{L}|\s+(?:and a half|plus|с лишним|с половиной|с хвостиком)(?![\p{L}]))/u
const weekend = /\b(?:this|the|over the|all|all of the) weekend\b|(?:на|в|все|до конца) выходны/u
const toWeekend = /\b(?:until|till?|before) (?:the |this )?weekend\b|до выходных/u
const wholeMonth = /\b(?:until|till?|through) (?:the )?end of (?:the|this) month\b|до конца (?:этого )?месяца/u
const wholeWeek = /до конца (?:этой )?недели/u
/** Behind these stands when it is over, behind those when it begins. */
const ending = new RegExp(
  String.raw`${begins}(?:until|till?|through|thru|up to|до|по)(?:\s+(?:after|at least|как минимум))?[\s:]*$`,
  'u',
)
const returning = new RegExp(
  String.raw`${begins}(?:back(?: home)?|return(?:ing)?|верн(?:усь|емся)|появлюсь|буду)[\s:]*$`,
  'u',
)
const beginning = new RegExp(String.raw`${begins}(?:from|since|starting|beginning|after|as of|с|со|после)\s*$`, 'u')
const joining = /^\s*(?:,?\s*(?:and|&|\+|и)|,|[-–—]|to|through|thru|until|till?|по|до)\s*$/u
const orElse = /^[\s,]*(?:or|or maybe|maybe|perhaps|or even|и?ли|либо|может быть|а может)[\s,]*$|^\s*\/\s*$/u
/** Who is away on a day says so right before it. */
const away = new RegExp(
  String.raw`${begins}(?:away|gone|out|busy|afk|offline|unavailable|v/?la|(?:won't|wont|can't|cannot|not|no|limited|without)\s(?:\p{L}+\s){0,3}(?:here|around|post|access|internet|available)|не будет|отсутств\p{L}+|уезжаю|уеду|не смогу\s+\p{L}+|занята?)[\s,:]*(?:all\s+|весь\s+|(?:for\s+)?most of\s+)?$`,
  'u',
)

/**
 * @param at ISO instant: when it was said
 * @param zone IANA, in which days end
 * @returns ISO instant, the end of the day or of the part of it that is named; undefined where none is, or where it may be several
 */
export function untilIn(said: string, at: string, zone: string): string | undefined {
  const text = said.toLowerCase().replace(/[’]/g, "'")
  const now = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  const lasts = spell.exec(text)
  const behind = lasts ? text.slice(lasts.index + lasts[0].length) : ''
  const stretches = stretchesIn(text)
  if (stretches === 'several' || orElseBehind.test(behind)) return undefined
  const endings = stretches.filter(({ is }) => is === 'ends')
  const [named] = endings.length ? endings : stretches.filter(({ is }) => is === 'lasts')
  if (named) {
    const found = (endings.length ? endings : [named]).map(one => endOf(one, now))
    return found.every(one => one === found[0]) ? found[0] : undefined
  }
  const [from] = stretches
  if (mayBeMore.test(behind)) return undefined
  return afterSpell(lasts?.groups, from ? beginOf(from, now) : now) ?? wholeOf(text, now)
}

/** Days that are joined: `from Thursday to Saturday`, `Dec 3-6`. `ends`: it is said that somebody is away until the last. */
interface Stretch {
  is: 'ends' | 'lasts' | 'begins'
  days: readonly DaySaid[]
}

function stretchesIn(text: string): Stretch[] | 'several' {
  const all = daysIn(text)
  const joined: DaySaid[][] = []
  for (const [index, one] of all.entries()) {
    const between = index ? text.slice(all[index - 1]!.end, one.start) : undefined
    if (between !== undefined && orElse.test(between)) return 'several'
    const goesOn = between !== undefined && (joining.test(between) || (ending.test(between) && between.length < 12))
    if (goesOn) joined.at(-1)!.push(one)
    else joined.push([one])
  }
  return joined.flatMap((days): Stretch[] => {
    const whole = withMonths(days)
    if (!whole.every(isDay)) return []
    const before = text.slice(Math.max(0, days[0]!.start - 40), days[0]!.start)
    if (ending.test(before)) return [{ is: 'ends', days: whole }]
    // Of two days on which somebody is back nobody knows the first.
    if (returning.test(before)) return [{ is: 'ends', days: whole.length > 1 ? [] : whole }]
    if (whole.length > 1) return [{ is: 'lasts', days: whole }]
    if (beginning.test(before)) return [{ is: 'begins', days: whole }]
    return whole[0]!.day && away.test(before) ? [{ is: 'lasts', days: whole }] : []
  })
}

/** Of joined dates the month is said once, before all or behind. */
function withMonths(days: readonly DaySaid[]): readonly DaySaid[] {
  const months = days.flatMap(({ day }) => (day?.is === 'date' && day.month !== undefined ? [day.month] : []))
  const [month] = new Set(months)
  if (days.length < 2 || month === undefined || new Set(months).size > 1) return days
  return days.map(one =>
    one.day?.is === 'date' && one.day.month === undefined ? { ...one, day: { ...one.day, month, sure: true } } : one,
  )
}

/** When a stretch is over: each of its days is the first behind the one before. */
function endOf({ days }: Stretch, now: Temporal.ZonedDateTime): string | undefined {
  const last = days.at(-1)
  let date: Temporal.PlainDate | undefined = now.toPlainDate()
  if (!last) return undefined
  for (const [index, one] of days.entries()) {
    const isLast = index === days.length - 1
    // A stretch may have begun before it is told of.
    const from = index || isLast ? date : date.subtract({ days: one.day?.is === 'date' ? 14 : 0 })
    date = dateSaid(one, from, index > 0)
    if (!date) return undefined
  }
  const at = timeOf(date, last, now.timeZoneId)
  if (!at) return undefined
  const isOver = Temporal.ZonedDateTime.compare(at, now) <= 0
  if (isOver && last.day) return undefined
  return (isOver ? at.add({ days: 1 }) : at).toInstant().toString()
}

/** When a day is over, or what is named of it. By another clock it is the day on which it is over there, and no more is known. */
function timeOf(
  date: Temporal.PlainDate,
  { time = '23:59', clock }: DaySaid,
  zone: string,
): Temporal.ZonedDateTime | undefined {
  if (clock === 'unknown') return undefined
  if (clock === undefined) return date.toZonedDateTime({ timeZone: zone, plainTime: time })
  const there = date
    .toZonedDateTime({ timeZone: offsetOf(clock), plainTime: time })
    .withTimeZone(zone)
    .toPlainDate()
  return there.toZonedDateTime({ timeZone: zone, plainTime: '23:59' })
}

const offsetOf = (hours: number): string => `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`

/** When a stretch begins; undefined where that may be several days. */
function beginOf({ days: [first] }: Stretch, now: Temporal.ZonedDateTime): Temporal.ZonedDateTime | undefined {
  const date = dateSaid(first!, now.toPlainDate(), false)
  return date && now.with({ year: date.year, month: date.month, day: date.day })
}

function afterSpell(
  { count = '1', unit }: Readonly<Record<string, string>> = {},
  from: Temporal.ZonedDateTime | undefined,
): string | undefined {
  const many = /^\d/.test(count) ? Number(count) : numbers[count]
  if (unit === undefined || many === undefined || !from) return undefined
  const days = /^(?:week|недел)/.test(unit) ? 7 * many : /^(?:hour|час)/.test(unit) ? 0 : many
  return from
    .add(days ? { days } : { hours: many })
    .toInstant()
    .toString()
}

/** The end of this week-end, week or month, where it is said to last so long. */
function wholeOf(text: string, now: Temporal.ZonedDateTime): string | undefined {
  const today = now.toPlainDate()
  const sunday = today.add({ days: 7 - today.dayOfWeek })
  const date = wholeMonth.test(text)
    ? today.with({ day: today.daysInMonth })
    : toWeekend.test(text)
      ? today.dayOfWeek < 6
        ? sunday.subtract({ days: 2 })
        : undefined
      : lastsOver(weekend, text) || wholeWeek.test(text)
        ? sunday
        : undefined
  return date?.toZonedDateTime({ timeZone: now.timeZoneId, plainTime: '23:59' }).toInstant().toString()
}

/** Whether it is over with what is named, where it does not begin with it: `until after the weekend`, not `after the weekend`. */
function lastsOver(named: RegExp, text: string): boolean {
  const found = named.exec(text)
  const before = found ? text.slice(0, found.index) : ''
  const isLast = ending.test(before) || returning.test(before.replace(/(?:after|после)\s*$/u, ''))
  return found !== null && (isLast || !beginning.test(before))
}
