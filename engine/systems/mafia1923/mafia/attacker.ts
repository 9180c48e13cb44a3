/** Which Mafia Member is the attacker where it has to be one (1923-MAF11). */
import type { ActionId, SeatId } from '../../../reason/claim.ts'
import type { Resolution } from '../vocabulary.ts'

/**
 * One of the living Mafia Members: drawn, the sender, or whom the host names. An injury goes rather to one who has none.
 * @param at whose death or protection it is about
 * @returns undefined where no Mafia Member is living
 */
export function attackerOf(
  run: Resolution,
  at: SeatId,
  { action, use }: { action: ActionId | undefined; use: 'injury' | 'revenge' },
): SeatId | undefined {
  const living = run
    .living()
    .filter(({ faction }) => faction === 'mafia')
    .map(({ slot }) => slot)
  const sender = run.moves.find(({ id }) => id === action)?.actor
  const mode = run.option('mafia.attackerSelection')
  if (mode === 'submitter' && sender !== undefined && living.includes(sender)) return sender
  if (mode === 'moderator' && living.length)
    return run.ask('attacker', { choices: living, actions: action === undefined ? [] : [action] })
  const unhurt = living.filter(slot => !run.ledger.found({ kind: 'injured', of: slot, when: 'soFar' }).length)
  return run.draw('attacker', at, use === 'injury' && unhurt.length ? unhurt : living)
}
