/** What is refused by when it comes (CONAN-PH2, PH3). */
import { own } from '../../ruleset/catalogue.ts'
import type { Check } from './refusal.ts'
import { closesBefore } from './rulings/deadlines.ts'

/** What comes after the deadline of its phase. */
export const late: Check = (game, phase, { does, at }) =>
  closesBefore(game, phase, at, does === 'will' ? 'deadline.wills' : 'deadline.actions')

/** What belongs to a phase of preparation, where the game has one. */
export const preparation: Check = (game, phase, { does }) => {
  const prepared = own(game.options, 'phase.prep') === true
  if (phase.kind === 'prep' && !prepared)
    return { rule: 'CONAN-PH2', says: 'this game has no phase of preparation (option phase.prep)' }
  if (phase.kind === 'night' && does === 'disguise' && prepared)
    return { rule: 'CONAN-PH2', says: 'a disguise is put on in the phase of preparation' }
  return undefined
}
