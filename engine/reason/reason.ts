/**
 * The explanation tree. A `Reason` is a claim together with what speaks for it (`because`) and what speaks against
 * it (`unless`). Whether it holds is computed from those by the constructors below and nowhere else, so that a tree
 * can never disagree with its verdict.
 *
 * Only what can turn a node speaks for or against it. Whatever else belongs to it (another rule that says the same, the
 * step at which it is asked, that somebody has this role) stands on the node: `also` and `notes`.
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
  /** Other rules that say the same, or say that it is asked here. */
  readonly also?: readonly RuleId[]
  /** What belongs to it and decides nothing. */
  readonly notes?: readonly Note[]
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

/** A claim that describes a node. It holds, and nothing turns on it. */
export interface Note {
  readonly claim: Claim
  readonly rule: RuleId
}

/** What a constructor is told besides the claim and what speaks for and against it. */
export interface Citation {
  rule: RuleId
  also?: readonly RuleId[]
  notes?: readonly Note[]
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
  const { rule, also, notes, action, more } = cite
  const holds = enough(need, because) && !unless.some(reason => reason.holds)
  // Nearly all have nothing besides: a night makes thousands, and spreading costs more than all the rest.
  const bare = !also?.length && !notes?.length && !more
  return turnedOver(
    bare
      ? action === undefined
        ? { claim, rule, need, because, unless, holds }
        : { claim, rule, action, need, because, unless, holds }
      : {
          claim,
          rule,
          ...(also?.length ? { also } : {}),
          ...(notes?.length ? { notes } : {}),
          ...(action === undefined ? {} : { action }),
          need,
          because,
          unless,
          holds,
          ...(more ? { more } : {}),
        },
  )
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

/** Whether nothing has to speak for a reason. */
export const isGiven = ({ because }: Reason): boolean => !because.length

/** What a reason says by its own grounds, said by another claim or rule, with what is raised against it besides. */
export const restated = (
  { need, because, unless }: Reason,
  claim: Claim,
  cite: Citation,
  besides: readonly Reason[] = [],
): Reason => least(need, claim, cite, because, [...unless, ...besides])

/** Of several reasons that say the same, that one of them has the grounds it needs; what is raised against the first counts. */
export const eitherOf = (reasons: readonly Reason[], claim: Claim, cite: Citation): Reason =>
  any(
    claim,
    cite,
    reasons.flatMap(({ because }) => because),
    reasons[0]?.unless,
  )

function enough(need: number, because: readonly Reason[]): boolean {
  let held = 0
  for (const reason of because) if (reason.holds) held++
  return held >= need
}

/** Which rule is turned over now, and the reasons that rest on one that was. */
let turned: { rule: RuleId; lowest: boolean; resting: WeakSet<Reason> } | undefined

/** Whether a rule is turned over now: for what decides before there are reasons. */
export const isTurned = (rule: RuleId): boolean => turned?.rule === rule

/** What a rule decides where no tree is grown: what players know, are called or share. */
export const byRule = (rule: RuleId, holds: boolean): boolean => (isTurned(rule) ? !holds : holds)

/** What a node says while its rule is turned over; the same as ever for every other. */
function turnedOver(reason: Reason): Reason {
  if (!turned) return reason
  const { rule, lowest, resting } = turned
  const rests = reason.because.some(child => resting.has(child)) || reason.unless.some(child => resting.has(child))
  const turns = reason.rule === rule && !(lowest && rests)
  const said = turns ? { ...reason, holds: !reason.holds } : reason
  if (turns || rests) resting.add(said)
  return said
}

/**
 * Turns a rule over: while `work` runs, every reason that applies it says the opposite. What is resolved meanwhile shows
 * what the rule decides; nothing of it is kept.
 * @param lowest only the first of those that rest on each other: two in a row would cancel out
 * @returns what the work came to
 */
export function turningOver<T>(rule: RuleId, lowest: boolean, work: () => T): T {
  turned = { rule, lowest, resting: new WeakSet() }
  try {
    return work()
  } finally {
    turned = undefined
  }
}
