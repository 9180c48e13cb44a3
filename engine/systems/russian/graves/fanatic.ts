/** The fanatic: a favourite whom he follows all game long, and whom he avenges (RU-FAN). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../abilities.ts'
import { blows, strike } from '../shared/attack.ts'
import { isElite } from '../shared/elites.ts'
import { learnsFact } from '../shared/learns.ts'
import { isCivil, isProstitutes } from '../shared/moves.ts'
import { hirelingOf, partnersOf } from '../shared/pairs.ts'
import { goesOn, hasUse } from '../shared/roles.ts'
import { isBlack, sides } from '../shared/sides.ts'
import { stillMoving } from '../shared/undead.ts'
import { all, type Cause, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'

/** The night before which the favourite is named (RU-FAN-1). */
export const NAMING = 1

const favouritesOf = (walk: Walk, fanatic: Slot): Fact<'favourite'>[] =>
  walk.ledger.found({ kind: 'favourite', by: fanatic, when: 'soFar' })

/** One favourite for the whole game, whose role he hears at once (RU-FAN-1). */
export const namingFavourite: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const named = enter(walk, { of: at, by: actor, action, why })
  for (const favourite of favouritesOf(walk, actor)) tellRole(walk, actor, favourite)
  return named
}

function enter(walk: Walk, { of, by, action, why }: { of: Slot; by: Slot; action?: string; why: Reason }): Reason {
  const about = { of, other: by, ...(action !== undefined && { action }) }
  const named = all({ is: 'fact', kind: 'favourite', ...about }, { rule: 'RU-FAN-1' }, [why])
  walk.put({
    kind: 'favourite',
    of,
    by,
    ...(action !== undefined && { action }),
    why: named,
    rule: 'RU-FAN-1',
    lasting: true,
  })
  return named
}

/** A fanatic who named nobody gets one at random, who did not die that night (RU-FAN-1). */
export function drawFavourite(walk: Walk): void {
  if (walk.phase.number !== NAMING) return
  for (const { slot } of walk.living().filter(seat => walk.has(seat.slot, 'nameFavourite'))) {
    if (favouritesOf(walk, slot).length) continue
    const others = walk
      .living()
      .filter(seat => seat.slot !== slot && !seat.bystander && !isElite(seat) && seat.details?.title !== 'mayor')
      .map(seat => seat.slot)
    const of = walk.draw('favourite', slot, others)
    if (of !== undefined)
      enter(walk, {
        of,
        by: slot,
        why: walk.given({ is: 'fact', kind: 'drawnFavourite', of, other: slot }, 'RU-FAN-1'),
      })
  }
}

/** Deaths by the own choice of a role count, whoever brings them (RU-FAN-B1). */
const ofOwnChoice: ReadonlySet<Cause> = new Set(['madman', 'arson', 'detonation', 'kamikaze'])

/** Once the favourite is gone the fanatic may kill, save where a black one had a hand in it (RU-FAN-2, RU-FAN-B1). */
export function favouriteGone(walk: Walk, death: Fact<'death'>): void {
  for (const favourite of walk.ledger.found({ kind: 'favourite', of: death.of, when: 'soFar' })) {
    const { of, by: fanatic = '' } = favourite
    if (!walk.game.seats.some(({ slot, alive }) => slot === fanatic && alive) || !walk.has(fanatic, 'avenge')) continue
    const black = isBlack(walk.seat(fanatic))
    const rule: RuleId = black ? 'RU-FAN-B1' : 'RU-FAN-2'
    const why = all(
      { is: 'fact', kind: 'mayAvenge', of: fanatic, other: of },
      { rule: 'RU-FAN-2', also: [rule] },
      [walk.ledger.standing(favourite, 'soFar'), death.why],
      black ? ownDoing(walk, fanatic, death) : [],
    )
    walk.put({ kind: 'mayAvenge', of: fanatic, by: fanatic, why, rule, data: { favourite: of }, lasting: true })
  }
}

/** That a death is the doing of the fanatic or of those with whom he kills. Whom it was not meant for dies by accident. */
function ownDoing(walk: Walk, fanatic: Slot, { of, by = '', action = '', data: { cause } }: Fact<'death'>): Reason[] {
  const [mine] = sides.filter(side => partnersOf(walk.game.seats, side).some(({ slot }) => slot === fanatic))
  const partners = [fanatic, ...(mine ? partnersOf(walk.game.seats, mine).map(({ slot }) => slot) : [])]
  const hired = mine && hirelingOf(walk.game.seats, mine)?.slot
  if (cause === 'lynch' || ofOwnChoice.has(cause) || !(partners.includes(by) || by === hired)) return []
  const to = walk.moves.find(({ id }) => id === action)?.to ?? []
  const meant = !to.length || to.includes(of)
  const byRole = to.some(target => target.startsWith('role:'))
  // Hypnotist and bodyguard among them led the killer on to him.
  const ledOn =
    to.some(target => partners.includes(target))
    && blows(walk).some(blow => blow.action === action && blow.target === of)
  return meant || byRole || ledOn
    ? [walk.given({ is: 'fact', kind: 'ownDoing', of, other: by, action }, 'RU-FAN-B1', action)]
    : []
}

