/** The pimp: whose passport he takes, what he hears of their roles, what he forbids them, and how he punishes them (RU-PIM). */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { endOfDay } from '../day/kinds.ts'
import { is } from '../abilities.ts'
import { kindOf } from '../shared/moves.ts'
import { eitherRoleIs, playedFor } from '../shared/playing.ts'
import { goesOn, hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import { learnsFact } from '../shared/learns.ts'
import { isUndead, stillMoving } from '../shared/undead.ts'
import { all, any, type Fact, type Gate, type Landing, type LateEffect, type Walk } from '../vocabulary.ts'
import { isSlave, tellOfChoices } from './chosen.ts'
import { reportHeard } from './heard.ts'

/**
 * Who is taken is a slave at once, so that he can be forbidden or punished in the same evening (RU-HAC-3); which role a hacked
 * black uses is settled before what he does with it (RU-HAC-2).
 */
export const slavesFirst = (moves: readonly Move[], walk: Walk): Move[] => {
  const place = ({ does }: Move): number => (does === 'enslave' || does === 'useRole' ? 0 : does === 'forbid' ? 1 : 2)
  return byRoster(walk, moves, ({ actor }) => actor).sort((a, b) => place(a) - place(b))
}

/** To the end of the game, or until nobody has the role; who only plays it has his slaves as long as that (RU-PIM-1). */
export const enslaving: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const enslaved = all({ is: 'fact', kind: 'enslaved', of: at, other: actor, action }, { rule: 'RU-PIM-1', action }, [
    why,
  ])
  const since = walk.phase.number
  walk.mark(at, 'enslaved', enslaved, 'RU-PIM-1', {
    by: actor,
    action,
    data: { since },
    ...(playedFor(walk.game, actor, 'enslave') && { until: endOfDay(since + 1) }),
  })
  if (!enslaved.holds) return enslaved
  const { role } = walk.seat(at)
  if (learnsFact(walk, actor, { action, ability: 'enslave' }, at, 'civilRole', role, 'RU-PIM-1', enslaved))
    walk.tell(actor, 'slaveRole', { about: at, role, result: role }, 'RU-PIM-1')
  return enslaved
}

/** For a game day both roles, within what limits a hack (RU-PIM-3). */
export const punishing: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const since = walk.phase.number
  const punished = all({ is: 'fact', kind: 'punished', of: at, other: actor, action }, { rule: 'RU-PIM-3', action }, [
    why,
    isSlave(walk, at, actor),
  ])
  walk.mark(at, 'punished', punished, 'RU-PIM-3', { by: actor, action, data: { since }, until: `night ${since + 1}` })
  endBans(walk, at, punished)
  return punished
}

/** Of some roles the moves are nobody's but their own (RU-PIM-4, RU-ACR-9). */
export const forbidding: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const rule = walk.has(at, 'copy') ? 'RU-ACR-9' : 'RU-PIM-4'
  const forbidden = all(
    { is: 'fact', kind: 'forbidden', of: at, other: actor, action },
    { rule: 'RU-PIM-2', action },
    [why, isSlave(walk, at, actor)],
    eitherRoleIs(walk.game, walk.seat(at), 'ownWill')
      ? [walk.given({ is: 'fact', kind: 'ownWill', of: at, action }, rule, action)]
      : [],
  )
  const until = `night ${walk.phase.number}`
  walk.put({ kind: 'forbidden', of: at, by: actor, action, why: forbidden, rule: 'RU-PIM-2', until })
  return forbidden
}

/** What a slave is forbidden he does not do, a kill through the civil role included (RU-PIM-2). */
export const underPimp: Gate = (walk, move) => {
  const { actor: of, does, id: action } = move
  if (is(does, 'ofNoRole') || (kindOf(move) === 'negative' && walk.option<string>('pimpForbids') !== 'both'))
    return undefined
  const attempts = walk.ledger.attempts({ kind: 'forbidden', of, when: 'soFar' })
  return attempts.length
    ? [
        any(
          { is: 'fact', kind: 'moveForbidden', of, action },
          { rule: 'RU-PIM-2', action },
          attempts.map(fact => walk.ledger.standing(fact, 'soFar')),
        ),
      ]
    : undefined
}

