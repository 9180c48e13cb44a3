/** Who acts for whom, whose orders are taken in, and who can lead or have the suitcase (CONAN-A5, A6, B1, B3, BS1, L2, L4 to L6). */
import type { Game, PhaseState, Seat } from '../../../journal/state.ts'
import { seatOf } from '../../../journal/state.ts'
import { rememberedOf } from '../vocabulary.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { is } from '../abilities.ts'
import { option } from '../option.ts'
import { no, type Check, type Sent } from '../refusal.ts'
import { boysRank } from '../roles/town.ts'
import { leaderOf } from './leader.ts'
import { cannotKill, fewerTurns, named } from './orders.ts'
import { playersSaid, says } from './refusal-words.ts'

/** The group within which somebody hands actions over: the Organization, or the Detective Boys. */
const groupOf = ({ faction, role }: Seat): string | undefined =>
  faction === 'bo' ? 'bo' : boysRank.includes(role) ? 'boys' : undefined

/** Who acts for whom: what was handed over before, and in this phase. */
function handed(game: Game, phase: PhaseState, before?: Sent): { from: SeatId; to: SeatId }[] {
  const ids = phase.submissions.findIndex(({ id }) => id === before?.id)
  const now = phase.submissions.filter(
    ({ does, withdrawn }, place) =>
      does === 'handOff' && !withdrawn && (before === undefined || ids < 0 || place < ids),
  )
  const kept = rememberedOf(game.facts, 'handedOff')
    .filter(({ by }) => by !== undefined && !now.some(one => one.by === by))
    .map(({ by, of }) => ({ from: by!, to: of }))
  const result = [...kept]
  for (const { by, to } of now)
    if (to[0] !== undefined && to[0] !== by && !overburdened(game, result, by, to[0]))
      result.push({ from: by, to: to[0] })
  return result
}

function overburdened(game: Game, done: readonly { from: SeatId; to: SeatId }[], from: SeatId, to: SeatId): boolean {
  const [giver, taker] = [seatOf(game, from), seatOf(game, to)]
  const group = giver && groupOf(giver)
  return (
    group === undefined
    || !taker
    || groupOf(taker) !== group
    || new Set(done.filter(one => one.to === to && one.from !== from).map(one => one.from)).size
      >= Number(option(game, 'handoff.max'))
  )
}

/** Within one group, and for so many others as the host set. */
export const handOff: Check = (game, phase, move) => {
  const { by, does, to } = move
  return does === 'handOff' && to[0] !== by && overburdened(game, handed(game, phase, move), by, to[0] ?? '')
    ? no('CONAN-A6', says('cannotActFor', { to: String(to[0]), by, max: Number(option(game, 'handoff.max')) }))
    : undefined
}

/** Whoever sends something in for another was given it, or leads. */
export const actsFor: Check = (game, phase, { by, does, with: given = {} }) => {
  const sender = own(given, 'sentBy')
  if (sender === undefined || sender === by || handed(game, phase).some(({ from, to }) => from === by && to === sender))
    return undefined
  if (leaderOf(game) === sender && does === 'order') return undefined
  if (leaderOf(game) !== sender || groupOf(seatOf(game, by)!) !== 'bo')
    return no('CONAN-A6', says('notHanded', { by, sender }))
  return does === 'aptx' ? no('CONAN-L4', says('noPoison')) : no('CONAN-L5', says('killsOnly'))
}

/** Who orders whom, and whether that one may kill tonight. */
export const order: Check = (game, phase, { id, by, does, to, with: given = {} }) => {
  if (does !== 'order') return undefined
  const { killer, victim } = named({ by, to })
  if (killer === victim) return no('CONAN-L2', says('himself', { killer }))
  const seat = seatOf(game, killer)
  if (seat?.faction !== 'bo') return no('CONAN-L2', says('noMember', { killer }))
  if (killer !== by && leaderOf(game) !== by && !handed(game, phase).some(one => one.from === killer && one.to === by))
    return no('CONAN-A5', says('ordersHimself', { by, killer }))
  if (killer === by && cannotKill(seat) && leaderOf(game) !== (own(given, 'sentBy') ?? by)) return undefined
  // Who is released tonight kills tonight: releases stand before the kill (CONAN-S22, CONAN-ON4).
  const freed = phase.submissions.some(one => is(one.does, 'frees') && one.to.includes(killer) && !one.withdrawn)
  if (cannotKill(seat) && !(freed && seat.alive)) return no('CONAN-B3', says('cannotKill', { killer }))
  const waiting = fewerTurns(game, killer).filter(({ waitedFor }) => waitedFor)
  const letPass = phase.submissions.some(one => one.id === id && one.ruled?.holds)
  return waiting.length && !letPass && option(game, 'kill.rotation') === 'strict'
    ? no('CONAN-B1', says('fewerTurns', { who: playersSaid(waiting.map(({ slot }) => slot)), killer }))
    : undefined
}

const areMembers = (game: Game, slots: readonly SeatId[]): boolean =>
  slots.every(slot => seatOf(game, slot)?.faction === 'bo')

/** The Leader gives the suitcase, and to members. */
export const suitcase: Check = (game, _phase, { by, does, to }) => {
  if (does !== 'suitcase') return undefined
  if (leaderOf(game) !== by) return no('CONAN-BS1', says('leaderGives'))
  return areMembers(game, to) ? undefined : no('CONAN-BS1', says('toMembers'))
}

/** Members alone can be elected. */
export const elect: Check = (game, _phase, { does, to }) =>
  does === 'elect' && !areMembers(game, to) ? no('CONAN-L6', says('leads')) : undefined