/** His revenge: a kill as any other (RU-FAN-2). */
export const avenging: LateEffect = (walk, { move: { id: action, actor }, at, why }) =>
  strike(walk, {
    action,
    killer: actor,
    target: at,
    cause: 'civil',
    rule: actor === at && walk.seat(actor).faction === 'grey' ? 'RU-FAN-G1' : 'RU-FAN-2',
    reached: why,
  })

/** Whom he killed is remembered: one of another team avenges the favourite (RU-FAN-2). */
export function rememberAvenged(walk: Walk, { by = '', action = '', data, why, phase }: Fact<'kill'>): void {
  if (phase !== undefined || walk.moves.find(({ id }) => id === action)?.does !== 'avenge') return
  const kind = data.team !== walk.seat(by).faction || data.team === 'grey' ? 'avenged' : 'avengedOnOwn'
  walk.put({ kind, of: by, by, action, why, rule: 'RU-FAN-2', lasting: true })
}

/** What the fanatic hears: the favourite's civil role where he has not yet, every morning whom its moves chose, and that he may kill. */
export function tellFanatic(walk: Walk): void {
  for (const { slot } of stillMoving(walk).filter(seat => walk.has(seat.slot, 'followFavourite'))) {
    const passive = walk.passive(slot, 'followFavourite')
    if (!passive || !hasUse(walk, slot)) continue
    for (const favourite of favouritesOf(walk, slot)) {
      tellRole(walk, slot, favourite)
      tellMoves(walk, slot, favourite, passive)
    }
    for (const { phase, data } of walk.ledger.found({ kind: 'mayAvenge', of: slot, when: 'soFar' }))
      if (phase === undefined) walk.tell(slot, 'mayAvenge', { about: data.favourite }, 'RU-FAN-2')
  }
}

/** Once: whoever takes the role over learns whom it follows too, as soon as he has the use of it (RU-GEN-23). */
function tellRole(walk: Walk, who: Slot, { of, rule, why }: Fact<'favourite'>): void {
  if (walk.ledger.found({ kind: 'favouriteKnown', of, by: who, when: 'soFar' }).length) return
  const role = walk.game.seats.find(({ slot }) => slot === of)?.role ?? ''
  const knows = all({ is: 'fact', kind: 'knowsFavourite', of, other: who }, { rule }, [why])
  walk.put({ kind: 'favouriteKnown', of, by: who, why: knows, rule, lasting: true })
  const by = { action: `passive:${who}:followFavourite`, ability: 'followFavourite' }
  if (learnsFact(walk, who, by, of, 'role', role, rule, knows))
    walk.tell(who, 'favouriteRole', { about: of, role }, rule)
}

function tellMoves(
  walk: Walk,
  who: Slot,
  { of, why }: Fact<'favourite'>,
  passive: { action: string; why: Reason },
): void {
  const moves = walk.moves.filter(
    move =>
      move.actor === of
      && move.to.length > 0
      && !is(move.does, 'ofNoRole')
      && (isCivil(move) || isProstitutes(walk, move)),
  )
  for (const { id: action, does, to } of moves) {
    const follows = all(
      { is: 'fact', kind: 'followsFavourite', of, other: who, action },
      { rule: 'RU-FAN-1', action },
      [passive.why, why, walk.given({ is: 'fact', kind: 'choosesTargets', of, action }, 'RU-FAN-1', action)],
    )
    const by = { action: passive.action, ability: 'followFavourite' }
    if (learnsFact(walk, who, by, of, does, [...to], 'RU-FAN-1', follows))
      walk.tell(who, 'favouriteMove', { about: of, ability: does, who: [...to] }, 'RU-FAN-1')
  }
}

/** Who takes the role over goes on with the favourite, and with the revenge (RU-ACZ-3). */
export function inheritFavourite(walk: Walk, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !walk.catalogue.role(data.role)?.abilities.includes('nameFavourite')) return
  const passed = { by: heir, why: on, lasting: true }
  for (const { of } of favouritesOf(walk, dead)) walk.put({ ...passed, kind: 'favourite', of, rule: 'RU-GEN-23' })
  for (const { data: right } of walk.ledger.found({ kind: 'mayAvenge', of: dead, when: 'soFar' }))
    walk.put({ ...passed, kind: 'mayAvenge', of: heir, rule: 'RU-ACZ-3', data: right })
  for (const kind of ['avenged', 'avengedOnOwn'] as const)
    if (walk.ledger.found({ kind, of: dead, when: 'soFar' }).length)
      walk.put({ ...passed, kind, of: heir, rule: 'RU-ACZ-3' })
}
