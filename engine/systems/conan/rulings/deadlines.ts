/** When a phase closes for what was sent in (CONAN-PH3). */
import type { Game, PhaseState, Refusal } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { options } from '../options.ts'

/** The minutes before the end of a phase by which something had to be there, where it came later. @param knob the deadline that is meant */
export function minutesMissed(
  { options: chosen }: Pick<Game, 'options'>,
  { closes }: Pick<PhaseState, 'closes'>,
  at: string | undefined,
  knob: 'deadline.actions' | 'deadline.wills',
): number | undefined {
  if (at === undefined || closes === undefined) return undefined
  const minutes = Number(own(chosen, knob) ?? options[knob]!.values[0])
  return Date.parse(at) > Date.parse(closes) - minutes * 60_000 ? minutes : undefined
}

/** Why something came too late to be sent in, where it did. */
export function closesBefore(...asked: Parameters<typeof minutesMissed>): Refusal | undefined {
  const minutes = minutesMissed(...asked)
  return minutes === undefined
    ? undefined
    : { rule: 'CONAN-PH3', says: `it came later than ${minutes} minutes before the end` }
}
