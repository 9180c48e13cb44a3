/** Times of messages. A forum writes them without a zone more often than not: then they are read in the game's. */
import { Temporal } from 'temporal-polyfill'
import { momentOf, ordersOf, type DateOrder, type Moment } from '../../engine/reading/moment.ts'
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

/**
 * @param order of day and month, where numbers alone leave it open
 * @returns an ISO instant, where the words name one date and time: one that the clock of the zone shows twice, or never, is none
 */
export const instantOf = (moment: Moment | undefined, zone: string, order?: DateOrder): string | undefined =>
  readAs(moment, zone, order, 'reject')

function readAs(
  moment: Moment | undefined,
  zone: string,
  order: DateOrder | undefined,
  disambiguation: 'reject' | 'earlier',
): string | undefined {
  if (!moment) return undefined
  if (moment.instant !== undefined) return moment.instant
  const asUtc = momentOf(`${moment.written} UTC`, order).instant
  if (asUtc === undefined) return undefined
  try {
    const wall = Temporal.PlainDateTime.from(asUtc.replace('Z', ''))
    const instant = wall.toZonedDateTime(zone, { disambiguation }).toInstant()
    return new Date(instant.epochMilliseconds).toISOString()
  } catch {
    return undefined
  }
}

interface Around {
  zone: string
  /** ISO instant: nothing was written later. */
  pasted?: string | undefined
  /** ISO instant near which most of it was written. */
  near?: string | undefined
}

/**
 * In which order the dates of a page have day and month, as far as the page says: one with a thirteenth day or more settles it
 * for all, as does what would be in no order of time, or later than now. What is left is as near to the phase as it can be.
 * @param written times in the order of the page
 */
export function dateOrderIn(written: readonly string[], { zone, pasted, near }: Around): DateOrder | undefined {
  const dates = written.filter(one => ordersOf(`${one} UTC`).length > 0)
  const read = (['dayFirst', 'monthFirst'] as const).flatMap(order => {
    const times = dates.map(one => Date.parse(readAs(momentOf(one), zone, order, 'earlier') ?? ''))
    const isOne = times.every(time => !Number.isNaN(time) && !(pasted !== undefined && time > Date.parse(pasted) + day))
    return isOne ? [{ order, times }] : []
  })
  const inOrder = read.filter(({ times }) => times.every((time, index) => index === 0 || times[index - 1]! <= time))
  const left = inOrder.length ? inOrder : read
  const [one, other] = left
  if (!one || !other || near === undefined) return other ? undefined : one?.order
  const far = ({ times }: { times: readonly number[] }): number => Math.abs((times[0] ?? 0) - Date.parse(near))
  return far(one) === far(other) ? one.order : far(one) < far(other) ? one.order : other.order
}

const day = 24 * 60 * 60_000

/** Whether a time zone of this name is known. */
export function isZone(zone: string): boolean {
  try {
    return Temporal.PlainDateTime.from('2026-01-01T00:00').toZonedDateTime(zone) !== undefined
  } catch {
    return false
  }
}
