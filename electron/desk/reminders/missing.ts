/** Who a phase still waits for: players and factions without an action, and players without a vote. */
import type { SeatId } from '../../../engine/reason/claim.ts'
import { turnout } from '../inbox/turnout.ts'
import { absenceAt } from '../../../engine/game/absence.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { silentVoters } from '../votes/view.ts'
import type { ReminderText } from './answers.ts'

export type Missing = Pick<ReminderText, 'id' | 'name' | 'slots' | 'lacks'>

/**
 * @param now ISO instant: who is away then is not missed
 * @returns players in the order of the roster, then factions; each once. Of a phase that is locked nobody is missing.
 */
export function missingFrom(here: ResolvedPhase, now?: string): Missing[] {
  const { system, game, phase, locked } = here
  if (locked) return []
  const idle = turnout(system, game, phase).filter(({ answered }) => !answered)
  const voteless = new Set<SeatId>(silentVoters(here))
  const players = game.seats.flatMap(({ slot, name }): Missing[] => {
    const lacks: Missing['lacks'] = [
      ...(idle.some(({ id, slots }) => id === slot && slots.length === 1) ? ['actions' as const] : []),
      ...(voteless.has(slot) ? ['vote' as const] : []),
    ]
    return lacks.length ? [{ id: slot, name, slots: [slot], lacks }] : []
  })
  const factions = idle
    .filter(({ id }) => !game.seats.some(({ slot }) => slot === id))
    .map(({ id, name, slots }): Missing => ({ id, name, slots, lacks: ['actions'] }))
  const away = new Set(
    now === undefined ? [] : game.seats.flatMap(seat => (absenceAt(seat, Date.parse(now)) ? seat.slot : [])),
  )
  return [...players, ...factions].filter(({ slots }) => slots.some(slot => !away.has(slot)))
}
