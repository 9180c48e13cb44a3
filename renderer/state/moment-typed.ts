/** A date and time as it is typed into a field: year, month and day as ISO has them, or a day with dots, and a clock of 24 hours, or of 12 with its half. */
import { Temporal } from 'temporal-polyfill'

/** `2026-11-28 20:00` of `2026-11-28T20:00`; nothing of nothing. */
export const written = (wall: string): string => wall.slice(0, 16).replace('T', ' ')

/**
 * @param text `2026-11-28 20:00`, `2026-11-28T20:00`, `28.11.2026 20:00`, with seconds too, which do not count; `8:00 pm`
 * @returns `2026-11-28T20:00`; undefined for what is no such moment: a month stands nowhere where a day could stand
 */
export function typedMoment(text: string): string | undefined {
  const [, whole = '', half] = /^(.*?)(?:\s*([ap])\.?m\.?)?$/i.exec(text.trim()) ?? []
  const [, year, month, day, hours, minute] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})[\sT,]+(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(whole) ?? dotted(whole) ?? []
  const hour = half === undefined ? Number(hours) : ofTwelve(Number(hours), half)
  if (year === undefined || hour === undefined) return undefined
  try {
    return Temporal.PlainDateTime.from(
      { year: Number(year), month: Number(month), day: Number(day), hour, minute: Number(minute) },
      { overflow: 'reject' },
    ).toString({ smallestUnit: 'minute' })
  } catch {
    return undefined
  }
}

/** `12:30 am` is half past midnight. */
const ofTwelve = (hour: number, half: string): number | undefined =>
  hour < 1 || hour > 12 ? undefined : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)

function dotted(text: string): (string | undefined)[] | undefined {
  const [whole, day, month, ...rest] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})[\s,]+(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(text) ?? []
  const [year, ...clock] = rest
  return whole === undefined ? undefined : [whole, year, month, day, ...clock]
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
