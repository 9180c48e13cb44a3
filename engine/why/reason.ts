/**
 * The explanation tree. A `Reason` is a claim together with what speaks for it (`because`) and what speaks against
 * it (`unless`). Whether it holds is computed from those by the constructors below and nowhere else, so that a tree
 * can never disagree with its verdict.
 *
 * A failed attempt is a reason that does not hold; it is never left out. "Nobody protected Ann" and "Dee tried to,
 * but was held" are different trees.
 *
 * Nodes are shared. A night is one acyclic graph: ten players who all block each other make some sixteen thousand
 * nodes, but twelve million written out. Walk nodes, never paths (`table.ts`).
 */
import type { ActionId, Claim, RuleId } from './claim.ts'

export interface Reason {
  readonly claim: Claim
  /** The rule that this step of the argument applies. */
  readonly rule: RuleId
  /** The action this step uses, where it uses one. */
  readonly action?: ActionId
  /** How many of `because` must hold. */
  readonly need: number
  readonly because: readonly Reason[]
  readonly unless: readonly Reason[]
  /** Computed: at least `need` of `because` hold, and nothing of `unless` does. */
  readonly holds: boolean
  /** In an abridged tree: how many further counters are not shown here. The verdict does not depend on them. */
  readonly more?: number
}

/** What a constructor is told besides the claim and what speaks for and against it. */
export interface Citation {
  rule: RuleId
  action?: ActionId | undefined
  more?: number
}

/**
 * A reason that needs at least `need` of `because`.
 * @param cite the rule applied, and the action used
 */
export function least(
  need: number,
  claim: Claim,
  cite: Citation,
  because: readonly Reason[] = [],
  unless: readonly Reason[] = [],
): Reason {
  return {
    claim,
    rule: cite.rule,
    ...(cite.action === undefined ? {} : { action: cite.action }),
    need,
    because,
    unless,
    holds: enough(need, because) && !unless.some(reason => reason.holds),
    ...(cite.more ? { more: cite.more } : {}),
  }
}

/** A reason that needs everything in `because`. Of nothing: a given (what was sent in, a passive, the host's word). */
export const all = (
  claim: Claim,
  cite: Citation,
  because: readonly Reason[] = [],
  unless: readonly Reason[] = [],
): Reason => least(because.length, claim, cite, because, unless)

/** A reason that needs one of `because`. Of nothing: "no reason found", which does not hold. */
export const any = (
  claim: Claim,
  cite: Citation,
  because: readonly Reason[] = [],
  unless: readonly Reason[] = [],
): Reason => least(1, claim, cite, because, unless)

function enough(need: number, because: readonly Reason[]): boolean {
  let held = 0
  for (const reason of because) if (reason.holds) held++
  return held >= need
}
