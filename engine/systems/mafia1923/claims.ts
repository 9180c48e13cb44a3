/** What rulings say: a fact of this system as a claim, and the reasons that are written most often. */
import type { RuleId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { all, any, type Claim, type Says } from './vocabulary.ts'

/** A fact of this system as a claim. */
export const fact = (
  kind: Says,
  of: string,
  more: Omit<Extract<Claim, { is: 'fact' }>, 'is' | 'kind' | 'of'> = {},
): Claim => ({ is: 'fact', kind, of, ...more })

/** Something that is simply so, or is not. */
export const so = (is: boolean, claim: Claim, rule: RuleId): Reason =>
  is ? all(claim, { rule }) : any(claim, { rule })

/** A reason under a rule that says more about it. */
export const under = (claim: Claim, rule: RuleId, reason: Reason): Reason => all(claim, { rule }, [reason])

/** Whether one of these reasons holds. */
export const holds = (reasons: readonly Reason[]): boolean => reasons.some(reason => reason.holds)
