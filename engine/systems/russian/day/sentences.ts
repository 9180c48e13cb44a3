/** Who is to die by a vote: sentences, and that somebody is level with others. */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Walk } from '../vocabulary.ts'
import type { Sentence } from './hooks.ts'
import { mostOf } from './most.ts'

/** A sentence by ballots. */
export const sentence = (
  who: Slot,
  because: readonly Reason[],
  unless: readonly Reason[] = [],
  rule: RuleId = 'RU-VOTE-1',
): Sentence => ({ who, rule, because, unless })

/** That others have as many as somebody. @param unless what would have settled it at once, and does not */
export const tiedWith = (walk: Walk, who: Slot, level: readonly Slot[], unless: readonly Reason[] = []): Reason =>
  any(
    { is: 'fact', kind: 'tied', of: who, values: { players: level.length } },
    { rule: 'RU-VOTE-9' },
    level.filter(other => other !== who).map(other => mostOf(walk, other, true)),
    unless,
  )

/** That somebody is lynched, or what kept it from that. @param votes how many he has */
export const lynchedBy = ({ who, rule, because, unless }: Sentence, votes: number): Reason =>
  all({ is: 'fact', kind: 'lynched', of: who, values: { votes } }, { rule }, because, unless)