/** Who is kept from his role this evening forbids nobody what comes later (RU-HAC-1). @param why that he is kept from it */
export function endBans(walk: Walk, pimp: Slot, why: Reason): void {
  for (const ban of walk.ledger.found({ kind: 'forbidden', by: pimp, when: 'soFar' })) walk.ledger.end(ban, why)
}

/** A hacker does not hack who takes his passport in that evening (RU-HAC-3). */
export const hackOfPimp: Landing = (walk, { actor, does, id: action }, at) => {
  if (does !== 'hack') return undefined
  const taken = walk.ledger.attempts({
    kind: 'enslaved',
    of: actor,
    when: 'soFar',
    where: ({ by, data }) => by === at && data.since === walk.phase.number,
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
export const freeing: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const freed = all({ is: 'fact', kind: 'freed', of: at, other: actor, action }, { rule: 'RU-PIM-5', action }, [
    why,
    isSlave(walk, at, actor),
  ])
  for (const fact of walk.ledger.found({ kind: 'enslaved', of: at, by: actor, when: 'soFar' })) free(walk, fact, freed)
  return freed
}

function free(walk: Walk, fact: Fact<'enslaved'>, why: Reason): void {
  walk.ledger.end(fact, why)
  if (why.holds && walk.seat(fact.of).alive && !walk.isDead(fact.of)) walk.tell(fact.of, 'freed', {}, 'RU-RES-14')
}

/** Every morning: the slave hears how he was used, not by whom, and the pimp what the role brought (RU-PIM-1, RU-RES-14). */
export function reportSlaves(walk: Walk): void {
  for (const fact of walk.ledger.found({ kind: 'enslaved', when: 'soFar' })) {
    const { of, by = '', data, action: id, why } = fact
    const action = id ?? `passive:${by}:enslave`
    if (walk.isSomebody(by) && !walk.isDead(by) && hasUse(walk, by))
      reportHeard(walk, { who: by, through: { action, ability: 'enslave' }, of, rule: 'RU-PIM-1', why })
    if (data.since === walk.phase.number) walk.tell(of, 'passport', {}, 'RU-RES-14')
  }
  tellOfChoices(walk)
  for (const { of } of walk.ledger.found({ kind: 'forbidden', when: 'soFar' }))
    walk.tell(of, 'forbiddenBySomebody', {}, 'RU-RES-14')
  const here = { when: 'soFar', where: ({ data }: Fact<'punished'>) => data.since === walk.phase.number } as const
  for (const { of } of walk.ledger.found({ kind: 'punished', ...here })) walk.tell(of, 'punished', {}, 'RU-RES-14')
  endSlavery(walk)
}

/** With the slave it is over, and with the pimp where nobody takes the role over (RU-PIM-1). */
export function endSlavery(walk: Walk): void {
  const owners = stillMoving(walk).map(({ slot }) => slot)
  for (const fact of walk.ledger.found({ kind: 'enslaved', when: 'soFar' })) {
    const { of, by } = fact
    const owned = by === undefined || (owners.includes(by) && !walk.isDead(by)) || isUndead(walk.game, by)
    if (owned && walk.seat(of).alive && !walk.isDead(of)) continue
    const deaths = walk.deaths().filter(death => death.of === of || death.of === by)
    const claim = { is: 'fact', kind: 'slaveryOver', of } as const
    const why = deaths.map(death => death.why)
    free(walk, fact, why.length ? any(claim, { rule: 'RU-PIM-1' }, why) : all(claim, { rule: 'RU-PIM-1' }))
  }
}

/** Who takes the role over has the slaves (RU-ACZ-3). */
export function inheritSlaves(walk: Walk, { of: heir, by: before = '', data, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !walk.catalogue.role(data.role)?.abilities.includes('enslave')) return
  for (const fact of walk.ledger.found({ kind: 'enslaved', by: before, when: 'soFar' })) {
    if (fact.of === heir) {
      free(walk, fact, on)
      continue
    }
    walk.ledger.end(fact, on)
    walk.mark(fact.of, 'enslaved', on, 'RU-ACZ-3', { by: heir, data: fact.data })
  }
}
