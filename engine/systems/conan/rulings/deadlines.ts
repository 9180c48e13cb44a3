/** When a phase closes for what was sent in (CONAN-PH3). */
import type { Game, PhaseState, Refusal } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { options } from '../options.ts'

/** Why something came too late, where it did. @param knob the deadline that is meant: minutes before the phase ends */
export function closesBefore(
  { options: chosen }: Pick<Game, 'options'>,
  { closes }: Pick<PhaseState, 'closes'>,
  at: string | undefined,
  knob: 'deadline.actions' | 'deadline.wills',
): Refusal | undefined {
  if (at === undefined || closes === undefined) return undefined
  const minutes = Number(own(chosen, knob) ?? options[knob]!.values[0])
  return Date.parse(at) > Date.parse(closes) - minutes * 60_000
    ? { rule: 'CONAN-PH3', says: `it came later than ${minutes} minutes before the end` }
    : undefined
}
