/** Times in words: in the game's zone and in the reader's. */
import { tag } from '../words/lists.ts'
import { say, spoken } from '../words/say.ts'

/** The zone of this machine. */
export const myZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** `21:14`, and with its day where that is another one than today's: `Fri 20 Nov, 21:14`. */
export function clockTime(at: string, zone: string, now: Date): string {
  const time = clockOnly(at, zone)
  return dayOf(at, zone) === dayOf(now.toISOString(), zone)
    ? time
    : say('state.dayAndTime', { day: clockDay(at, zone, now), time })
}

/** `Fri 20 Nov, 21:14`, today's too. */
export const dayAndTime = (at: string, zone: string, now: Date): string =>
  say('state.dayAndTime', { day: clockDay(at, zone, now), time: clockOnly(at, zone) })

/** `Fri 20 Nov`, with the year where it is another one. */
function clockDay(at: string, zone: string, now: Date): string {
  const sameYear = dayOf(at, zone).slice(0, 4) === dayOf(now.toISOString(), zone).slice(0, 4)
  return format(at, zone, tag(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).replaceAll(',', '')
}

/** The clock of the machine, where it is another one than of 24 hours. */
let machine: 'h12' | undefined

/** Follows the clock of this machine: of 12 hours where its own language has it so. @param language of the machine; what it is set to where none is given */
export function followClock(language?: string): void {
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions()
  machine = hourCycle === 'h12' || hourCycle === 'h11' ? 'h12' : undefined
}

/** Both to the minute: `21:14`; in English `9:14 pm` on a machine with a clock of 12 hours. */
export const clockOnly = (at: string, zone: string): string =>
  machine && spoken.getState().language === 'en'
    ? format(at, zone, tag(), { hour: 'numeric', minute: '2-digit', hourCycle: machine })
    : format(at, zone, tag(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** A time of day as that clock shows it: `20:00`, `8:00 pm`. @param time `20:00` */
export const timeOnly = (time: string): string => clockOnly(`2000-01-01T${time}:00Z`, 'UTC')

/** `2026-11-20` in a zone. */
export const dayOf = (at: string, zone: string): string =>
  format(at, zone, 'en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** The last part of a zone's name: `Chicago`. */
export function zoneName(zone: string): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  if (spoken.getState().language === 'en' || zone === 'UTC') return city
  // Of zones a browser knows the times by name, and of few cities: “Москва, стандартное время”.
  const said = new Intl.DateTimeFormat(tag(), { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/,?\s*(стандартное\s+|летнее\s+)?время$/u, '')
  return said === undefined || /\p{Script=Latin}/u.test(said) ? city : said
}

/** Whether clocks of two zones show the same at this time. */
export const sameClock = (at: string, zone: string, other: string): boolean =>
  dayOf(at, zone) === dayOf(at, other) && clockOnly(at, zone) === clockOnly(at, other)

/** How long until, or since: `8 h 19 min`, `3 days 4 h`, `now`. */
export function span(from: Date, to: Date): string {
  const minutes = Math.floor(Math.abs(to.getTime() - from.getTime()) / 60_000)
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  if (days > 0) return hours ? say('state.daysHours', { days, hours }) : say('state.days', { days })
  if (hours > 0)
    return minutes % 60 ? say('state.hoursMinutes', { hours, minutes: minutes % 60 }) : say('state.hours', { hours })
  return minutes ? say('state.minutes', { minutes }) : say('state.now')
}

const formats = new Map<string, Intl.DateTimeFormat>()

function format(at: string, zone: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${zone} ${JSON.stringify(options)}`
  let made = formats.get(key)
  if (!made) {
    made = formatIn(zone, locale, options)
    formats.set(key, made)
  }
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? at : made.format(date)
}

/** A zone that this machine does not know shows as its own. */
function formatIn(zone: string, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat(locale, options)
  }
}
