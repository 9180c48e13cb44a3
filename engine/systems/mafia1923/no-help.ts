/** What somebody might think helps and does not: shown in a tree as an attempt that fails, with the rule that says so. */
import type { RuleId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { fact } from './claims.ts'
import { all, type Kind, type Resolution } from './vocabulary.ts'

/**
 * Counters that fall by rule: one for each standing fact of this kind about `of`.
 * @param what it does not help against: a word of `results`
 * @param rules the first says that it does not help; each further one says so too
 */
export function noHelp(
  run: Resolution,
  kind: Kind,
  of: string,
  what: string,
  ...[rule, ...further]: [RuleId, ...RuleId[]]
): Reason[] {
  return run.ledger
    .found({ kind, of, when: 'soFar' })
    .map(found =>
      all(
        fact('noHelp', of, { ...(found.action !== undefined && { action: found.action }), values: { what } }),
        { rule, ...(found.action !== undefined && { action: found.action }) },
        [run.ledger.standing(found, 'soFar')],
        [all(fact('notCovered', of, { values: { what } }), { rule, also: further })],
      ),
    )
}
