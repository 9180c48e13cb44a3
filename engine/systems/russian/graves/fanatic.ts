/** The fanatic: a favourite whom he follows all game long, and whom he avenges (RU-FAN). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../attributes.ts'
import { blows, strike } from '../shared/attack.ts'
import { isElite } from '../shared/elites.ts'
import { learnsFact } from '../shared/learns.ts'
import { isCivil, isProstitutes } from '../shared/moves.ts'
import { hirelingOf, partnersOf } from '../shared/pairs.ts'
import { goesOn, hasUse } from '../shared/roles.ts'
import { isBlack, sides } from '../shared/sides.ts'
import { stillMoving } from '../shared/undead.ts'
import { all, type Cause, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'

/** The night before which the favourite is named (RU-FAN-1). */
export const NAMING = 1

const favouritesOf = (run: Resolution, fanatic: SeatId): Fact<'favourite'>[] =>
  run.ledger.found({ kind: 'favourite', by: fanatic, when: 'soFar' })

/** One favourite for the whole game, whose role he hears at once (RU-FAN-1). */
export const namingFavourite: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const named = enter(run, { of: at, by: actor, action, why })
  for (const favourite of favouritesOf(run, actor)) tellRole(run, actor, favourite)
  return named
}

function enter(
  run: Resolution,
  { of, by, action, why }: { of: SeatId; by: SeatId; action?: string; why: Reason },
): Reason {
  const about = { of, other: by, ...(action !== undefined && { action }) }
  const named = all({ is: 'fact', kind: 'favourite', ...about }, { rule: 'RU-FAN-1' }, [why])
  run.put({
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
export function drawFavourite(run: Resolution): void {
  if (run.phase.number !== NAMING) return
  for (const { slot } of run.living().filter(seat => run.has(seat.slot, 'nameFavourite'))) {
    if (favouritesOf(run, slot).length) continue
    const others = run
      .living()
      .filter(seat => seat.slot !== slot && !seat.bystander && !isElite(seat) && seat.details?.title !== 'mayor')
      .map(seat => seat.slot)
    const of = run.draw('favourite', slot, others)
    if (of !== undefined)
      enter(run, {
        of,
        by: slot,
        why: run.given({ is: 'fact', kind: 'drawnFavourite', of, other: slot }, 'RU-FAN-1'),
      })
  }
}

/** Deaths by the own choice of a role count, whoever brings them (RU-FAN-B1). */
const ofOwnChoice: ReadonlySet<Cause> = new Set(['madman', 'arson', 'detonation', 'kamikaze'])

/** Once the favourite is gone the fanatic may kill, save where a black one had a hand in it (RU-FAN-2, RU-FAN-B1). */
export function favouriteGone(run: Resolution, death: Fact<'death'>): void {
  for (const favourite of run.ledger.found({ kind: 'favourite', of: death.of, when: 'soFar' })) {
    const { of, by: fanatic = '' } = favourite
    if (!run.game.seats.some(({ slot, alive }) => slot === fanatic && alive) || !run.has(fanatic, 'avenge')) continue
    const black = isBlack(run.seat(fanatic))
    const rule: RuleId = black ? 'RU-FAN-B1' : 'RU-FAN-2'
    const why = all(
      { is: 'fact', kind: 'mayAvenge', of: fanatic, other: of },
      { rule: 'RU-FAN-2', also: [rule] },
      [run.ledger.standing(favourite, 'soFar'), death.why],
      black ? ownDoing(run, fanatic, death) : [],
    )
    run.put({ kind: 'mayAvenge', of: fanatic, by: fanatic, why, rule, data: { favourite: of }, lasting: true })
  }
}

/** That a death is the doing of the fanatic or of those with whom he kills. Whom it was not meant for dies by accident. */
function ownDoing(
  run: Resolution,
  fanatic: SeatId,
  { of, by = '', action = '', data: { cause } }: Fact<'death'>,
): Reason[] {
  const [mine] = sides.filter(side => partnersOf(run.game.seats, side).some(({ slot }) => slot === fanatic))
  const partners = [fanatic, ...(mine ? partnersOf(run.game.seats, mine).map(({ slot }) => slot) : [])]
  const hired = mine && hirelingOf(run.game.seats, mine)?.slot
  if (cause === 'lynch' || ofOwnChoice.has(cause) || !(partners.includes(by) || by === hired)) return []
  const to = run.moves.find(({ id }) => id === action)?.to ?? []
  const meant = !to.length || to.includes(of)
  const byRole = to.some(target => target.startsWith('role:'))
  // Hypnotist and bodyguard among them led the killer on to him.
  const ledOn =
    to.some(target => partners.includes(target))
    && blows(run).some(blow => blow.action === action && blow.target === of)
  return meant || byRole || ledOn
    ? [run.given({ is: 'fact', kind: 'ownDoing', of, other: by, action }, 'RU-FAN-B1', action)]
    : []
}

/** His revenge: a kill as any other (RU-FAN-2). */
export const avenging: LateEffect = (run, { move: { id: action, actor }, at, why }) =>
  strike(run, {
    action,
    killer: actor,
    target: at,
    cause: 'civil',
    rule: actor === at && run.seat(actor).faction === 'grey' ? 'RU-FAN-G1' : 'RU-FAN-2',
    reached: why,
  })

/** Whom he killed is remembered: one of another team avenges the favourite (RU-FAN-2). */
export function rememberAvenged(run: Resolution, { by = '', action = '', data, why, phase }: Fact<'kill'>): void {
  if (phase !== undefined || run.moves.find(({ id }) => id === action)?.does !== 'avenge') return
  const kind = data.team !== run.seat(by).faction || data.team === 'grey' ? 'avenged' : 'avengedOnOwn'
  run.put({ kind, of: by, by, action, why, rule: 'RU-FAN-2', lasting: true })
}

/** What the fanatic hears: the favourite's civil role where he has not yet, every morning whom its moves chose, and that he may kill. */
export function tellFanatic(run: Resolution): void {
  for (const { slot } of stillMoving(run).filter(seat => run.has(seat.slot, 'followFavourite'))) {
    const passive = run.passive(slot, 'followFavourite')
    if (!passive || !hasUse(run, slot)) continue
    for (const favourite of favouritesOf(run, slot)) {
      tellRole(run, slot, favourite)
      tellMoves(run, slot, favourite, passive)
    }
    for (const { phase, data } of run.ledger.found({ kind: 'mayAvenge', of: slot, when: 'soFar' }))
      if (phase === undefined) run.tell(slot, 'mayAvenge', { about: data.favourite }, 'RU-FAN-2')
  }
}

/** Once: whoever takes the role over learns whom it follows too, as soon as he has the use of it (RU-GEN-23). */
function tellRole(run: Resolution, who: SeatId, { of, rule, why }: Fact<'favourite'>): void {
  if (run.ledger.found({ kind: 'favouriteKnown', of, by: who, when: 'soFar' }).length) return
  const role = run.game.seats.find(({ slot }) => slot === of)?.role ?? ''
  const knows = all({ is: 'fact', kind: 'knowsFavourite', of, other: who }, { rule }, [why])
  run.put({ kind: 'favouriteKnown', of, by: who, why: knows, rule, lasting: true })
  const by = { action: `passive:${who}:followFavourite`, ability: 'followFavourite' }
  if (learnsFact(run, who, by, of, 'role', role, rule, knows)) run.tell(who, 'favouriteRole', { about: of, role }, rule)
}

function tellMoves(
  run: Resolution,
  who: SeatId,
  { of, why }: Fact<'favourite'>,
  passive: { action: string; why: Reason },
): void {
  const moves = run.moves.filter(
    move =>
      move.actor === of
      && move.to.length > 0
      && !is(move.does, 'ofNoRole')
      && (isCivil(move) || isProstitutes(run, move)),
  )
  for (const { id: action, does, to } of moves) {
    const follows = all(
      { is: 'fact', kind: 'followsFavourite', of, other: who, action },
      { rule: 'RU-FAN-1', action },
      [passive.why, why, run.given({ is: 'fact', kind: 'choosesTargets', of, action }, 'RU-FAN-1', action)],
    )
    const by = { action: passive.action, ability: 'followFavourite' }
    if (learnsFact(run, who, by, of, does, [...to], 'RU-FAN-1', follows))
      run.tell(who, 'favouriteMove', { about: of, ability: does, who: [...to] }, 'RU-FAN-1')
  }
}

/** Who takes the role over goes on with the favourite, and with the revenge (RU-ACZ-3). */
export function inheritFavourite(run: Resolution, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !run.catalogue.role(data.role)?.abilities.includes('nameFavourite')) return
  const passed = { by: heir, why: on, lasting: true }
  for (const { of } of favouritesOf(run, dead)) run.put({ ...passed, kind: 'favourite', of, rule: 'RU-GEN-23' })
  for (const { data: right } of run.ledger.found({ kind: 'mayAvenge', of: dead, when: 'soFar' }))
    run.put({ ...passed, kind: 'mayAvenge', of: heir, rule: 'RU-ACZ-3', data: right })
  for (const kind of ['avenged', 'avengedOnOwn'] as const)
    if (run.ledger.found({ kind, of: dead, when: 'soFar' }).length)
      run.put({ ...passed, kind, of: heir, rule: 'RU-ACZ-3' })
}
