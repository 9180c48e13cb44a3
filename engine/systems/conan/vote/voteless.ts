/** Who has no vote this day (CONAN-V2, V7): nobody waits for theirs. */
import type { Game, PhaseState, Seat } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { Outcome } from '../../../journal/outcome.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'

/**
 * The dead, who is abroad, and the arrested, unless a release of this day came in time (CONAN-S22); and whom this day arrested,
 * released since or not, or poisoned before the votes (CONAN-K8).
 * @param outcome the day as it stands
 */
export function voteless(
  { seats, options }: Pick<Game, 'seats' | 'options'>,
  { submissions }: Pick<PhaseState, 'submissions'>,
  { verdicts, changes, deaths }: Pick<Outcome, 'verdicts' | 'changes' | 'deaths'>,
): { slot: SeatId; rule: RuleId }[] {
  const reachedBy = (ability: string): SeatId[] =>
    verdicts
      .filter(
        ({ action, verdict }) =>
          verdict === 'succeeded' && submissions.some(({ id, does }) => id === action && does === ability),
      )
      .flatMap(({ landed }) => landed)
  const [poisoned, caught] = [reachedBy('aptx'), reachedBy('arrest')]
  const ruleFor = ({ slot, alive, status }: Seat): RuleId | undefined => {
    const after = own(changes?.seats ?? {}, slot)?.status ?? status
    if (!alive || status.includes('abroad')) return 'CONAN-V2'
    if (status.includes('arrested') && (after.includes('arrested') || options['release.effective'] === 'nextPhase'))
      return 'CONAN-V2'
    const struck = after.includes('arrested') || caught.includes(slot)
    return struck || (deaths.includes(slot) && poisoned.includes(slot)) ? 'CONAN-V7' : undefined
  }
  return seats.flatMap(seat => {
    const rule = ruleFor(seat)
    return rule === undefined ? [] : [{ slot: seat.slot, rule }]
  })
}
