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
/** Shorter phases close when their hours are over, whatever the clock says then. */
const dayLong = 24

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
 * When a phase of this kind closes that opens now: after its hours, to the quarter of an hour; or at the time of day that
 * deadlines have, on the day on which that comes nearest to its hours.
 * @returns undefined where the host chose nothing for it
 */
export function closesBy(rhythm: Rhythm | undefined, kind: string, opens: string, zone: string): string | undefined {
  const hours = rhythm && Object.hasOwn(rhythm.hours, kind) ? rhythm.hours[kind] : undefined
  if (hours === undefined) return undefined
  const due = Temporal.Instant.from(opens).add({ hours }).toZonedDateTimeISO(zone)
  const closes =
    rhythm?.at === undefined || hours < dayLong
      ? due.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' })
      : nearest(due, rhythm.at)
  return closes.toInstant().toString()
}

/** The moment nearest to one at which the clock shows a time of day. */
function nearest(due: Temporal.ZonedDateTime, at: string): Temporal.ZonedDateTime {
  const that = due.withPlainTime(Temporal.PlainTime.from(at))
  const far = (one: Temporal.ZonedDateTime): number => Math.abs(one.epochMilliseconds - due.epochMilliseconds)
  return [that, that.add({ days: 1 }), that.subtract({ days: 1 })].reduce((best, one) =>
    far(one) < far(best) ? one : best,
  )
}
