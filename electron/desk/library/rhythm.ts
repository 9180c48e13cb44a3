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
/** Phases of the rules' own clock that last less than about a day close when their hours are over, whatever the clock says then. */
const dayLong = 20
/** Whole days close at the same time of day, always; any other length is what its host chose. */
export const inDays = (hours: number): boolean => hours % 24 === 0
const hour = 60 * 60 * 1000

export const RhythmShape = z.strictObject({
  hours: z.record(Id, z.number().int().min(1).max(longest)),
  at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
})

/**
 * How long phases last: as the host chose, by the options of the rules where they have some for it. Who changed only those
 * options chose so too; who wants no deadlines has a rhythm without hours.
 */
export function rhythmOf({
  settings: { rhythm },
  system,
  game,
}: {
  settings: Pick<GameSettings, 'rhythm'>
  system: System
  game: Game
}): Rhythm | undefined {
  const optionFor = system.calendar.chosenBy?.hours ?? {}
  const set = (kind: string): number | undefined => {
    const value = getOwn(game.options, getOwn(optionFor, kind) ?? '')
    return value === undefined ? undefined : Number(value)
  }
  const isChanged = (kind: string): boolean =>
    set(kind) !== undefined && set(kind) !== Number(system.options[optionFor[kind]!]!.values[0])
  const wanted = rhythm ? Object.keys(rhythm.hours) : Object.keys(optionFor).filter(isChanged)
  if (!rhythm && !wanted.length) return undefined
  return { ...rhythm, hours: Object.fromEntries(wanted.map(kind => [kind, set(kind) || (rhythm?.hours[kind] ?? 0)])) }
}

/** What the options of the rules are to be for a rhythm, those that say something else by now. */
export function optionsToChoose(
  { system, game }: { system: System; game: Game },
  { hours }: Rhythm,
): [string, number][] {
  return Object.entries(system.calendar.chosenBy?.hours ?? {}).flatMap(([kind, option]): [string, number][] => {
    const count = getOwn(hours, kind)
    const now = getOwn(game.options, option)
    return count === undefined || count === now ? [] : [[option, count]]
  })
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

/** A deadline that is proposed, and why it is not simply so many hours from now. */
export interface Proposed {
  closes: string
  hours: number
  /** When those hours would be over, where it closes at the usual time of day instead. */
  due?: string
  /** From when they count, where that is the last deadline and not now. */
  since?: string
}

/**
 * When a phase of this kind closes that opens now: its hours after the last deadline, where the phase before ended with that,
 * however late the host opens this one; else after its hours. Whole days close at the time of day that deadlines have.
 * @param last the phase before: its deadline, and when it was locked
 * @returns undefined where the host chose nothing for it
 */
export function closesBy(
  rhythm: Rhythm | undefined,
  kind: string,
  opens: string,
  zone: string,
  last: { closes?: string | undefined; ended?: string | undefined } = {},
): Proposed | undefined {
  const hours = rhythm && Object.hasOwn(rhythm.hours, kind) ? rhythm.hours[kind] : undefined
  if (hours === undefined) return undefined
  const { closes, ended } = last
  const inTime = closes !== undefined && ended !== undefined && Date.parse(ended) >= Date.parse(closes)
  const late = inTime ? Date.parse(opens) - Date.parse(closes) : Infinity
  const since = inTime && late < (hours * hour) / 2 ? closes : undefined
  const over = Temporal.Instant.from(since ?? opens).add({ hours })
  const due = since === undefined ? nextQuarter(over, zone) : over.toString()
  const usual =
    rhythm?.at ?? (since === undefined && closes !== undefined ? timeOfDay(closes, zone).toString() : undefined)
  const at =
    usual !== undefined && inDays(hours)
      ? nearest(over.toString(), Temporal.PlainTime.from(usual), zone).toInstant().toString()
      : due
  return {
    closes: at,
    hours,
    ...(Date.parse(at) !== Date.parse(due) && { due }),
    ...(since !== undefined && { since }),
  }
}

/**
 * @param due when a phase would close that lasts as long as ever
 * @param lasts milliseconds
 * @param usual a deadline of the game, whose time of day players know
 * @returns the moment nearest to that at which the clock shows that time; of a short phase the next quarter of an hour
 */
export const closesNear = (due: string, lasts: number, usual: string, zone: string): string =>
  lasts < dayLong * hour
    ? nextQuarter(Temporal.Instant.from(due), zone)
    : nearest(due, timeOfDay(usual, zone), zone).toInstant().toString()

const timeOfDay = (instant: string, zone: string): Temporal.PlainTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainTime()

const nextQuarter = (instant: Temporal.Instant, zone: string): string =>
  instant
    .toZonedDateTimeISO(zone)
    .round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' })
    .toInstant()
    .toString()

/** The moment nearest to one at which the clock shows a time of day. */
function nearest(due: string, at: Temporal.PlainTime, zone: string): Temporal.ZonedDateTime {
  const when = Temporal.Instant.from(due)
  const that = when.toZonedDateTimeISO(zone).withPlainTime(at)
  const far = (one: Temporal.ZonedDateTime): number => Math.abs(one.epochMilliseconds - when.epochMilliseconds)
  return [that, that.add({ days: 1 }), that.subtract({ days: 1 })].reduce((best, one) =>
    far(one) < far(best) ? one : best,
  )
}
