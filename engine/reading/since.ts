/**
 * Times that a page tells from the moment at which it is looked at: «Сегодня в 18:02», `Monday at 6:02 PM`, `5 minutes ago`.
 * When that was is for the caller to say: nothing here looks at a clock.
 */
import { Temporal } from 'temporal-polyfill'
import { momentOf } from './moment.ts'

/** So many minutes before, as a forum rounds them; or a time of a day that is counted back from today. */
type Since =
  | { is: 'ago'; minutes: number; unit: number }
  | { is: 'day'; clock: string; back: (today: Temporal.PlainDate) => number }

const clock = String.raw`(?<clock>\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?)`
const at = String.raw`,?(?:\s(?:at|в))?\s`
const weekdays: readonly RegExp[] = [
  /^(?:monday|понедельник)$/,
  /^(?:tuesday|вторник)$/,
  /^(?:wednesday|сред[ау])$/,
  /^(?:thursday|четверг)$/,
  /^(?:friday|пятниц[ау])$/,
  /^(?:saturday|суббот[ау])$/,
  /^(?:sunday|воскресенье)$/,
]
const onDay = new RegExp(`^(?:во?\\s)?(?<day>[a-zа-яё]{5,12})${at}${clock}$`)
/** Discord tells the time alone of what was written today. */
const alone = new RegExp(`^${clock}$`)
const now = /^(?:just now|(?:a )?moments? ago|less than (?:a|1) minute ago|(?:a few|a|\d{1,3}) seconds? ago)$/
const nowRu =
  /^(?:только что|(?:одно )?мгновение назад|менее (?:чем )?(?:одной |1 )?минуты назад|(?:несколько |\d{1,3} )?секунд[уы]? назад)$/
const ago = /^(?:about )?(?<count>\d{1,3}|an?|one)\s?(?:(?<minute>minutes?|mins?|m)|(?<hour>hours?|hrs?|h))(?: ago)?$/
const agoRu =
  /^(?:около )?(?:(?<count>\d{1,3}|одну|один) )?(?:(?<minute>минут[уы]?|мин\.?)|(?<hour>час(?:а|ов)?)) назад$/

function sinceOf(written: string): Since | undefined {
  const text = written.length > 60 ? '' : written.trim().toLowerCase().replace(/\s+/g, ' ')
  if (now.test(text) || nowRu.test(text)) return { is: 'ago', minutes: 0, unit: 1 }
  const back = (ago.exec(text) ?? agoRu.exec(text))?.groups
  if (back) {
    const count = /^\d/.test(back.count ?? '') ? Number(back.count) : 1
    const unit = back.hour === undefined ? 1 : 60
    return { is: 'ago', minutes: count * unit, unit }
  }
  const { day = 'today', clock: time } = (alone.exec(text) ?? onDay.exec(text))?.groups ?? {}
  if (time === undefined) return undefined
  if (/^(?:today|сегодня)$/.test(day)) return { is: 'day', clock: time, back: () => 0 }
  if (/^(?:yesterday|вчера)$/.test(day)) return { is: 'day', clock: time, back: () => 1 }
  const weekday = weekdays.findIndex(one => one.test(day)) + 1
  // Forums name the weekday of the last days before today, and of no others.
  return weekday === 0
    ? undefined
    : { is: 'day', clock: time, back: ({ dayOfWeek }) => ((dayOfWeek - weekday + 6) % 7) + 1 }
}

/** The clock of a forum and the one here may differ by so many milliseconds. */
const clocksApart = 5 * 60_000

/**
 * @param written a time as a header has it
 * @param pasted ISO instant: when the page was looked at
 * @param zone IANA, of the clock on which the page tells its times
 * @returns an ISO instant of whole minutes; undefined where the words say no time of day, where they are no such time at
 * all, where it would be after `pasted`, and where the clock shows it twice and both were before that
 */
export function instantSince(written: string, pasted: string, zone: string): string | undefined {
  const since = sinceOf(written)
  if (!since) return undefined
  const here = Temporal.Instant.from(pasted).toZonedDateTimeISO(zone)
  if (since.is === 'ago')
    return isoOf(here.subtract({ minutes: since.minutes }).round({ smallestUnit: 'minute', roundingMode: 'floor' }))
  const today = here.toPlainDate()
  const day = today.subtract({ days: since.back(today) })
  const wall = momentOf(`${day.toString()} ${since.clock} UTC`).instant
  if (wall === undefined) return undefined
  const plain = Temporal.PlainDateTime.from(wall.replace('Z', ''))
  const meant = (['earlier', 'later'] as const)
    .map(disambiguation => plain.toZonedDateTime(zone, { disambiguation }))
    .filter(one => one.toPlainDateTime().equals(plain))
    .filter(one => one.epochMilliseconds <= here.epochMilliseconds + clocksApart)
  const [found, other] = meant
  return found && (!other || other.equals(found)) ? isoOf(found) : undefined
}

/** A page that is copied, and pasted a while later, still says `2 minutes ago`. */
const pastedLater = 5 * 60_000

/** By how many milliseconds two readings of such a time may differ and mean the same: none where it names a time of day. */
export function slackOf(written: string): number {
  const since = sinceOf(written)
  return since?.is === 'ago' ? since.unit * 60_000 + pastedLater : 0
}

const isoOf = ({ epochMilliseconds }: Temporal.ZonedDateTime): string => new Date(epochMilliseconds).toISOString()
