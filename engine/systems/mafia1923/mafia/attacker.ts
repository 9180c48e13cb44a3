/** Which Mafia Member is the attacker where it has to be one (1923-MAF11). */
import type { ActionId, Slot } from '../../../reason/claim.ts'
import type { Walk } from '../vocabulary.ts'

/**
 * One of the living Mafia Members: drawn, the sender, or whom the host names. An injury goes rather to one who has none.
 * @param at whose death or protection it is about
 * @returns undefined where no Mafia Member is living
 */
export function attackerOf(
  walk: Walk,
  at: Slot,
  { action, use }: { action: ActionId | undefined; use: 'injury' | 'revenge' },
): Slot | undefined {
  const living = walk
    .living()
    .filter(({ faction }) => faction === 'mafia')
    .map(({ slot }) => slot)
  const sender = walk.moves.find(({ id }) => id === action)?.actor
  const mode = walk.option('mafia.attackerSelection')
  if (mode === 'submitter' && sender !== undefined && living.includes(sender)) return sender
  if (mode === 'moderator' && living.length)
    return walk.ask('attacker', { choices: living, actions: action === undefined ? [] : [action] })
  const unhurt = living.filter(slot => !walk.ledger.found({ kind: 'injured', of: slot, when: 'soFar' }).length)
  return walk.draw('attacker', at, use === 'injury' && unhurt.length ? unhurt : living)
}
