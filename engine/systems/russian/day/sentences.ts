/** Who is to die by a vote: sentences, and that somebody is level with others. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Resolution } from '../vocabulary.ts'
import type { Sentence } from './hooks.ts'
import { mostOf } from './most.ts'

/** A sentence by ballots. */
export const sentence = (
  who: SeatId,
  because: readonly Reason[],
  unless: readonly Reason[] = [],
  rule: RuleId = 'RU-VOTE-1',
): Sentence => ({ who, rule, because, unless })

/** How a level is settled: what would have settled it at once, and does not; those on whom it hangs, each alone; whether one more would. */
interface Level {
  unless?: readonly Reason[]
  more?: readonly SeatId[]
  only?: boolean
}

/** That others have as many as somebody. */
export function tiedWith(
  run: Resolution,
  who: SeatId,
  level: readonly SeatId[],
  { unless = [], more = [], only = false }: Level = {},
): Reason {
  const claim = { is: 'fact', kind: 'tied', of: who, values: { players: level.length } } as const
  const others = (more.length ? more : level.filter(other => other !== who)).map(other =>
    mostOf(run, other, level, only),
  )
  return more.length
    ? all(claim, { rule: 'RU-VOTE-9' }, others, unless)
    : any(claim, { rule: 'RU-VOTE-9' }, others, unless)
}

/**
 * That somebody is lynched, or what kept it from that.
 * @param votes how many he has; not said of who dies of no ballots
 */
export const lynchedBy = ({ who, rule, because, unless, beside }: Sentence, votes: number): Reason =>
  all({ is: 'fact', kind: 'lynched', of: who, values: { votes: beside ? 0 : votes } }, { rule }, because, unless)
