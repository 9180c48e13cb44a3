/** Votes of everybody at once: of all reds, and of all others, against one player. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Says, type Resolution } from '../vocabulary.ts'
import { counting } from './count.ts'
import { plain, standsAside } from './sides.ts'

/** That each of these voted against somebody, by their own ballots. Of nobody it is not said. */
function voted(run: Resolution, kind: Says, who: SeatId, voters: readonly SeatId[], rule: RuleId): Reason {
  const against = new Map(counting(run).ballots.flatMap(({ by, target, why }) => (target === who ? [[by, why]] : [])))
  const each = voters.map(
    voter => against.get(voter) ?? any({ is: 'fact', kind: 'votes', of: voter, other: who }, { rule }),
  )
  const claim = { is: 'fact', kind, of: who } as const
  return each.length ? all(claim, { rule }, each) : any(claim, { rule })
}

/**
 * Every living red votes against somebody black or faceless, elites and phantoms aside: no barrier helps then (RU-BAR-4).
 * @param rule by which it is asked
 */
export function allRedsAgainst(run: Resolution, who: SeatId, rule: RuleId = 'RU-BAR-4'): Reason | undefined {
  if (run.seat(who).faction === 'red') return undefined
  const reds = plain(run).flatMap(({ slot, faction }) => (faction === 'red' ? slot : []))
  return voted(run, 'allRedsAgainst', who, reds, rule)
}

/** Everybody else votes against somebody, who dies whatever else is counted (RU-BAR-6). */
export const allOthersAgainst = (run: Resolution, who: SeatId): Reason =>
  voted(
    run,
    'allOthersAgainst',
    who,
    run.living().flatMap(({ slot }) => (slot === who || standsAside(run, slot) ? [] : slot)),
    'RU-BAR-6',
  )
