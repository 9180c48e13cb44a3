/**
 * The night kill: an order that is carried out, the blow, and what is entered of it (CONAN-AB1, B2, K5, K6). What stands in
 * its way is in `obstacles.ts`, which orders are carried out in `leading/orders.ts`.
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Note, Reason } from '../../../reason/reason.ts'
import { commit, did } from '../arrest/crime-ledger.ts'
import { struckBy } from '../arrest/struck.ts'
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import { carriedOut, ordersOf, type Order } from '../leading/orders.ts'
import { stands } from '../rulings/host.ts'
import { astray, goesAstray } from '../stopping/stops.ts'
import { judgeChameleon } from '../deceit/suitcase.ts'
import { all, any, type Effect, type Resolution } from '../vocabulary.ts'
import { grieve } from './lovers.ts'
import { bribeFor, holdsKiller, outOfReach, savesOf, unlessBribed, woundsOf, type Saves } from './obstacles.ts'
import { injure } from './wounds.ts'

const struck = perRunByKey<Reason>()
const goneBefore = perRunByKey<{ order: Order; taken: Reason }[]>()

/** An order in its turn. It names two places, killer and victim, and fares alike at both. */
const ordered: Effect = (run, { move, why }) =>
  struck(run, move.id, () => {
    const before = goneBefore(run, 'orders', () => [])
    const order = ordersOf(run).find(order => order.move.id === move.id)!
    const out = move.ruled?.holds ? why : carriedOut(run, order, before)
    const { attempt, hit } = strike(run, order, out)
    before.push({
      order,
      taken: move.ruled?.holds ? why : run.option<boolean>('kill.substitute') ? attempt : order.why,
    })
    return hit
  })

/** The orders of the kill step by rank; what is added to a kill comes after it. */
export function inKillOrder(moves: readonly Move[], run: Resolution): Move[] {
  const ranked = ordersOf(run).map(({ move }) => move.id)
  const place = ({ id, does }: Move): number => (does === 'order' ? ranked.indexOf(id) : ranked.length)
  return [...moves].sort((a, b) => place(a) - place(b) || a.received - b.received)
}

/**
 * Carries a kill out. An *attack* is what the rulebook calls it only where Protect or Heal saved the victim (CONAN-K6).
 * @returns `attempt`: that the killer went through with it; `hit`: that nothing saved the victim
 */
function strike(run: Resolution, order: Order, out: Reason): { attempt: Reason; hit: Reason } {
  const {
    killer,
    move: { id: action },
  } = order
  const led = goesAstray(run, killer, action)
  const victim = led?.holds ? (astray(run, killer, `${action} kill`) ?? order.victim) : order.victim
  const bribe = run.ledger.tried({ kind: 'bribed' })
  const attempt = stands(
    order.move,
    {
      is: 'fact',
      kind: 'setsOut',
      of: killer,
      other: victim,
      action,
      values: { form: bribe.some(({ holds }) => holds) ? 'bribe' : 'normal' },
    },
    { rule: 'CONAN-K5', notes: ownSide(run, killer, victim), action },
    out,
    led?.holds ? [comesAstray(run, order, victim, led)] : [],
    [...holdsKiller(run, killer, bribe), ...woundsOf(run, killer), ...(led && !led.holds ? [led] : [])],
  )
  const reach = outOfReach(run, victim, bribe)
  const saved = savesOf(run, killer, victim, bribe)
  const hit = stands(
    order.move,
    { is: 'attackedBy', action, at: victim },
    { rule: 'CONAN-AB1', also: ['CONAN-ON7'], action },
    attempt,
    [],
    [...reach, ...(saved ? [saved.why] : [])],
  )
  takeTurn(run, killer, action, out, bribe)
  run.dies(victim, hit, 'CONAN-AB1', { cause: 'kill', by: killer, action })
  enterDeed(run, { killer, victim, action }, { attempt, hit, reach, saved })
  grieve(run, order, victim, hit)
  judgeChameleon(run, killer, attempt)
  return { attempt, hit }
}

