/** Times of messages. A forum writes them without a zone more often than not: then they are read in the game's. */
import { Temporal } from 'temporal-polyfill'
import { momentOf, type Moment } from '../../engine/reading/moment.ts'
import { instantSince } from '../../engine/reading/since.ts'

/** When something was sent. `written`: as its header has it, where that names no date, or was not understood. */
export interface TimeSent {
  at?: string
  written?: string
}

/**
 * A time of a header: a full date, or one told from the moment at which the page was pasted, on the clock of `zone`.
 * @param pasted ISO instant
 */
export function timeSent(moment: Moment | undefined, zone: string, pasted: string): TimeSent {
  const at = instantOf(moment, zone)
  if (!moment || at !== undefined) return at === undefined ? {} : { at }
  const told = instantSince(moment.written, pasted, zone)
  return { ...(told !== undefined && { at: told }), written: moment.written }
}

/** @returns an ISO instant, where the words name one date and time */
export function instantOf(moment: Moment | undefined, zone: string): string | undefined {
  if (!moment) return undefined
  if (moment.instant !== undefined) return moment.instant
  const asUtc = momentOf(`${moment.written} UTC`).instant
  if (asUtc === undefined) return undefined
  try {
    const instant = Temporal.PlainDateTime.from(asUtc.replace('Z', '')).toZonedDateTime(zone).toInstant()
    return new Date(instant.epochMilliseconds).toISOString()
  } catch {
    return undefined
  }
}

/** Whether a time zone of this name is known. */
export function isZone(zone: string): boolean {
  try {
    return Temporal.PlainDateTime.from('2026-01-01T00:00').toZonedDateTime(zone) !== undefined
  } catch {
    return false
  }
}
