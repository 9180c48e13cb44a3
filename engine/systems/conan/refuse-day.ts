/** Why something sent in by day is refused, by rules that only this system has (CONAN-BS1, L6, PH2, PH3). */
import type { Game, PhaseState, Refusal } from '../../journal/state.ts'
import { seatOf } from '../../journal/state.ts'
import { own } from '../../ruleset/catalogue.ts'
import type { Sent } from './refusal.ts'
import { closesBefore } from './rulings/deadlines.ts'
import { leaderOf } from './rulings/leader.ts'

/** @returns the rule that refuses it, with what is wrong; undefined where nothing is */
export function refuseByDay(game: Game, phase: PhaseState, { by, does, to, at }: Sent): Refusal | undefined {
  const member = (slot: string): boolean => seatOf(game, slot)?.faction === 'bo'
  const late = closesBefore(game, phase, at, does === 'will' ? 'deadline.wills' : 'deadline.actions')
  if (late) return late
  if (does === 'suitcase' && leaderOf(game) !== by)
    return { rule: 'CONAN-BS1', says: 'only the Leader gives the suitcase' }
  if (does === 'suitcase' && !to.every(member))
    return { rule: 'CONAN-BS1', says: 'the suitcase goes to members of the Organization' }
  if (does === 'elect' && !to.every(member))
    return { rule: 'CONAN-L6', says: 'only a member of the Organization can lead it' }
  const prepared = own(game.options, 'phase.prep') === true
  if (phase.kind === 'prep' && !prepared)
    return { rule: 'CONAN-PH2', says: 'this game has no phase of preparation (option phase.prep)' }
  if (phase.kind === 'night' && does === 'disguise' && prepared)
    return { rule: 'CONAN-PH2', says: 'a disguise is put on in the phase of preparation' }
  return undefined
}
