/** What roles that speak in votes may not send in. */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { Sent } from '../shared/sent.ts'

/** @returns the rule against this move, or undefined */
export function refuseVoices(game: Game, _phase: PhaseState, { by, does }: Sent): Refusal | undefined {
  const { name, details } = seatOf(game, by)!
  if (does === 'patronise' && details?.title !== 'mayor' && details?.title !== 'secretary')
    return {
      rule: 'RU-POL-6',
      says: {
        en: `${name} is neither mayor nor secretary, and has nobody under patronage`,
        ru: `игрок ${name} — не мэр и не секретарша и под покровительство никого не берет`,
      },
    }
  return undefined
}
