/** What was sent in with an earlier phase and has its turn in a later one (`Calendar.carries`). */
import type { System } from '../ruleset/system.ts'
import type { Game, PhaseState } from '../journal/state.ts'

/** The earlier phase, with its submissions under the ids they have in the later one; undefined where nothing is carried into it. */
export function carriedInto(
  { calendar: { carries } }: Pick<System, 'calendar'>,
  { phases }: Pick<Game, 'phases'>,
  { kind, number }: Pick<PhaseState, 'kind' | 'number'>,
): PhaseState | undefined {
  if (carries?.into !== kind) return undefined
  const before = phases.find(phase => phase.kind === carries.from && phase.number === number)
  return (
    before && {
      ...before,
      submissions: before.submissions.map(sent => ({ ...sent, id: `${before.kind} ${before.number}:${sent.id}` })),
    }
  )
}
