/** The pimp: whose passport he takes, what he hears of their roles, what he forbids them, and how he punishes them (RU-PIM). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { endOfDay } from '../day/kinds.ts'
import { is } from '../attributes.ts'
import { kindOf } from '../shared/moves.ts'
import { eitherRoleIs, playedFor } from '../shared/playing.ts'
import { goesOn, hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import { learnsFact } from '../shared/learns.ts'
import { isUndead, stillMoving } from '../shared/undead.ts'
import {
  all,
  any,
  type Fact,
  type ActorGuard,
  type TargetGuard,
  type LateEffect,
  type Resolution,
} from '../vocabulary.ts'
import { isSlave, tellOfChoices } from './chosen.ts'
import { reportHeard } from './heard.ts'

/**
 * Who is taken is a slave at once, so that he can be forbidden or punished in the same evening (RU-HAC-3); which role a hacked
 * black uses is settled before what he does with it (RU-HAC-2).
 */
export const slavesFirst = (moves: readonly Move[], run: Resolution): Move[] => {
  const place = ({ does }: Move): number => (does === 'enslave' || does === 'useRole' ? 0 : does === 'forbid' ? 1 : 2)
  return byRoster(run, moves, ({ actor }) => actor).sort((a, b) => place(a) - place(b))
}

/** To the end of the game, or until nobody has the role; who only plays it has his slaves as long as that (RU-PIM-1). */
export const enslaving: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const enslaved = all({ is: 'fact', kind: 'enslaved', of: at, other: actor, action }, { rule: 'RU-PIM-1', action }, [
    why,
  ])
  const since = run.phase.number
  run.mark(at, 'enslaved', enslaved, 'RU-PIM-1', {
    by: actor,
    action,
    data: { since },
    ...(playedFor(run.game, actor, 'enslave') && { until: endOfDay(since + 1) }),
  })
  if (!enslaved.holds) return enslaved
  const { role } = run.seat(at)
  if (learnsFact(run, actor, { action, ability: 'enslave' }, at, 'civilRole', role, 'RU-PIM-1', enslaved))
    run.tell(actor, 'slaveRole', { about: at, role, result: role }, 'RU-PIM-1')
  return enslaved
}

/** For a game day both roles, within what limits a hack (RU-PIM-3). */
export const punishing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const since = run.phase.number
  const punished = all({ is: 'fact', kind: 'punished', of: at, other: actor, action }, { rule: 'RU-PIM-3', action }, [
    why,
    isSlave(run, at, actor),
  ])
  run.mark(at, 'punished', punished, 'RU-PIM-3', { by: actor, action, data: { since }, until: `night ${since + 1}` })
  endBans(run, at, punished)
  return punished
}

/** Of some roles the moves are nobody's but their own (RU-PIM-4, RU-ACR-9). */
export const forbidding: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const rule = run.has(at, 'copy') ? 'RU-ACR-9' : 'RU-PIM-4'
  const forbidden = all(
    { is: 'fact', kind: 'forbidden', of: at, other: actor, action },
    { rule: 'RU-PIM-2', action },
    [why, isSlave(run, at, actor)],
    eitherRoleIs(run.game, run.seat(at), 'ownWill')
      ? [run.given({ is: 'fact', kind: 'ownWill', of: at, action }, rule, action)]
      : [],
  )
  const until = `night ${run.phase.number}`
  run.put({ kind: 'forbidden', of: at, by: actor, action, why: forbidden, rule: 'RU-PIM-2', until })
  return forbidden
}

/** What a slave is forbidden he does not do, a kill through the civil role included (RU-PIM-2). */
export const underPimp: ActorGuard = (run, move) => {
  const { actor: of, does, id: action } = move
  if (is(does, 'ofNoRole') || (kindOf(move) === 'negative' && run.option<string>('pimpForbids') !== 'both'))
    return undefined
  const attempts = run.ledger.attempts({ kind: 'forbidden', of, when: 'soFar' })
  return attempts.length
    ? [
        any(
          { is: 'fact', kind: 'moveForbidden', of, action },
          { rule: 'RU-PIM-2', action },
          attempts.map(fact => run.ledger.standing(fact, 'soFar')),
        ),
      ]
    : undefined
}

