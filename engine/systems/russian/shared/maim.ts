/** Maiming: civil role and colour are gone for good. An immortal, or who is linked to one, pays with the spare life instead (RU-IMM-5). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Walk } from '../vocabulary.ts'
import { livesOf } from './lives.ts'

/** @param given why it happens, all of it, by whom, and through which action @returns that the player is maimed */
export function maim(
  walk: Walk,
  who: Slot,
  { why, rule, by, action }: { why: Reason | readonly Reason[]; rule: RuleId; by: Slot; action: string },
): Reason {
  const because = [why].flat()
  const lives = because.every(({ holds }) => holds)
    ? livesOf(walk, { victim: who, target: who, killer: by, action, cause: 'maiming' }, ['spareLife'])
    : []
  const spared = lives.length ? [all({ is: 'fact', kind: 'lifeInstead', of: who }, { rule: 'RU-IMM-5' }, lives)] : []
  const hurt = all({ is: 'fact', kind: 'maimed', of: who, other: by, action }, { rule, action }, because, spared)
  walk.mark(who, 'maimed', hurt, rule, { action })
  if (hurt.holds) walk.tell(who, 'maimed', {}, rule)
  return hurt
}
