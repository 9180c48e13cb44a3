/** What lasts from one phase to the next: facts that a run begins with, and those that it leaves. */
import type { Game, Remembered } from '../../journal/state.ts'
import { seatOf } from '../../journal/state.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import type { System } from '../../ruleset/system.ts'
import type { Claim } from '../../reason/claim.ts'
import { all } from '../../reason/reason.ts'
import { order } from '../../game/when.ts'
import type { Fact } from './fact.ts'
import { factClaim, type Ledger } from './ledger.ts'

/** Of a run, what its memory is about. */
interface Remembering {
  readonly system: System
  readonly game: Game
  readonly ledger: Ledger
  /** `night 2` */
  readonly name: string
}

/** What a phase leaves to remember, and the remembered facts that it ended. */
export function remembered({ game, ledger, name }: Remembering): { facts: Remembered[]; ended: number[] } {
  let id = Math.max(0, ...(game.facts ?? []).map(fact => fact.id))
  const over = (fact: Fact): boolean => fact.until === name || fact.ended?.why.holds === true
  const facts = ledger.facts
    .filter(
      fact =>
        fact.remembered === undefined && fact.phase === undefined && fact.lasting && fact.why.holds && !over(fact),
    )
    .map(({ kind, of, by, rule, until, data }): Remembered => ({
      id: ++id,
      kind,
      of,
      phase: name,
      rule,
      ...(by !== undefined && { by }),
      ...(until !== undefined && { until }),
      ...(Object.keys(data).length && { data }),
    }))
  const kept = new Set(
    ledger.facts.filter(fact => fact.remembered !== undefined && !over(fact)).map(({ remembered }) => remembered),
  )
  return { facts, ended: (game.facts ?? []).flatMap(fact => (kept.has(fact.id) ? [] : [fact.id])) }
}

const none: Fact['data'] = {}

/** What each remembered fact says; none of them is ever changed, and every run begins with all of them. */
const claims = new WeakMap<Remembered, Claim>()

function claimOf(fact: Remembered): Claim {
  const known = claims.get(fact)
  if (known) return known
  const { kind, of, by, phase, data = none } = fact
  const claim = factClaim({ kind, of, by, phase, data })
  claims.set(fact, claim)
  return claim
}

/** Takes in remembered facts that are not over, then statuses that a host or a set-up gave without a fact behind them. */
export function recall({ system, game, ledger, name }: Remembering): void {
  const now = order(system, name)
  const marks = system.books?.marks ?? {}
  for (const fact of game.facts ?? []) {
    const { id: remembered, kind, of, by, phase, rule, until, data = none } = fact
    const taken = getOwn(marks, kind) && seatOf(game, of)?.status.includes(kind) === false
    if (taken || (until !== undefined && order(system, until) < now)) continue
    const why = all(claimOf(fact), { rule })
    ledger.recall({ kind, of, by, phase, rule, until, data, lasting: true, remembered, why })
  }
  for (const { slot, status } of game.seats)
    for (const kind of status) {
      const mark = getOwn(system.books?.marks ?? {}, kind)
      if (!mark || ledger.facts.some(fact => fact.kind === kind && fact.of === slot)) continue
      const fact = { kind, of: slot, phase: '', rule: mark.rule, data: {}, lasting: true }
      ledger.recall({ ...fact, why: all({ is: 'fact', kind, of: slot }, { rule: fact.rule }) })
    }
}
