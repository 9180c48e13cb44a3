/** How long the phases of a game last, where its host chose that and the rules have no clock. */
import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import type { Game } from '../../../engine/journal/state.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { Id } from '../../../engine/shape/shape.ts'
import type { GameSettings, Rhythm } from './answers.ts'

/** A phase lasts thirty days at most. */
const longest = 720
/** Phases that last less than about a day close when their hours are over, whatever the clock says then. */
const dayLong = 20
const hour = 60 * 60 * 1000

export const RhythmShape = z.strictObject({
  hours: z.record(Id, z.number().int().min(1).max(longest)),
  at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
})

/** What a host chose when the game was made, with the hours as the options of the rules have them by now. */
export function rhythmOf({
  settings: { rhythm },
  system,
  game,
}: {
  settings: Pick<GameSettings, 'rhythm'>
  system: System
  game: Game
}): Rhythm | undefined {
  const hours = Object.entries(rhythm?.hours ?? {}).map(([kind, chosen]) => {
    const option = getOwn(system.calendar.chosenBy?.hours ?? {}, kind)
    return [kind, Number((option !== undefined && getOwn(game.options, option)) || chosen)]
  })
  return rhythm && { ...rhythm, hours: Object.fromEntries(hours) as Record<string, number> }
}

/** The options of a new game: those that say how it starts and how long its phases last as its host chose. */
export function optionsChosen(
  { begins, calendar: { chosenBy } }: Pick<System, 'begins' | 'calendar'>,
  chosen: { begins?: string | undefined; rhythm?: Rhythm | undefined },
): Game['options'] {
  if (!chosenBy) return { ...begins }
  const hours = Object.entries(chosen.rhythm?.hours ?? {}).flatMap(([kind, count]) => {
    const option = getOwn(chosenBy.hours, kind)
    return option === undefined ? [] : [[option, count] as const]
  })
  return {
    ...begins,
    ...(chosen.begins !== undefined && { [chosenBy.start]: chosen.begins }),
    ...Object.fromEntries(hours),
  }
}

/**
 * When a phase of this kind closes that opens now: its hours after the last deadline, where the phase before ended with that,
 * however late the host opens this one; else after its hours, at the time of day that deadlines have.
 * @param last the phase before: its deadline, and when it was locked
 * @returns undefined where the host chose nothing for it
 */
export function closesBy(
  rhythm: Rhythm | undefined,
  kind: string,
  opens: string,
  zone: string,
  last: { closes?: string | undefined; ended?: string | undefined } = {},
): string | undefined {
  const hours = rhythm && Object.hasOwn(rhythm.hours, kind) ? rhythm.hours[kind] : undefined
  if (hours === undefined) return undefined
  const { closes, ended } = last
  const inTime = closes !== undefined && ended !== undefined && Date.parse(ended) >= Date.parse(closes)
  const late = inTime ? Date.parse(opens) - Date.parse(closes) : Infinity
  const begins = inTime && late < (hours * hour) / 2 ? closes : opens
  const due = Temporal.Instant.from(begins).add({ hours }).toString()
  if (rhythm?.at !== undefined && hours >= dayLong)
    return nearest(due, Temporal.PlainTime.from(rhythm.at), zone).toInstant().toString()
  return begins === closes ? due : closesNear(due, hours * hour, closes, zone)
}

/**
 * @param due when a phase would close that lasts as long as ever
 * @param lasts milliseconds
 * @param usual a deadline of the game, whose time of day players know; none where there was none
 * @returns the moment nearest to that at which the clock shows that time; of a short phase the next quarter of an hour
 */
export function closesNear(due: string, lasts: number, usual: string | undefined, zone: string): string {
  const closes =
    usual === undefined || lasts < dayLong * hour
      ? Temporal.Instant.from(due)
          .toZonedDateTimeISO(zone)
          .round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' })
      : nearest(due, Temporal.Instant.from(usual).toZonedDateTimeISO(zone).toPlainTime(), zone)
  return closes.toInstant().toString()
}

/** The moment nearest to one at which the clock shows a time of day. */
function nearest(due: string, at: Temporal.PlainTime, zone: string): Temporal.ZonedDateTime {
  const when = Temporal.Instant.from(due)
  const that = when.toZonedDateTimeISO(zone).withPlainTime(at)
  const far = (one: Temporal.ZonedDateTime): number => Math.abs(one.epochMilliseconds - when.epochMilliseconds)
  return [that, that.add({ days: 1 }), that.subtract({ days: 1 })].reduce((best, one) =>
    far(one) < far(best) ? one : best,
  )
}
