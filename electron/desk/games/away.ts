/**
 * Games that are put away: archived, deleted with a way back for thirty days, or sandboxes, which were never listed. Nothing of them is changed, and a journal is
 * never deleted from; what is said here is where they are listed.
 */
import { z } from 'zod'
import { Moment } from '../../../engine/shape/shape.ts'
import type { Reading, Writing } from '../../store/tables.ts'
import { keptUnder } from '../library/kept-settings.ts'
import type { GameAway } from './answers.ts'

const prefix = 'away:'
const daysBack = 30
const day = 24 * 60 * 60 * 1000

const Kept = z.strictObject({ as: z.enum(['archived', 'deleted', 'sandbox']), at: Moment })

/** Until when a game that was deleted can be brought back. */
const untilOf = (at: string): string => new Date(Date.parse(at) + daysBack * day).toISOString()

/** Which games are put away. What cannot be read puts none away. */
export async function awayIn(tables: Reading): Promise<ReadonlyMap<string, GameAway>> {
  const kept = await keptUnder(tables, prefix, Kept)
  return new Map(
    [...kept].map(([game, away]) => [game, { ...away, ...(away.as === 'deleted' && { until: untilOf(away.at) }) }]),
  )
}

/** Whether its thirty days are over. */
export const isGone = (away: GameAway | undefined, now: Date): boolean =>
  away?.until !== undefined && Date.parse(away.until) <= now.getTime()

/** Puts a game away, or brings it back. */
export const putAway = (tables: Writing, game: string, as: GameAway['as'] | null, now: Date): Promise<void> =>
  as === null
    ? tables.settings.remove(`${prefix}${game}`)
    : tables.settings.put(`${prefix}${game}`, { as, at: now.toISOString() })
