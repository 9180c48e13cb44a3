/** Words about seats. */
import type { SeatView } from '../../../electron/desk/contract.ts'
import { say } from '../../words/say.ts'
import type { ModifierUse } from '../../../engine/journal/state.ts'
import { spaced } from '../rules/words.ts'

/** `x-shot`, `strong willed`: the name of a modifier, before it has a number. */
export const modifierNamed = (modifier: string): string => spaced(modifier).replace(/^x /, 'x-')

/** `2-shot`, `ninja on shoot`: a modifier as a host says it. */
export function modifierSaid({ modifier, count, on }: ModifierUse): string {
  const counted =
    count === undefined
      ? modifierNamed(modifier)
      : modifier === 'xShot'
        ? say('roster.xShot', { count })
        : `${modifierNamed(modifier)} ${count}`
  return on === undefined ? counted : say('roster.modifierOn', { modifier: counted, ability: spaced(on) })
}

/** That somebody is dead, and since when. */
const deadSaid = ({ died }: { died?: string }): string =>
  died === undefined ? say('roster.isDead') : say('roster.isDeadSince', { phase: died })

/** How somebody stands: `living`, `leaves in Day 1`, `dead, Day 1`. */
export const standingSaid = (seat: { alive: boolean; died?: string; leaves?: string }): string =>
  !seat.alive
    ? deadSaid(seat)
    : seat.leaves === undefined
      ? say('roster.isLiving')
      : say('roster.isLeaving', { phase: seat.leaves })

/** Names written with commas between them; each once. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== ''),
  ),
]

/** What somebody can send in: the dead nothing, whatever their role had. */
export const sendsIn = ({ alive, abilities }: Pick<SeatView, 'alive' | 'abilities'>): SeatView['abilities'] =>
  alive ? abilities : []
