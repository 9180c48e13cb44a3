/** When phases open and close: by the hours the host filled in (GORNY-T1), with actions due before the night ends (GORNY-N1). */
import type { Calendar } from '../../ruleset/system.ts'
import { own } from '../../ruleset/catalogue.ts'
import { options } from './options.ts'

const HOUR = 3_600_000

/** A phase opens when the one before it is over: a night some hours after its actions were due. */
export const clock: NonNullable<Calendar['clock']> = (game, kind) => {
  const before = game.phases.at(-1)
  if (before?.closes === undefined) return undefined
  const hours = (id: string): number => Number(own(game.options, id) ?? options[id]!.values[0])
  const opens = Date.parse(before.closes) + (before.kind === 'night' ? hours('resultsMargin') * HOUR : 0)
  const closes =
    opens + (kind === 'night' ? Math.max(1, hours('nightHours') - hours('resultsMargin')) : hours('dayHours')) * HOUR
  return { opens: new Date(opens).toISOString(), closes: new Date(closes).toISOString() }
}
