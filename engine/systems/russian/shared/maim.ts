/** Maiming: civil role and colour are gone for good. An immortal, or who is linked to one, pays with the spare life instead (RU-IMM-5). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Walk } from '../vocabulary.ts'
import { livesOf } from './lives.ts'

/** @param given why it happens, by whom, and through which action */
export function maim(
  walk: Walk,
  who: Slot,
  { why, rule, by, action }: { why: Reason; rule: RuleId; by: Slot; action: string },
): void {
  const lives = why.holds
    ? livesOf(walk, { victim: who, target: who, killer: by, action, cause: 'maiming' }, ['spareLife'])
    : []
  const spared = lives.length ? [all({ is: 'fact', kind: 'lifeInstead', of: who }, { rule: 'RU-IMM-5' }, lives)] : []
  const hurt = all({ is: 'fact', kind: 'maimed', of: who, other: by, action }, { rule, action }, [why], spared)
  walk.mark(who, 'maimed', hurt, rule, { action })
  if (hurt.holds) walk.tell(who, 'maimed', {}, rule)
}
