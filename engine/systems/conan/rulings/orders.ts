/** Orders to kill: which of them count, in whose order, and which are carried out (CONAN-L1 to L13, CONAN-B1 to B4). */
import type { Game } from '../../../game/state.ts'
import { own } from '../../../rules/catalogue.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import type { Walk } from '../../../resolve/sequence/walk.ts'
import type { RuleId, Slot } from '../../../why/claim.ts'
import { all, any, least, type Reason } from '../../../why/reason.ts'
import { gates, loverOf } from './conditions.ts'
import { leaderOf, leads, members, rankOf } from './leader.ts'
import { drawer } from './memo.ts'

/** Who is to kill whom on whose word. `why`: that the order counts, whoever else orders. */
export interface Order {
  move: Move
  killer: Slot
  victim: Slot
  why: Reason
}

/** A kill has one target; an order names the killer first where that is not the one who orders. */
export const named = ({ by, to }: { by: Slot; to: readonly string[] }): { killer: Slot; victim: Slot } =>
  to.length > 1 ? { killer: to[0]!, victim: to[1]! } : { killer: by, victim: to[0]! }

/** Whose word an order is: who sent it in, where that is the Leader for a member. */
const giverOf = ({ actor, with: { sentBy } }: Move): Slot => sentBy ?? actor

const turnsOf = ({ state = {} }: Pick<Game, 'state'>, slot: Slot): number =>
  Number(own(own(state, slot) ?? {}, 'turns') ?? 0)
const skipped = ['abroad', 'arrested']

/** Members who had fewer turns than this one; the dead, arrested and absent are no reason to wait (CONAN-B1, CONAN-B3). */
export function fewerTurns(game: Game, killer: Slot): { slot: Slot; waitedFor: boolean }[] {
  return members(game)
    .filter(({ slot }) => turnsOf(game, slot) < turnsOf(game, killer))
    .map(({ slot, alive, status }) => ({ slot, waitedFor: alive && !skipped.some(mark => status.includes(mark)) }))
}

/** Whether a member cannot kill at all tonight: dead, arrested, abroad. */
export const cannotKill = ({ alive, status }: { alive: boolean; status: readonly string[] }): boolean =>
  !alive || skipped.some(mark => status.includes(mark))

function inTurn(walk: Walk, { id, ruled }: Move, killer: Slot): Reason {
  const reason = all(
    { is: 'fact', kind: 'inTurn', of: killer },
    { rule: 'CONAN-B1' },
    [],
    fewerTurns(walk.game, killer).map(({ slot, waitedFor }) => {
      const fewer = walk.given({ is: 'fact', kind: 'hadFewerTurns', of: slot }, 'CONAN-B1')
      return waitedFor
        ? fewer
        : all(
            { is: 'fact', kind: 'waitedFor', of: slot },
            { rule: 'CONAN-B3' },
            [fewer],
            [walk.given({ is: 'fact', kind: 'outOfRotation', of: slot }, 'CONAN-B3')],
          )
    }),
  )
  const rotation = walk.option('kill.rotation')
  if (rotation === 'off') return walk.given({ is: 'fact', kind: 'noRotation', of: killer }, 'CONAN-B3')
  if (reason.holds || (rotation === 'strict' && !ruled?.holds)) return reason
  const let_ = allowed(
    walk,
    id,
    () => ruled?.holds === true || walk.ask('rotation', { choices: ['allow', 'refuse'], actions: [id] }) === 'allow',
  )
  return any({ is: 'fact', kind: 'mayKill', of: killer }, { rule: 'CONAN-B3' }, [
    reason,
    ...(let_ ? [walk.given({ is: 'fact', kind: 'letPass', of: killer }, 'CONAN-B3')] : []),
  ])
}
const allowed = drawer<boolean>()

/** A Leader's order falls when the one he ordered neutralised him, or as the host has it (CONAN-L12). */
function voided(walk: Walk, leader: Slot, killer: Slot): Reason | undefined {
  const scope = walk.option('leader.neutralisedVoidsOrder')
  if (scope === 'never') return undefined
  const by = walk.ledger
    .attempts({ kind: 'neutralised', of: leader, when: 'soFar' })
    .filter(fact => scope === 'always' || fact.by === killer)
  return by.length
    ? any(
        { is: 'fact', kind: 'orderVoided', of: leader, other: killer },
        { rule: 'CONAN-L12' },
        by.map(({ why }) => why),
      )
    : undefined
}

