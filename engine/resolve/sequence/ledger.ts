/** The ledger: every fact of a run in the order written, and the questions that are asked of it. */
import type { Claim, RuleId } from '../../reason/claim.ts'
import { all, any, least, type Reason } from '../../reason/reason.ts'
import type { Fact, FactGiven, FactQuery, When } from './fact.ts'

export class Ledger {
  readonly facts: Fact[] = []
  /** The same by what they say: every step of every night asks after kinds. */
  readonly #ofKind = new Map<string, Fact[]>()
  readonly #late: { query: FactQuery; held: boolean; slot: string }[] = []
  #slotStart = 0
  #slot = ''
  /** What `when` is where a question does not say it. */
  #usual: When = 'soFar'

  /** @param together what happens in this slot happens at once: questions look at how it began */
  begin(slot: string, together: boolean): void {
    this.#slot = slot
    this.#slotStart = this.facts.length
    this.#usual = together ? 'slotStart' : 'soFar'
  }

  put(given: FactGiven): Fact {
    const { lasting, until } = given
    return this.#written(given, lasting === true || until !== undefined, this.#slot)
  }

  /** Takes in a fact of an earlier phase. */
  recall(fact: Omit<Fact, 'tick' | 'slot'>): Fact {
    return this.#written(fact, fact.lasting, '')
  }

  #written(
    {
      kind,
      of,
      by,
      action,
      phase,
      remembered,
      rule,
      data = {},
      why,
      until,
    }: FactGiven & Pick<Fact, 'phase' | 'remembered'>,
    lasting: boolean,
    slot: string,
  ): Fact {
    // All have one shape, and what is absent stands there as such: every question looks at hundreds of them.
    const fact: Fact = {
      tick: this.facts.length,
      kind,
      of,
      by,
      action,
      slot,
      phase,
      remembered,
      rule,
      data,
      why,
      lasting,
      until,
      ended: undefined,
    }
    this.facts.push(fact)
    const alike = this.#ofKind.get(fact.kind)
    if (alike) alike.push(fact)
    else this.#ofKind.set(fact.kind, [fact])
    return fact
  }

  /** From now on it is over. @param why nothing ends where this does not hold; the attempt is kept beside the fact */
  end(fact: Fact, why: Reason): void {
    if (fact.ended?.why.holds) return
    fact.ended = { tick: this.facts.length, why }
  }

  /** The facts a query is about that hold and are not over. */
  found(query: FactQuery): Fact[] {
    return this.attempts(query).filter(fact => this.standing(fact, query.when).holds)
  }

  /** All of them, failed attempts and what is over included. */
  attempts({ kind, of, by, where, when = this.#usual }: FactQuery): Fact[] {
    const alike = this.#ofKind.get(kind)
    // Most questions are about what nobody has done.
    if (!alike) return []
    return alike.filter(
      fact =>
        (of === undefined || fact.of === of)
        && (by === undefined || fact.by === by)
        && this.#within(fact.tick, fact.phase !== undefined, when)
        && (where?.(fact) ?? true),
    )
  }

  /** The reason of a fact as it stands now: what ended it speaks against it. */
  standing(fact: Fact, when: When = this.#usual): Reason {
    const { ended } = fact
    if (!ended || !this.#within(ended.tick - 1, false, when === 'phaseStart' ? 'phaseStart' : when)) return fact.why
    const { why, rule, action } = fact
    const claim = factClaim(fact)
    // What speaks of this very fact gets one more thing against it: nothing is because of itself.
    return says(why.claim, fact) && JSON.stringify(why.claim) === JSON.stringify(claim)
      ? least(why.need, claim, why, why.because, [...why.unless, ended.why])
      : all(claim, { rule, ...(action !== undefined && { action }) }, [why], [ended.why])
  }

  /** All of them as they stand now: each is a reason by itself, which holds where the fact does. */
  tried(query: FactQuery): Reason[] {
    return this.attempts(query).map(fact => this.standing(fact, query.when))
  }

  /**
   * Is there such a fact? A reason made of every attempt that was found.
   * @param claim what is asked; by default the fact itself
   */
  seek(query: FactQuery, rule: RuleId, claim: Claim = { is: 'fact', kind: query.kind, of: query.of ?? '' }): Reason {
    const reason = any(claim, { rule }, this.tried(query))
    if (query.when === 'tonight') this.#late.push({ query, held: reason.holds, slot: this.#slot })
    return reason
  }

  /** As `seek`, where anybody tried; else nothing: what nobody tried has no place in a tree. */
  seekTried(query: FactQuery, rule: RuleId, claim?: Claim): Reason[] {
    const reason = this.seek(query, rule, claim)
    return reason.because.length ? [reason] : []
  }

  /** Are there at most so many? Counted facts stand in the tree. */
  atMost(count: number, query: FactQuery, rule: RuleId, claim: Claim): Reason {
    const found = this.tried(query)
    return all(
      claim,
      { rule },
      [],
      [least(count + 1, { is: 'fact', kind: query.kind, of: query.of ?? '' }, { rule }, found)],
    )
  }

  /** Answers about the whole phase that something later turned round. */
  lateFacts(): string[] {
    return this.#late.flatMap(({ query, held, slot }) => {
      const holds = any({ is: 'fact', kind: query.kind, of: query.of ?? '' }, { rule: '' }, this.tried(query)).holds
      return holds === held
        ? []
        : [`${slot}: ${query.kind} of ${query.of ?? 'anybody'} was ${String(held)} and became ${String(holds)}`]
    })
  }

  #within(tick: number, remembered: boolean, when: When): boolean {
    switch (when) {
      case 'soFar':
        return true
      case 'slotStart':
        return remembered || tick < this.#slotStart
      case 'phaseStart':
        return remembered
      case 'tonight':
        return !remembered
    }
  }
}

/** Whether a claim may be what a fact asserts: to compare all of both costs more, and is seldom needed. */
const says = (claim: Claim, { kind, of }: Fact): boolean =>
  claim.is === 'fact' && claim.kind === kind && claim.of === of

/** What a fact asserts. */
export const factClaim = <Kind extends string>({
  kind,
  of,
  by,
  action,
  phase,
  data,
}: Pick<Fact, 'of' | 'data'> & Partial<Pick<Fact, 'by' | 'action' | 'phase'>> & { kind: Kind }): Claim<Kind> => ({
  is: 'fact',
  kind,
  of,
  ...(by !== undefined && { other: by }),
  ...(action !== undefined && { action }),
  ...(phase !== undefined && { phase }),
  ...(Object.keys(data).length && {
    values: Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, typeof value === 'boolean' ? String(value) : value]),
    ),
  }),
})
