/** A moment as a post says it: on the clock of a zone, with the zone, so that nobody has to guess. */
import { Temporal } from 'temporal-polyfill'

/** What names days and months, Monday and January first, and puts a moment together. `zones`: those that hosts call otherwise than by their id. */
export interface MomentWords {
  zones: Readonly<Record<string, string>>
  weekdays: readonly string[]
  months: readonly string[]
  said: string
}

/** The parts of a moment in words: what `MomentWords.said` asks for. */
export interface MomentParts {
  weekday: string
  day: number
  month: string
  year: number
  clock: string
  zone: string
}

/**
 * @param instant ISO
 * @param zone IANA
 * @returns undefined where either is none
 */
export function momentParts(instant: string, zone: string, words: MomentWords): MomentParts | undefined {
  try {
    const at = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
    return {
      weekday: words.weekdays[at.dayOfWeek - 1]!,
      day: at.day,
      month: words.months[at.month - 1]!,
      year: at.year,
      clock: `${two(at.hour)}:${two(at.minute)}`,
      zone: zone === 'UTC' ? zone : `${words.zones[zone] ?? zone}, UTC${offsetSaid(at.offset)}`,
    }
  } catch {
    return undefined
  }
}

const two = (number: number): string => String(number).padStart(2, '0')

/** `+03:00` as `+3`, `-03:30` as `-3:30`, none as nothing. */
function offsetSaid(offset: string): string {
  const [, sign = '', hours = '', minutes = ''] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? []
  const [hour, past] = [Number(hours), minutes === '00' ? '' : `:${minutes}`]
  return hour || past ? `${sign}${hour}${past}` : ''
}
