/** Orders to kill: which of them count, in whose order, and which are carried out (CONAN-L1 to L13, CONAN-B1 to B4). */
import type { Game } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { actorGuards, loverOf } from '../rulings/conditions.ts'
import { leaderOf, leads, members, rankOf } from './leader.ts'
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import { all, any, least, type Resolution } from '../vocabulary.ts'

/** Who is to kill whom on whose word. `why`: that the order counts, whoever else orders. */
export interface Order {
  move: Move
  killer: SeatId
  victim: SeatId
  why: Reason
}

/** A kill has one target; an order names the killer first where that is not the one who orders. */
export const named = ({ by, to }: { by: SeatId; to: readonly string[] }): { killer: SeatId; victim: SeatId } =>
  to.length > 1 ? { killer: to[0]!, victim: to[1]! } : { killer: by, victim: to[0]! }

/** Whose word an order is: who sent it in, where that is the Leader or who was handed the actions of the member. */
export const giverOf = ({ actor, with: given }: Pick<Move, 'actor'> & { with?: Move['with'] | undefined }): SeatId =>
  own(given ?? {}, 'sentBy') ?? actor

/** An order in the form in which its giver names the killer, however it was sent in. */
function asGiven(move: Move): Move {
  const { killer, victim } = named({ by: move.actor, to: move.to })
  return { ...move, actor: giverOf(move), to: [killer, victim] }
}

const turnsOf = ({ state = {} }: Pick<Game, 'state'>, slot: SeatId): number =>
  Number(own(own(state, slot) ?? {}, 'turns') ?? 0)
const skipped = ['abroad', 'arrested']

/** Members who had fewer turns than this one; the dead, arrested and absent are no reason to wait (CONAN-B1, CONAN-B3). */
export function fewerTurns(game: Game, killer: SeatId): { slot: SeatId; waitedFor: boolean }[] {
  return members(game)
    .filter(({ slot }) => turnsOf(game, slot) < turnsOf(game, killer))
    .map(({ slot, alive, status }) => ({ slot, waitedFor: alive && !skipped.some(mark => status.includes(mark)) }))
}

/** Whether a member cannot kill at all tonight: dead, arrested, abroad. */
export const cannotKill = ({ alive, status }: { alive: boolean; status: readonly string[] }): boolean =>
  !alive || skipped.some(mark => status.includes(mark))

/** That nobody is waited for; nothing to ask where turns are not counted (CONAN-B3). */
function inTurn(run: Resolution, { id, ruled }: Move, killer: SeatId): Reason | undefined {
  const rotation = run.option('kill.rotation')
  if (rotation === 'off') return undefined
  const reason = all(
    { is: 'fact', kind: 'inTurn', of: killer },
    { rule: 'CONAN-B1' },
    [],
    fewerTurns(run.game, killer).map(({ slot, waitedFor }) => {
      const fewer = run.given({ is: 'fact', kind: 'hadFewerTurns', of: slot }, 'CONAN-B1')
      return waitedFor
        ? fewer
        : all(
            { is: 'fact', kind: 'waitedFor', of: slot },
            { rule: 'CONAN-B3' },
            [fewer],
            [run.given({ is: 'fact', kind: 'outOfRotation', of: slot }, 'CONAN-B3')],
          )
    }),
  )
  if (reason.holds || (rotation === 'strict' && !ruled?.holds)) return reason
  const let_ = allowed(
    run,
    id,
    () => ruled?.holds === true || run.ask('rotation', { choices: ['allow', 'refuse'], actions: [id] }) === 'allow',
  )
  return any({ is: 'fact', kind: 'mayKill', of: killer }, { rule: 'CONAN-B3' }, [
    reason,
    ...(let_ ? [run.given({ is: 'fact', kind: 'letPass', of: killer }, 'CONAN-B3')] : []),
  ])
}
const allowed = perRunByKey<boolean>()

/**
 * A Leader's order to kill the other lover falls when the lover whom he ordered neutralised him, or as the host has it
 * (CONAN-L12).
 */
