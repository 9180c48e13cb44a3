/** Maiming: civil role and colour are gone for good. An immortal, or who is linked to one, pays with the spare life instead (RU-IMM-5). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { livesOf } from './lives.ts'

/** @param given why it happens, all of it, by whom, and through which action @returns that the player is maimed */
export function maim(
  run: Resolution,
  who: SeatId,
  { why, rule, by, action }: { why: Reason | readonly Reason[]; rule: RuleId; by: SeatId; action: string },
): Reason {
  const because = [why].flat()
  const lives = because.every(({ holds }) => holds)
    ? livesOf(run, { victim: who, target: who, killer: by, action, cause: 'maiming' }, ['spareLife'])
    : []
  const spared = lives.length ? [all({ is: 'fact', kind: 'lifeInstead', of: who }, { rule: 'RU-IMM-5' }, lives)] : []
  const hurt = all({ is: 'fact', kind: 'maimed', of: who, other: by, action }, { rule, action }, because, spared)
  run.mark(who, 'maimed', hurt, rule, { action })
  if (hurt.holds) run.tell(who, 'maimed', {}, rule)
  return hurt
}
