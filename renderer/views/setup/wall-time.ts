/** Deadlines are typed as wall time in the game's zone; clocks that change make some of them mean two instants, or none. */
import { Temporal } from 'temporal-polyfill'

/** An instant with the offset that its zone has then: `2026-10-25T00:30:00Z` at `+02:00`. */
interface Reading {
  instant: string
  offset: string
  wall: string
}

/** `twice`: the clock shows it twice; `never`: the clock jumps over it. Both say what may be meant. */
type WallTime =
  | { kind: 'once'; instant: string }
  | { kind: 'twice' | 'never'; earlier: Reading; later: Reading }
  | { kind: 'unread' }

/** @param wall as a date-and-time field gives it: `2026-10-25T02:30` */
export function instantOf(wall: string, zone: string): WallTime {
  try {
    const plain = Temporal.PlainDateTime.from(wall)
    const [earlier, later] = (['earlier', 'later'] as const).map(disambiguation =>
      readingOf(plain.toZonedDateTime(zone, { disambiguation })),
    )
    if (earlier!.instant === later!.instant) return { kind: 'once', instant: earlier!.instant }
    return { kind: plain.equals(earlier!.wall) ? 'twice' : 'never', earlier: earlier!, later: later! }
  } catch {
    return { kind: 'unread' }
  }
}

const readingOf = (zoned: Temporal.ZonedDateTime): Reading => ({
  instant: zoned.toInstant().toString(),
  offset: zoned.offset,
  wall: zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }),
})

/** The clock of a zone at an instant, as a date-and-time field takes it. */
export const wallOf = (instant: string, zone: string): string =>
  readingOf(Temporal.Instant.from(instant).toZonedDateTimeISO(zone)).wall

/**
 * So many hours later, by the clock on no wall.
 * @returns the instant, and how far the zone's own clock moved in between, in minutes
 */
export function hoursAfter(instant: string, hours: number, zone: string): { instant: string; shifted: number } {
  const from = Temporal.Instant.from(instant)
  const to = from.add({ hours })
  const offset = (at: Temporal.Instant): number => at.toZonedDateTimeISO(zone).offsetNanoseconds / 60e9
  return { instant: to.toString(), shifted: offset(to) - offset(from) }
}

/** The next full quarter of an hour, so that deadlines are times people can remember. */
export function nextQuarter(instant: string): string {
  const at = Temporal.Instant.from(instant)
  return at.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' }).toString()
}

/** Whether this machine knows the zone. */
export function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}
