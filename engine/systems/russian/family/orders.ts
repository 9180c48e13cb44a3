/**
 * Orders for a hired killer (RU-HIR-1 to RU-HIR-9): whom he goes for, whom he passes over, and what the morning says of it.
 * When the mafia who sent him goes herself stands in `late.ts`.
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { blows, strike } from '../shared/attack.ts'
import { landsAt } from '../shared/hypnosis.ts'
import { learnsFact } from '../shared/learns.ts'
import { killsAsCivil, skipsOrderBy } from '../shared/moves.ts'
import { isEmployed, partnersOf, servesNow } from '../shared/pairs.ts'
import { isBlack, negativeOf, roleNow } from '../shared/sides.ts'
import { deferred, whenNoneDied } from './late.ts'
import { hiredFor, orders, type Order } from './hired.ts'
import { hasShot } from '../killers/own-shots.ts'
import { sideKept } from '../killers/insurance.ts'
import { eitherRoleIs } from '../shared/playing.ts'
import { all, any, type LateEffect, type Resolution } from '../vocabulary.ts'
import { crossesPairs } from './pairs.ts'

const byRole = 'role:'

/** An order at its turn. */
export const ordered: LateEffect = (run, { move }) => {
  const { id: action, actor } = move
  const goer = hiredFor(run, actor)
  if (goer === undefined)
    return any({ is: 'fact', kind: 'findsTarget', of: actor, action }, { rule: 'RU-HIR-1', action })
  const { target, found } = aimed(run, move, goer)
  if (target === undefined)
    return any({ is: 'fact', kind: 'findsTarget', of: goer, action }, { rule: 'RU-HIR-5', action }, [found!])
  const order: Order = { move, goer, target, turn: orders(run).turnOf(move) }
  const late = order.turn.as === 'cross' && crossesPairs(run, order.turn.side)
  const go = (): (() => Reason) => {
    const reached = reachedOn(run, order, found, late)
    const at = landsAt(run, { ...move, actor: goer, to: [target] }, target)
    const done = strike(run, {
      action,
      killer: goer,
      target: at,
      cause: actor === goer ? 'shot' : 'order',
      rule: 'RU-HIR-2',
      reached,
      account: order.turn.side,
    })
    // The blow at whom he went for: those who share it come after (RU-GEI-3).
    order.blow = blows(run).findLast(
      blow => blow.action === action && blow.killer === goer && blow.victim === blow.target,
    )
    return done
  }
  orders(run).sent.push(order)
  return late && attackedAlready(run, order.turn.side) ? deferred(run, go) : go()
}

const attackedAlready = (run: Resolution, side: string): boolean =>
  blows(run).some(({ account, attacked }) => account === side && attacked.holds)

/** Whom an order means: the player named, or whoever has the civil role, may be touched and is not passed over (RU-HIR-5). */
function aimed(
  run: Resolution,
  { to, with: keys, id: action }: Move,
  goer: SeatId,
): { target?: SeatId; found?: Reason } {
  const [name = ''] = to
  if (!name.startsWith(byRole)) return { target: name }
  const role = name.slice(byRole.length)
  const spared = [keys.except, keys.except2, keys.except3]
  const near = run.living().filter(seat => !seat.bystander && seat.role === role)
  const outOfReach = (seat: (typeof near)[number]): Reason[] => [
    ...(spared.includes(seat.slot)
      ? [run.given({ is: 'fact', kind: 'leftInPeace', of: seat.slot }, 'RU-HIR-5', action)]
      : []),
    ...(seat.details?.title !== undefined
      ? [run.given({ is: 'fact', kind: 'untouchable', of: seat.slot }, 'RU-GEN-12')]
      : []),
  ]
  const holders = near.map(seat => {
    const over = passedOver(run, { goer, target: seat.slot, agreed: keys.agreed === 'yes', action })
    const claim = { is: 'fact', kind: 'withinReach', of: seat.slot, action, values: { role } } as const
    const cite = { rule: 'RU-HIR-5', action } as const
    return {
      slot: seat.slot,
      there: all(claim, cite, [], outOfReach(seat)),
      open: all(claim, cite, [], [...outOfReach(seat), ...over]),
    }
  })
  const open = holders.filter(one => one.open.holds)
  // Where all are passed over he sets out for one of them, and passes.
  const meant = open.length ? open : holders.filter(({ there }) => there.holds).slice(0, 1)
  const found = any(
    { is: 'fact', kind: 'holderFound', of: '', action, values: { role } },
    { rule: 'RU-HIR-5', action },
    holders.map(one => (open.length ? one.open : one.there)),
  )
  const choices = meant.map(({ slot }) => slot)
  const target = choices.length > 1 ? run.ask('orderTarget', { choices, actions: [action] }) : choices[0]
  return { found, ...(target !== undefined && { target }) }
}