function voided(run: Resolution, leader: SeatId, killer: SeatId, victim: SeatId): Reason | undefined {
  const scope = run.option('leader.neutralisedVoidsOrder')
  if (scope === 'never' || (scope === 'byLover' && loverOf(run, killer) !== victim)) return undefined
  const by = run.ledger
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
export function ordersOf(run: Resolution): Order[] {
  const leader = leaderOf(run.game)
  const sent = run.moves.filter(({ does }) => does === 'order')
  const place = (move: Move): number => (giverOf(move) === leader ? -1 : rankOf(run.game, run.seat(giverOf(move))))
  const ordered = [...sent].sort((a, b) => place(a) - place(b) || seatPlace(run, a) - seatPlace(run, b))
  return tied(run, ordered, place).map(move => {
    const { killer, victim } = named({ by: move.actor, to: move.to })
    return { move, killer, victim, why: counts(run, move, killer, victim, leader) }
  })
}

const seatPlace = (run: Resolution, move: Move): number =>
  run.game.seats.findIndex(({ slot }) => slot === giverOf(move))
const chosen = perRunByKey<string>()

/** Where the first two are of one rank the host says whose order stands. */
function tied(run: Resolution, ordered: Move[], place: (move: Move) => number): Move[] {
  const first = ordered.filter(move => place(move) === place(ordered[0]!))
  if (first.length < 2) return ordered
  const choices = first.map(giverOf)
  const answer = chosen(run, 'rank', () => run.ask('rank', { choices, actions: first.map(({ id }) => id) }))
  return [...ordered.filter(move => giverOf(move) === answer), ...ordered.filter(move => giverOf(move) !== answer)]
}

function counts(run: Resolution, move: Move, killer: SeatId, victim: SeatId, leader: SeatId | undefined): Reason {
  const { id } = move
  const giver = giverOf(move)
  const ofLeader = giver === leader
  const right = ofLeader ? leads(run, giver) : killer === giver ? undefined : actsFor(run, giver, killer)
  const turn = inTurn(run, move, killer)
  const ofLovers = ofLeader && loverOf(run, killer) === victim
  const void_ = ofLeader ? voided(run, giver, killer, victim) : undefined
  return all(
    { is: 'fact', kind: killer === giver ? 'ownOrderCounts' : 'orderCounts', of: giver, other: killer, action: id },
    {
      rule: ofLeader ? 'CONAN-L2' : 'CONAN-L3',
      also: turn ? [] : ['CONAN-B3'],
      notes: ofLovers ? [{ claim: { is: 'fact', kind: 'lovers', of: killer, other: victim }, rule: 'CONAN-L10' }] : [],
      action: id,
    },
    [right, turn].filter(reason => reason !== undefined),
    [...obstaclesOf(run, asGiven(move), { actorGuards }), ...(void_ ? [void_] : [])],
  )
}

/** Whoever was given somebody's actions orders for him (CONAN-A5, CONAN-A6). */
function actsFor(run: Resolution, of: SeatId, killer: SeatId): Reason {
  const given = run.ledger.tried({ kind: 'handedOff', of, by: killer, when: 'soFar' })
  // Where the papers of a phase come after its kills, what they say was read when the order was taken in.
  const held = given.length ? given : [run.given({ is: 'fact', kind: 'handedOver', of: killer, other: of }, 'CONAN-A6')]
  return any({ is: 'fact', kind: 'actsFor', of, other: killer }, { rule: 'CONAN-A5' }, held)
}

/** An order beside those that go before it: carried out where fewer of them than kills a night stand (CONAN-B4). */
export function carriedOut(run: Resolution, order: Order, before: readonly { order: Order; taken: Reason }[]): Reason {
  const inPlace = before.some(({ order: { why } }) => why.unless.some(one => one.rule === 'CONAN-L12' && one.holds))
  const most = run.option<number>('kill.perNight')
  const full =
    before.length || !most
      ? [
          least(
            most,
            { is: 'fact', kind: 'killTaken', of: giverOf(order.move) },
            { rule: 'CONAN-B4' },
            before.map(({ taken }) => taken),
          ),
        ]
      : []
  return all(
    { is: 'fact', kind: 'carriedOut', of: order.killer, action: order.move.id },
    { rule: 'CONAN-L3', also: inPlace ? ['CONAN-L13'] : [], action: order.move.id },
    [order.why],
    full,
  )
}
