/** Who has no vote today (1923-S15, S26, S28, E5, V15): nobody waits for theirs. */
import type { Outcome } from '../../../journal/outcome.ts'
import type { Game, PhaseState, Seat } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { plays } from '../frame/spectators.ts'

/**
 * @param outcome the day as it stands: jails go where chance may have sent them
 * @returns everybody without a vote, with the rule that says so
 */
export function voteless(
  { seats }: Pick<Game, 'seats'>,
  { submissions }: Pick<PhaseState, 'submissions'>,
  { verdicts }: Pick<Outcome, 'verdicts'>,
): { slot: SeatId; rule: RuleId }[] {
  const jails = verdicts
    .filter(
      ({ action, verdict }) =>
        (verdict === 'succeeded' || verdict === 'partial')
        && submissions.some(({ id, does }) => id === action && does === 'jail'),
    )
    .map(({ landed }) => landed)
  const isJailed = ({ slot, details }: Seat): boolean =>
    jails.some(
      ([player, family]) => player === slot || (family !== undefined && family === own(details ?? {}, 'family')),
    )
  const ruleFor = (seat: Seat): RuleId | undefined => {
    if (!plays(seat)) return '1923-E5'
    if (seat.status.includes('exiled')) return '1923-S26'
    if (!seat.alive) return '1923-V15'
    if (seat.status.includes('injured')) return '1923-S15'
    return isJailed(seat) ? '1923-S28' : undefined
  }
  return seats.flatMap(seat => {
    const rule = ruleFor(seat)
    return rule === undefined ? [] : [{ slot: seat.slot, rule }]
  })
}