/** That the hired killer comes to his target. */
function reachedOn(
  run: Resolution,
  { move, goer, target, turn }: Order,
  found: Reason | undefined,
  late: boolean,
): Reason {
  const { id: action, actor } = move
  const thought: Move = { ...move, actor: goer, to: [target], ability: run.catalogue.ability('shoot')! }
  const going = all({ is: 'fact', kind: 'setsOut', of: goer, other: target, action }, { rule: 'RU-HIR-9', action }, [
    run.trial(thought),
  ])
  const shot = turn.as === 'own' ? hasShot(run, turn.side) : late ? crossing(run, turn.side) : standsIn(run, turn.side)
  const alone = actor === goer
  return all(
    { is: 'fact', kind: 'goesOnOrder', of: goer, other: target, action },
    {
      rule: alone
        ? 'RU-HIR-8'
        : servesNow(
              run.game.seats,
              run.game.seats.find(({ slot }) => slot === goer)!,
            ) === 'maniac'
          ? 'RU-YAK-1'
          : 'RU-HIR-1',
      also: crossedOver(run, goer),
      notes: alone ? [] : [{ claim: { is: 'fact', kind: 'sentBy', of: goer, other: actor, action }, rule: 'RU-HIR-1' }],
      action,
    },
    [going, ...(found ? [found] : []), shot],
    [
      ...earlier(run, action, goer),
      ...passedOver(run, { goer, target, agreed: move.with.agreed === 'yes', action }),
      ...elsewhere(run, goer),
      ...(alone ? [] : unstopped(run, move)),
    ],
  )
}

/** A hired killer whose own pair is out goes for the other one (RU-YAK-2). */
function crossedOver(run: Resolution, goer: SeatId): RuleId[] {
  const seat = run.game.seats.find(({ slot }) => slot === goer)!
  const role = roleNow(run.game.seats, seat)
  return role === negativeOf(seat) ? [] : ['RU-YAK-2']
}

/** One order a night (RU-HIR-1). */
const earlier = (run: Resolution, action: string, goer: SeatId): Reason[] =>
  orders(run)
    .sent.filter(order => order.goer === goer && order.move.id !== action)
    .slice(0, 1)
    .map(({ move }) => run.given({ is: 'fact', kind: 'orderTaken', of: goer, action: move.id }, 'RU-HIR-1', move.id))

/** Who kills through a civil role that night goes on no order (RU-INV-B2). */
const elsewhere = (run: Resolution, goer: SeatId): Reason[] =>
  run.moves
    .filter(move => killsAsCivil(move) && move.actor === goer)
    .map(({ id, does }) =>
      run.given({ is: 'fact', kind: 'killsElsewhere', of: goer, action: id }, skipsOrderBy(does), id),
    )

/** What would stop the mafia who gave an order does not stop the order (RU-HIR-4). */
function unstopped(run: Resolution, move: Move): Reason[] {
  const own = run.trial({ ...move, does: 'shoot', ability: run.catalogue.ability('shoot')!, to: [move.actor] })
  return own.holds
    ? []
    : [
        all(
          { is: 'fact', kind: 'orderStopped', of: move.actor, action: move.id },
          { rule: 'RU-HIR-4', action: move.id },
          [all({ is: 'fact', kind: 'keptHerself', of: move.actor }, { rule: 'RU-HIR-4' }, [], [own])],
          [run.given({ is: 'fact', kind: 'orderStands', of: move.actor, action: move.id }, 'RU-HIR-4', move.id)],
        ),
      ]
}

/** An order in the maniac's place: only where he was kept from attacking (RU-HIR-7). */
const standsIn = (run: Resolution, side: Order['turn']['side']): Reason =>
  all({ is: 'fact', kind: 'standsIn', of: '', values: { side } }, { rule: 'RU-HIR-7' }, [sideKept(run, side)])
/** An order in the place of another pair, also where its victim was saved (RU-YAK-5). */
const crossing = (run: Resolution, side: Order['turn']['side']): Reason => {
  const saved = whenNoneDied(run, side, 'RU-YAK-5')
  return any({ is: 'fact', kind: 'standsIn', of: '', values: { side } }, { rule: 'RU-YAK-5' }, [
    sideKept(run, side),
    saved,
  ])
}