/** Who is kept from his role this evening forbids nobody what comes later (RU-HAC-1). @param why that he is kept from it */
export function endBans(run: Resolution, pimp: SeatId, why: Reason): void {
  for (const ban of run.ledger.found({ kind: 'forbidden', by: pimp, when: 'soFar' })) run.ledger.end(ban, why)
}

/** A hacker does not hack who takes his passport in that evening (RU-HAC-3). */
export const hackOfPimp: TargetGuard = (run, { actor, does, id: action }, at) => {
  if (does !== 'hack') return undefined
  const taken = run.ledger.attempts({
    kind: 'enslaved',
    of: actor,
    when: 'soFar',
    where: ({ by, data }) => by === at && data.since === run.phase.number,
  })
  return taken.length
    ? [
        any(
          { is: 'fact', kind: 'takenAtOnce', of: actor, other: at, action },
          { rule: 'RU-HAC-3', action },
          taken.map(({ why }) => why),
        ),
      ]
    : undefined
}

/** Let go of by the pimp's own will (RU-PIM-5). */
export const freeing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const freed = all({ is: 'fact', kind: 'freed', of: at, other: actor, action }, { rule: 'RU-PIM-5', action }, [
    why,
    isSlave(run, at, actor),
  ])
  for (const fact of run.ledger.found({ kind: 'enslaved', of: at, by: actor, when: 'soFar' })) free(run, fact, freed)
  return freed
}

function free(run: Resolution, fact: Fact<'enslaved'>, why: Reason): void {
  run.ledger.end(fact, why)
  if (why.holds && run.seat(fact.of).alive && !run.isDead(fact.of)) run.tell(fact.of, 'freed', {}, 'RU-RES-14')
}

/** Every morning: the slave hears how he was used, not by whom, and the pimp what the role brought (RU-PIM-1, RU-RES-14). */
export function reportSlaves(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'enslaved', when: 'soFar' })) {
    const { of, by = '', data, action: id, why } = fact
    const action = id ?? `passive:${by}:enslave`
    if (run.isSomebody(by) && !run.isDead(by) && hasUse(run, by))
      reportHeard(run, { who: by, through: { action, ability: 'enslave' }, of, rule: 'RU-PIM-1', why })
    if (data.since === run.phase.number) run.tell(of, 'passport', {}, 'RU-RES-14')
  }
  tellOfChoices(run)
  for (const { of } of run.ledger.found({ kind: 'forbidden', when: 'soFar' }))
    run.tell(of, 'forbiddenBySomebody', {}, 'RU-RES-14')
  const here = { when: 'soFar', where: ({ data }: Fact<'punished'>) => data.since === run.phase.number } as const
  for (const { of } of run.ledger.found({ kind: 'punished', ...here })) run.tell(of, 'punished', {}, 'RU-RES-14')
  endSlavery(run)
}

/** With the slave it is over, and with the pimp where nobody takes the role over (RU-PIM-1). */
export function endSlavery(run: Resolution): void {
  const owners = stillMoving(run).map(({ slot }) => slot)
  for (const fact of run.ledger.found({ kind: 'enslaved', when: 'soFar' })) {
    const { of, by } = fact
    const owned = by === undefined || (owners.includes(by) && !run.isDead(by)) || isUndead(run.game, by)
    if (owned && run.seat(of).alive && !run.isDead(of)) continue
    const deaths = run.deaths().filter(death => death.of === of || death.of === by)
    const claim = { is: 'fact', kind: 'slaveryOver', of } as const
    const why = deaths.map(death => death.why)
    free(run, fact, why.length ? any(claim, { rule: 'RU-PIM-1' }, why) : all(claim, { rule: 'RU-PIM-1' }))
  }
}

/** Who takes the role over has the slaves (RU-ACZ-3). */
export function inheritSlaves(run: Resolution, { of: heir, by: before = '', data, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !run.catalogue.role(data.role)?.abilities.includes('enslave')) return
  for (const fact of run.ledger.found({ kind: 'enslaved', by: before, when: 'soFar' })) {
    if (fact.of === heir) {
      free(run, fact, on)
      continue
    }
    run.ledger.end(fact, on)
    run.mark(fact.of, 'enslaved', on, 'RU-ACZ-3', { by: heir, data: fact.data })
  }
}
