/** When something may be sent in: before the deadline of its phase, and in a preparation only where there is one (CONAN-PH2, PH3). */
import type { Game, PhaseState, Refusal } from '../../journal/state.ts'
import { option } from './option.ts'
import type { Check } from './refusal.ts'

/** The minutes before the end of a phase by which something had to be there, where it came later. @param knob the deadline that is meant */
export function minutesMissed(
  game: Pick<Game, 'options'>,
  { closes }: Pick<PhaseState, 'closes'>,
  at: string | undefined,
  knob: 'deadline.actions' | 'deadline.wills',
): number | undefined {
  if (at === undefined || closes === undefined) return undefined
  const minutes = Number(option(game, knob))
  return Date.parse(at) > Date.parse(closes) - minutes * 60_000 ? minutes : undefined
}

/** Why something came too late to be sent in, where it did. */
function closesBefore(...asked: Parameters<typeof minutesMissed>): Refusal | undefined {
  const minutes = minutesMissed(...asked)
  return minutes === undefined
    ? undefined
    : { rule: 'CONAN-PH3', says: `it came later than ${minutes} minutes before the end` }
}

/** What comes after the deadline of its phase. */
export const late: Check = (game, phase, { does, at }) =>
  closesBefore(game, phase, at, does === 'will' ? 'deadline.wills' : 'deadline.actions')

/** What belongs to a phase of preparation, where the game has one. */
export const preparation: Check = (game, phase, { does }) => {
  const prepared = option(game, 'phase.prep') === true
  if (phase.kind === 'prep' && !prepared)
    return { rule: 'CONAN-PH2', says: 'this game has no phase of preparation (option phase.prep)' }
  if (phase.kind === 'night' && does === 'disguise' && prepared)
    return { rule: 'CONAN-PH2', says: 'a disguise is put on in the phase of preparation' }
  return undefined
}
