/**
 * A civil role passes from one player to another: what the new holder is told, what goes along, what is lost on the
 * way. Who gets whose role is for each role's own file to say; what a section keeps beside (used-up lives, votes in
 * store) it hands over itself when fact `heir` is written.
 */
import type { ActionId, RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../attributes.ts'
import { madeIn } from '../repeats.ts'
import { civilLosses } from '../shared/blocks.ts'
import { learnsFact } from '../shared/learns.ts'
import { goesOn } from '../shared/roles.ts'
import { logOf } from '../shared/scopes.ts'
import { all, type Fact, type Resolution } from '../vocabulary.ts'

/** Somebody becomes the holder of a role that was another's. */
export interface Passing {
  to: SeatId
  from: SeatId
  role: string
  /** The move or passive ability through which it comes. */
  by: { action: ActionId; ability: string }
  /** That it does. */
  why: Reason
  /** It is had beside the own role, which stays. */
  beside?: true
}

/** The role is his from now on, with everything that it did before (RU-ACZ-3). An attempt that fails is written down alone. */
export function passOn(run: Resolution, passing: Passing): void {
  const { to, from, role, why } = passing
  handOver(run, passing)
  if (!why.holds) return
  run.tell(to, 'roleTaken', { about: from, role }, why.rule)
  const blocked = (['faceCut', 'captive', 'hacked', 'punished', 'blownUp'] as const).some(kind =>
    civilLosses(run, to, kind).some(fact => run.ledger.standing(fact, 'soFar').holds),
  )
  if (blocked) run.tell(to, 'roleTakenBlocked', { role }, 'RU-ACZ-4')
  const on = goesOn(to, why)
  if (on.holds) hearOfMoves(run, passing)
  hearOfResults(run, passing, on)
}

/** The seat has the role from now on, and its limits go along; nothing of what it did is told. */
export function handOver(run: Resolution, passing: Passing): void {
  const { to, from, role, why, beside } = passing
  run.put({
    kind: 'heir',
    of: to,
    by: from,
    why,
    rule: run.catalogue.ability(passing.by.ability)?.rule ?? why.rule,
    data: { role, was: run.seat(to).role, ...(beside && { beside }) },
    lasting: why.holds,
  })
  if (!why.holds) return
  if (!beside) run.change(to, { role })
  if (role === 'investigator' && !beside)
    run.put({ kind: 'newObserver', of: to, why, rule: 'RU-GEN-23', lasting: true })
  keepLimits(run, passing, goesOn(to, why))
}

/** What the role may not do twice running, the heir may not do after it either (RU-ACZ-3, RU-GEN-8). */
function keepLimits(run: Resolution, { to: heir, from: before, role }: Passing, why: Reason): void {
  const abilities = run.catalogue.role(role)?.abilities ?? []
  for (const fact of run.ledger.found({
    kind: 'moved',
    of: before,
    when: 'soFar',
    where: ({ data }) => abilities.includes(data.does),
  })) {
    run.put({
      kind: 'moved',
      of: heir,
      by: heir,
      why,
      rule: 'RU-ACZ-3',
      data: { ...fact.data, madeIn: madeIn(fact) ?? run.name },
      ...(fact.until !== undefined && { until: fact.until }),
    })
  }
}

/** Whom a role chose before (RU-GEN-13). */
export function hearOfMoves(
  run: Resolution,
  { to: heir, role, rule = 'RU-GEN-13' }: Pick<Passing, 'to' | 'role'> & { rule?: RuleId },
): void {
  const dayOnly = all({ is: 'fact', kind: 'keptFromHeir', of: heir }, { rule: 'RU-HER-5' })
  for (const { of: about, data } of logOf(run, role, 'roleMoves')) {
    if (is(data.ability, 'keptFromHeirs')) {
      run.put({ kind: 'keptFromHeir', of: heir, why: dayOnly, rule: 'RU-HER-5' })
      if (dayOnly.holds) continue
    }
    run.tell(
      heir,
      'formerMove',
      {
        ability: data.ability,
        night: String(data.night),
        ...(about.startsWith('role:') ? { role: about.slice('role:'.length) } : { about }),
      },
      rule,
    )
  }
}

/** Results, those of one question together. */
function hearOfResults(run: Resolution, { to: heir, role, by }: Passing, why: Reason): void {
  const known = new Map<string, Fact<'log'>[]>()
  for (const fact of logOf(run, role, 'roleData').filter(({ data }) => data.entry === 'result')) {
    const key = JSON.stringify([fact.of, fact.data.night, fact.data.ability])
    known.set(key, [...(known.get(key) ?? []), fact])
  }
  for (const facts of known.values()) {
    const { of: about, data } = facts[0]!
    const words = facts.map(fact => fact.data.result ?? '')
    const learned = all(
      { is: 'fact', kind: 'heirLearns', of: heir, other: about },
      { rule: 'RU-INFO-2', action: by.action },
      [why, ...facts.map(fact => fact.why)],
    )
    const is = data.many === true ? words : words[0]!
    if (learnsFact(run, heir, by, about, data.ability, is, 'RU-ACZ-3', learned))
      run.tell(heir, 'formerResult', { about, night: String(data.night), result: words }, 'RU-ACZ-3')
  }
}
