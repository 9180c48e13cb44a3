/** What rulings say: a fact of this system as a claim, and the reasons that are written most often. */
import {
  all,
  any,
  type Claim,
  type Kind,
  type Reason,
  type Resolution,
  type RuleId,
  type Says,
  type SeatId,
} from './vocabulary.ts'

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

/** What seems to keep somebody from acting, and does not. @param rule the rule that says so */
export const seeming = (run: Resolution, kind: Says, of: SeatId, rule: RuleId, why: Reason): Reason =>
  all(fact(kind, of), { rule }, [why], [run.given(fact('actsAllTheSame', of), rule)])

/** Who is no help, by what they leave. */
const helpless: Partial<Record<Kind, Says>> = {
  healed: 'doctorNoHelp',
  guarded: 'bodyguardNoHelp',
  defended: 'lawyerNoHelp',
  cancelled: 'bossNoHelp',
  redirectMark: 'bureaucratNoHelp',
}

/**
 * What somebody might think helps and does not: counters that fall by rule, one for each standing fact of this kind about `of`.
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
        [all(fact(helpless[kind] ?? 'notCovered', of, { values: { what } }), { rule, also: further })],
      ),
    )
}
