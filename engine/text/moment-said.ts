/** A moment as a post says it: on the clock of a zone, with the zone, so that nobody has to guess. */
import { Temporal } from 'temporal-polyfill'

/** What names days and months, Monday and January first, and puts a moment together. `zones`: what zones are called; `city`: one that is named after a city, where `zones` has it not. */
export interface MomentWords {
  zones: Readonly<Record<string, string>>
  city?: (city: string) => string
  weekdays: readonly string[]
  months: readonly string[]
  said: string
}

/** The parts of a moment in words: what `MomentWords.said` asks for. */
interface MomentParts {
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
      zone: [zoneSaid(zone, words), ...(zone === 'UTC' ? [] : [`UTC${offsetSaid(at.offset)}`])]
        .filter(Boolean)
        .join(', '),
    }
  } catch {
    return undefined
  }
}

/** `Berlin time` of `Europe/Berlin`; of a zone that has no such name nothing, for its distance from UTC says it all. */
function zoneSaid(zone: string, { zones, city }: MomentWords): string {
  if (zone === 'UTC') return zone
  const place = /^(?!Etc\/).*\/([^/]+)$/.exec(zone)?.[1]?.replaceAll('_', ' ')
  return zones[zone] ?? (place === undefined ? undefined : city?.(place)) ?? ''
}

/** A text in which a Nightdesk of before named zones by their ids, with those as they are named now: it says the same. */
export const zonesRenamed = (text: string, words: MomentWords): string =>
  text.replace(/\(([A-Z]\w*(?:\/[\w+-]+)+), (UTC)/g, (_, zone: string, utc: string) => {
    const said = zoneSaid(zone, words)
    return `(${said === '' ? '' : `${said}, `}${utc}`
  })

const two = (number: number): string => String(number).padStart(2, '0')

/** `+03:00` as `+3`, `-03:30` as `-3:30`, none as nothing. */
function offsetSaid(offset: string): string {
  const [, sign = '', hours = '', minutes = ''] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? []
  const [hour, past] = [Number(hours), minutes === '00' ? '' : `:${minutes}`]
  return hour || past ? `${sign}${hour}${past}` : ''
}
