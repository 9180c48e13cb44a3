/** A date and time as it is typed into a field: year, month and day as ISO has them, or a day with dots, and a clock of 24 hours, or of 12 with its half. */
import { Temporal } from 'temporal-polyfill'

/** `2026-11-28 20:00` of `2026-11-28T20:00`; nothing of nothing. */
export const written = (wall: string): string => wall.slice(0, 16).replace('T', ' ')

/**
 * @param text `2026-11-28 20:00`, `2026-11-28T20:00`, `28.11.2026 20:00`, with seconds too, which do not count; `8:00 pm`, `8pm`
 * @returns `2026-11-28T20:00`; undefined for what is no such moment: a month stands nowhere where a day could stand
 */
export function typedMoment(text: string): string | undefined {
  const [, date = '', clock = ''] = /^([\d.-]+)(?:[\sT,]+)(.+)$/.exec(text.trim()) ?? []
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(date) ?? dotted(date) ?? []
  const time = typedTime(clock)
  if (year === undefined || time === undefined) return undefined
  try {
    return Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    )
      .toPlainDateTime(time)
      .toString({ smallestUnit: 'minute' })
  } catch {
    return undefined
  }
}

/**
 * A time of day, on a clock of 24 hours or of 12: a bare number is none, since it might be an hour of either half.
 * @param text `20:00`, `20.00`, with seconds too; `8pm`, `8:30 p.m.`
 * @returns `20:00`
 */
export function typedTime(text: string): string | undefined {
  const [, hours, minutes, half] = /^(\d{1,2})(?:[:.](\d\d)(?::\d\d)?)?(?:\s*([ap])\.?m\.?)?$/i.exec(text.trim()) ?? []
  if (hours === undefined || (minutes ?? half) === undefined) return undefined
  const hour = half === undefined ? Number(hours) : ofTwelve(Number(hours), half)
  return hour === undefined || hour > 23 || Number(minutes ?? 0) > 59
    ? undefined
    : `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
}

/** `12:30 am` is half past midnight. */
const ofTwelve = (hour: number, half: string): number | undefined =>
  hour < 1 || hour > 12 ? undefined : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)

function dotted(text: string): (string | undefined)[] | undefined {
  const [whole, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  return whole === undefined ? undefined : [whole, year, month, day]
}

/** Where the parts of `2026-11-28 20:00` end. */
const parts = [
  [4, 'years'],
  [7, 'months'],
  [10, 'days'],
  [13, 'hours'],
  [16, 'minutes'],
] as const

/** One more or one less of the part in which the cursor stands; minutes go by quarters of an hour. @param at of the cursor */
export function moved(wall: string, at: number, way: number): string {
  const [, part] = parts.find(([end]) => at <= end) ?? parts[4]
  const by = part === 'minutes' ? 15 * way : way
  return written(
    Temporal.PlainDateTime.from(wall)
      .add({ [part]: by })
      .toString({ smallestUnit: 'minute' }),
  )
}