/** Members may kill members (CONAN-B5). */
const ownSide = (run: Resolution, killer: SeatId, victim: SeatId): Note[] =>
  run.seat(victim).faction === run.seat(killer).faction
    ? [{ claim: { is: 'fact', kind: 'oneOfTheirOwn', of: victim }, rule: 'CONAN-B5' }]
    : []

/** Where a confused killer comes. */
function comesAstray(run: Resolution, { killer, victim, move }: Order, at: SeatId, led: Reason): Reason {
  const by = run.ledger.found({ kind: 'confused', of: killer })[0]?.action
  const path = by === undefined || at === victim ? [] : [{ by, from: victim, to: at }]
  return all({ is: 'arrives', action: move.id, part: 'none', at, path }, { rule: 'CONAN-AB17', action: move.id }, [led])
}

/** An attempt is a turn, a failed one too (CONAN-B2); an arrested killer leaves the rotation instead (CONAN-B4). */
function takeTurn(run: Resolution, killer: SeatId, action: string, out: Reason, bribe: readonly Reason[]): void {
  const arrested = struckBy(run, killer)
  const why = all(
    { is: 'fact', kind: 'killTurn', of: killer, action },
    { rule: 'CONAN-B2', action },
    [out],
    unlessBribed(killer, 'outOfRotation', 'CONAN-B4', arrested, bribeFor(run, 'bribe.freesKiller', bribe)),
  )
  if (out.holds) run.put({ kind: 'killTurn', of: killer, why, rule: 'CONAN-B2', action })
  if (why.holds) run.setCount(killer, 'turns', run.count(killer, 'turns') + 1)
}

interface Blow {
  killer: SeatId
  victim: SeatId
  action: string
}
interface Fate {
  attempt: Reason
  hit: Reason
  reach: readonly Reason[]
  saved: Saves | undefined
}

/** Enters the killing or the attack, and hurts who was saved (CONAN-S12). */
function enterDeed(run: Resolution, { killer, victim, action }: Blow, { attempt, hit, reach, saved }: Fate): void {
  commit(run, { type: 'killing', by: killer, target: victim, action, why: hit, rule: 'CONAN-K5' })
  did(run, 'killing', { by: killer, target: victim, action, why: hit })
  if (!saved) return
  const attacked = all(
    { is: 'fact', kind: 'attacked', of: victim, other: killer, action },
    { rule: 'CONAN-K6', action },
    [attempt, saved.why],
    reach,
  )
  commit(run, { type: 'attacking', by: killer, target: victim, action, why: attacked, rule: 'CONAN-K6' })
  did(run, 'killing', { by: killer, target: victim, action, why: attacked })
  run.put({ kind: 'attacked', of: victim, why: attacked, rule: 'CONAN-K6', by: killer, action })
  hurt(run, victim, attacked, saved)
}

/** Who was attacked is injured where healed, and unhurt where a protection held, as the host has it (CONAN-S12). */
function hurt(run: Resolution, of: SeatId, attacked: Reason, { shields, cures }: Saves): void {
  const shieldHurts = run.option<boolean>('injury.onProtected')
  const wounds = [...(shieldHurts ? shields : []), ...(run.option<boolean>('injury.onHealed') ? cures : [])]
  if (!wounds.length) return
  const wounded = any({ is: 'fact', kind: 'nursed', of }, { rule: 'CONAN-S12' }, wounds)
  const why = all(
    { is: 'fact', kind: 'injured', of },
    { rule: 'CONAN-S12' },
    [attacked, wounds.length === 1 ? wounds[0]! : wounded],
    shieldHurts ? [] : shields,
  )
  injure(run, of, why, 'CONAN-S12')
}

export const killing: Readonly<Record<string, Effect>> = { ordered }