/** Whom a hired killer passes over (RU-HIR-3). A partner of the mafia is gone for where both agreed. */
export function passedOver(
  run: Resolution,
  { goer, target, agreed, action }: { goer: SeatId; target: SeatId; agreed: boolean; action: string },
): Reason[] {
  const seat = run.seat(target)
  const over = (how: string): Reason =>
    run.given({ is: 'fact', kind: 'passedOver', of: target, other: goer, action, values: { how } }, 'RU-HIR-3')
  const guards = run.ledger.attempts({ kind: 'guarded', of: target, when: 'soFar' })
  const ward = run.ledger.seek({ kind: 'warded', of: target, when: 'soFar' }, 'RU-BOD-6', {
    is: 'fact',
    kind: 'isWard',
    of: target,
  })
  const side = servesNow(
    run.game.seats,
    run.game.seats.find(({ slot }) => slot === goer)!,
  )
  const partner = side !== undefined && partnersOf(run.game.seats, side).some(({ slot }) => slot === target)
  const black =
    partner && agreed
      ? all(
          { is: 'fact', kind: 'passedOver', of: target, other: goer, action, values: { how: 'black' } },
          { rule: 'RU-HIR-3' },
          [],
          [run.given({ is: 'fact', kind: 'partnerAgreed', of: target, other: goer, action }, 'RU-HIR-3', action)],
        )
      : over('black')
  return [
    ...(target === goer ? [over('self')] : isBlack(seat) ? [black] : []),
    ...(guards.length
      ? [
          any(
            { is: 'fact', kind: 'passedOver', of: target, other: goer, action, values: { how: 'guarded' } },
            { rule: 'RU-HIR-3' },
            guards.map(fact => run.ledger.standing(fact, 'soFar')),
          ),
        ]
      : []),
    ...(ward.because.length
      ? [
          all(
            { is: 'fact', kind: 'passedOver', of: target, other: goer, action, values: { how: 'ward' } },
            { rule: 'RU-HIR-3' },
            [ward],
          ),
        ]
      : []),
    ...(eitherRoleIs(run.game, seat, 'passedOver') ? [over('kamikaze')] : []),
  ]
}

/** What the morning says: his targets to the hireling, the teams of his victims to those who sent him, and who has the role he was sent for (RU-HIR-5, RU-HIR-6). */
export function reportOrders(run: Resolution): void {
  const { seats } = run.game
  for (const {
    move: { id: action, actor, to },
    goer,
    target,
    blow,
  } of orders(run).sent) {
    const side = servesNow(
      seats,
      seats.find(({ slot }) => slot === goer)!,
    )
    if (side === undefined) continue
    const alone = actor === goer
    if (!alone && run.seat(goer).alive) run.tell(goer, 'orderTargets', { who: target }, 'RU-RES-7')
    const employers = alone
      ? []
      : partnersOf(seats, side)
          .map(({ slot }) => slot)
          .filter(slot => run.seat(slot).alive)
    if (blow?.outcome?.holds)
      for (const slot of employers) {
        const why = all(
          { is: 'fact', kind: 'learnsTeam', of: slot, other: target, action },
          { rule: 'RU-HIR-6', action },
          [blow.outcome],
        )
        const team = run.seat(target).faction
        if (learnsFact(run, slot, { action, ability: 'order' }, target, 'team', team, 'RU-HIR-6', why))
          run.tell(slot, 'orderedKill', { who: target, team }, 'RU-HIR-6')
      }
    if (to[0]?.startsWith(byRole) && blow?.attacked.holds && run.seat(target).alive)
      for (const slot of [...employers, ...(run.seat(goer).alive ? [goer] : [])]) {
        const why = all(
          { is: 'fact', kind: 'survivedOrder', of: target, other: goer, action },
          { rule: 'RU-HIR-5', action },
          [blow.attacked],
          [blow.outcome ?? blow.attacked].filter(({ holds }) => !holds),
        )
        const { role } = run.seat(target)
        if (learnsFact(run, slot, { action, ability: 'order' }, target, 'civilRole', role, 'RU-HIR-5', why))
          run.tell(slot, 'holderSurvived', { who: target, role }, 'RU-HIR-5')
      }
  }
  for (const seat of seats) {
    const side = seat.alive && !run.seat(seat.slot).alive ? servesNow(seats, seat) : undefined
    if (side === undefined || !isEmployed(seats, seat)) continue
    for (const { slot } of partnersOf(seats, side))
      if (run.seat(slot).alive) run.tell(slot, 'hirelingDead', { who: seat.slot }, 'RU-HIR-6')
  }
}
