/**
 * Counting: from ballots to totals, one rule after the other. Every step keeps what it found and what it left, and why,
 * so that a tally can be read like a night.
 */
import type { Ballot, PhaseState, Posted } from '../journal/state.ts'
import type { Tally, TallyStep, Totals } from '../journal/outcome.ts'
import type { Claim, RuleId, SeatId } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'

/** Ballots that were not taken back, in the order received. */
export const received = (phase: Pick<PhaseState, 'ballots'>): Ballot[] =>
  inTime((phase.ballots ?? []).filter(({ withdrawn }) => !withdrawn))

/** What was entered, in the order received; what has no time came when the one before it did. */
export function inTime<Entered extends { at?: string }>(entered: readonly Entered[]): Entered[] {
  let latest = -Infinity
  let isOrdered = true
  const times = entered.map(({ at }) => {
    const before = latest
    if (at !== undefined) latest = Date.parse(at)
    isOrdered &&= latest >= before
    return latest
  })
  // Long threads are in order, and are asked for it often.
  if (isOrdered) return [...entered]
  return entered
    .map((one, index) => ({ one, at: times[index]! }))
    .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ one }) => one)
}

/** Whether a ballot came after the vote was over. */
export const isLate = ({ at, late }: Ballot, { closes }: Pick<PhaseState, 'closes'>): boolean =>
  closes !== undefined && (late === true || (at !== undefined && Date.parse(at) > Date.parse(closes)))

/**
 * Whether nothing says that a post came before the deadline, nor that it came later. One that was pasted before the deadline
 * was written before it.
 */
export const isUndated = (
  { at, pasted, late }: Pick<Posted, 'at' | 'pasted' | 'late'>,
  { closes }: Pick<PhaseState, 'closes'>,
): boolean =>
  closes !== undefined
  && at === undefined
  && late === undefined
  && !(pasted !== undefined && Date.parse(pasted) <= Date.parse(closes))

/** The last ballot of each voter, in the order received. */
export function lastOf(ballots: readonly Ballot[]): Ballot[] {
  const last = new Map(ballots.map(ballot => [ballot.by, ballot]))
  return ballots.filter(ballot => last.get(ballot.by) === ballot)
}

/**
 * A count under way.
 * @typeParam Says the facts that the system has words for: of no other is it said that it keeps a ballot from counting
 */
export class Count<Says extends string = never> {
  readonly steps: TallyStep[] = []
  readonly #counted: string[] = []
  readonly #weights: Record<string, number> = {}
  readonly #uncounted: Tally['uncounted'] = []
  #totals: Totals

  /** @param on who and what can be voted for: all of them start at 0 */
  constructor(on: { players: readonly SeatId[]; families?: readonly string[] }) {
    const zero = (names: readonly string[]): Record<string, number> => Object.fromEntries(names.map(name => [name, 0]))
    this.#totals = { players: zero(on.players), ...(on.families && { families: zero(on.families) }) }
  }

  /** What a rule does to the totals. Nothing changes where its reason does not hold; the step is kept all the same. */
  step(
    id: string,
    rule: RuleId,
    reason: Reason,
    change: (totals: { players: Record<SeatId, number>; families: Record<string, number> }) => void = () => undefined,
  ): void {
    // Totals are never changed in place: what a step leaves is what the next one finds.
    const before = this.#totals
    if (reason.holds) {
      const after = { players: { ...this.#totals.players }, families: { ...this.#totals.families } }
      change(after)
      this.#totals = { players: after.players, ...(this.#totals.families && { families: after.families }) }
    }
    this.steps.push({ id, rule, reason, before, after: this.#totals })
  }

  /** @param votes as how many it counts */
  counted(ballot: string, votes = 1): void {
    this.#counted.push(ballot)
    if (votes > 1) this.#weights[ballot] = votes
  }
  uncounted(ballot: string, rule: RuleId, why: Claim<Says>): void {
    this.#uncounted.push({ ballot, rule, why })
  }
  get totals(): Totals {
    return this.#totals
  }

  /** The finished tally. */
  result({
    needs = {},
    waits = [],
    ...more
  }: Pick<Tally, 'needed' | 'needs' | 'waits' | 'locked' | 'ended'> = {}): Tally {
    return {
      steps: this.steps,
      totals: this.#totals,
      counted: this.#counted,
      uncounted: this.#uncounted,
      ...(Object.keys(this.#weights).length && { weights: this.#weights }),
      ...(Object.keys(needs).length && { needs }),
      ...(waits.length && { waits }),
      ...more,
    }
  }
}

/** Those with the most, as long as that is at least `least`; in the order of the totals. */
export function top(totals: Readonly<Record<string, number>>, least = 1): string[] {
  const most = Math.max(...Object.values(totals), -Infinity)
  return most < least ? [] : Object.keys(totals).filter(name => totals[name] === most)
}