/** Every order, the Leader's first and then by rank, with why it counts. */
export function ordersOf(walk: Walk): Order[] {
  const leader = leaderOf(walk.game)
  const sent = walk.moves.filter(({ does }) => does === 'order')
  const place = (move: Move): number => (giverOf(move) === leader ? -1 : rankOf(walk.game, walk.seat(move.actor)))
  const ordered = [...sent].sort((a, b) => place(a) - place(b) || seatPlace(walk, a) - seatPlace(walk, b))
  return tied(walk, ordered, place).map(move => {
    const { killer, victim } = named({ by: move.actor, to: move.to })
    return { move, killer, victim, why: counts(walk, move, killer, victim, leader) }
  })
}

const seatPlace = (walk: Walk, { actor }: Move): number => walk.game.seats.findIndex(({ slot }) => slot === actor)
const chosen = drawer<string>()

/** Where the first two are of one rank the host says whose order stands. */
function tied(walk: Walk, ordered: Move[], place: (move: Move) => number): Move[] {
  const first = ordered.filter(move => place(move) === place(ordered[0]!))
  if (first.length < 2) return ordered
  const choices = first.map(({ actor }) => actor)
  const answer = chosen(walk, 'rank', () => walk.ask('rank', { choices, actions: first.map(({ id }) => id) }))
  return [...ordered.filter(({ actor }) => actor === answer), ...ordered.filter(({ actor }) => actor !== answer)]
}

function counts(walk: Walk, move: Move, killer: Slot, victim: Slot, leader: Slot | undefined): Reason {
  const { id } = move
  const actor = giverOf(move)
  const ofLeader = actor === leader
  const rule: RuleId = ofLeader ? 'CONAN-L2' : 'CONAN-L3'
  const right = ofLeader
    ? leads(walk, actor)
    : killer === actor
      ? walk.given({ is: 'fact', kind: 'ordersItself', of: actor, action: id }, 'CONAN-L3')
      : all({ is: 'fact', kind: 'actsFor', of: actor, other: killer }, { rule: 'CONAN-A5' }, [
          walk.given({ is: 'fact', kind: 'handedOver', of: killer, other: actor }, 'CONAN-A6'),
        ])
  const lovers =
    ofLeader && loverOf(walk, killer) === victim
      ? [walk.given({ is: 'fact', kind: 'lovers', of: killer, other: victim }, 'CONAN-L10')]
      : []
  const void_ = ofLeader ? voided(walk, actor, killer) : undefined
  return all(
    { is: 'fact', kind: killer === actor ? 'ownOrderCounts' : 'orderCounts', of: actor, other: killer, action: id },
    { rule, action: id },
    [right, ...lovers, inTurn(walk, move, killer)],
    [...obstaclesOf(walk, move, { gates }), ...(void_ ? [void_] : [])],
  )
}

/** An order beside those that go before it: carried out where fewer of them than kills a night stand (CONAN-B4). */
export function carriedOut(walk: Walk, order: Order, before: readonly { order: Order; taken: Reason }[]): Reason {
  const earlier = before.map(({ order: { why }, taken }) =>
    why.unless.some(({ rule, holds }) => rule === 'CONAN-L12' && holds)
      ? all(why.claim, { rule: 'CONAN-L13' }, [taken])
      : taken,
  )
  const most = walk.option<number>('kill.perNight')
  const full =
    earlier.length || !most
      ? [least(most, { is: 'fact', kind: 'killTaken', of: order.move.actor }, { rule: 'CONAN-B4' }, earlier)]
      : []
  return all(
    { is: 'fact', kind: 'carriedOut', of: order.killer, action: order.move.id },
    { rule: 'CONAN-L3', action: order.move.id },
    [order.why],
    full,
  )
}

/** The orders that stand as things are now, as many as kills a night: what a charge of this phase is tested on. */
export const leadingOrders = (walk: Walk): Order[] =>
  ordersOf(walk)
    .filter(({ why }) => why.holds)
    .slice(0, walk.option<number>('kill.perNight'))
