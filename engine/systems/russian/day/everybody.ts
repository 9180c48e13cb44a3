/** Votes of everybody at once: of all reds, and of all others, against one player. */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Says, type Walk } from '../vocabulary.ts'
import { counting } from './count.ts'
import { plain, standsAside } from './sides.ts'

/** That each of these voted against somebody, by their own ballots. Of nobody it is not said. */
function voted(walk: Walk, kind: Says, who: Slot, voters: readonly Slot[], rule: RuleId): Reason {
  const against = new Map(counting(walk).ballots.flatMap(({ by, target, why }) => (target === who ? [[by, why]] : [])))
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
export function allRedsAgainst(walk: Walk, who: Slot, rule: RuleId = 'RU-BAR-4'): Reason | undefined {
  if (walk.seat(who).faction === 'red') return undefined
  const reds = plain(walk).flatMap(({ slot, faction }) => (faction === 'red' ? slot : []))
  return voted(walk, 'allRedsAgainst', who, reds, rule)
}

/** Everybody else votes against somebody, who dies whatever else is counted (RU-BAR-6). */
export const allOthersAgainst = (walk: Walk, who: Slot): Reason =>
  voted(
    walk,
    'allOthersAgainst',
    who,
    walk.living().flatMap(({ slot }) => (slot === who || standsAside(walk, slot) ? [] : slot)),
    'RU-BAR-6',
  )
