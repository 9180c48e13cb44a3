/** The night kill: from the order that is carried out to the blow, and what the blow meets (CONAN-AB1, K5 to K7, L10, L11). */
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Note, Reason } from '../../../reason/reason.ts'
import { gates, inKillStep, isMarked, loverOf, tried } from '../rulings/conditions.ts'
import { commit, did } from '../arrest/crime-ledger.ts'
import { drawers } from '../../../resolve/sequence/drawer.ts'
import { carriedOut, giverOf, ordersOf, type Order } from '../leading/orders.ts'
import { finds, seekFact, stands } from '../rulings/host.ts'
import { leaderOf } from '../leading/leader.ts'
import { injure } from './save.ts'
import { astray, goesAstray } from '../stopping/stops.ts'
import { judgeChameleon } from '../deceit/suitcase.ts'
import { all, any, type Effect, type Says, type Walk } from '../vocabulary.ts'

const verdicts = drawers<Reason>()
const done = drawers<{ order: Order; taken: Reason }[]>()

/** An order in its turn. It names two places, killer and victim, and fares alike at both. */
const ordered: Effect = (walk, { move, why }) =>
  verdicts(walk, move.id, () => {
    const before = done(walk, 'orders', () => [])
    const order = ordersOf(walk).find(order => order.move.id === move.id)!
    const out = move.ruled?.holds ? why : carriedOut(walk, order, before)
    const { attempt, attack } = strike(walk, order, out)
    before.push({
      order,
      taken: move.ruled?.holds ? why : walk.option<boolean>('kill.substitute') ? attempt : order.why,
    })
    return attack
  })

/** Orders in the order of rank, after whatever else belongs to the step; what is added to a kill comes after it. */
export function inKillOrder(moves: readonly Move[], walk: Walk): Move[] {
  const ranked = ordersOf(walk).map(({ move }) => move.id)
  const place = ({ id, does }: Move): number =>
    does === 'vengeance' ? -1 : does === 'order' ? ranked.indexOf(id) : ranked.length
  return [...moves].sort((a, b) => place(a) - place(b) || a.received - b.received)
}

/** Carries a kill out. @returns that the killer went through with it, and that the victim was hit */
function strike(walk: Walk, order: Order, out: Reason): { attempt: Reason; attack: Reason } {
  const {
    killer,
    move: { id: action },
  } = order
  const led = goesAstray(walk, killer, action)
  const victim = led?.holds ? (astray(walk, killer, `${action} kill`) ?? order.victim) : order.victim
  const bribe = tried(walk, { kind: 'bribed' })
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
    { rule: 'CONAN-K5', notes: ownSide(walk, killer, victim), action },
    out,
    led?.holds ? [comesAstray(walk, order, victim, led)] : [],
    [...stopped(walk, killer, bribe), ...woundsOf(walk, killer), ...(led && !led.holds ? [led] : [])],
  )
  const reach = outOfReach(walk, victim, bribe)
  const saved = savesOf(walk, killer, victim, bribe)
  const attack = stands(
    order.move,
    { is: 'attackedBy', action, at: victim },
    { rule: 'CONAN-AB1', also: ['CONAN-ON7'], action },
    attempt,
    [],
    [...reach, ...(saved ? [saved.why] : [])],
  )
  takeTurn(walk, killer, action, out, bribe)
  walk.dies(victim, attack, 'CONAN-AB1', { cause: 'kill', by: killer, action })
  enter(walk, { killer, victim, action }, { attempt, attack, reach, saved })
  grieve(walk, order, victim, attack)
  judgeChameleon(walk, killer, attempt)
  return { attempt, attack }
}

/** Members may kill members (CONAN-B5). */
const ownSide = (walk: Walk, killer: Slot, victim: Slot): Note[] =>
  walk.seat(victim).faction === walk.seat(killer).faction
    ? [{ claim: { is: 'fact', kind: 'oneOfTheirOwn', of: victim }, rule: 'CONAN-B5' }]
    : []

/** Where a confused killer comes. */
function comesAstray(walk: Walk, { killer, victim, move }: Order, at: Slot, led: Reason): Reason {
  const by = walk.ledger.found({ kind: 'confused', of: killer })[0]?.action
  const path = by === undefined || at === victim ? [] : [{ by, from: victim, to: at }]
  return all({ is: 'arrives', action: move.id, part: 'none', at, path }, { rule: 'CONAN-AB17', action: move.id }, [led])
}

/** What a bribe overrides (CONAN-AB2, CONAN-O6). */
const unlessBribed = (
  of: Slot,
  kind: Says,
  rule: RuleId,
  because: readonly Reason[],
  bribe: readonly Reason[],
  ...more: Reason[]
): Reason[] =>
  because.length
    ? [any({ is: 'fact', kind, of }, { rule, also: bribe.length ? ['CONAN-O6'] : [] }, because, [...bribe, ...more])]
    : []

/** A bribe frees no arrested killer and reaches nobody in jail, unless the host has it so (CONAN-K1, CONAN-S20). */
const bribeFor = (
  walk: Walk,
  option: 'bribe.freesKiller' | 'bribe.reachesJail',
  bribe: readonly Reason[],
): readonly Reason[] => (walk.option<boolean>(option) ? bribe : [])

/** What keeps a killer from it: then it is neither killing nor attack (CONAN-K7). */
function stopped(walk: Walk, killer: Slot, bribe: readonly Reason[]): Reason[] {
  const stops = (kind: 'neutralised' | 'arrested', freed: readonly Reason[]): Reason[] =>
    unlessBribed(killer, 'killerStopped', 'CONAN-K7', tried(walk, { kind, of: killer }), freed)
  const dead = tried(walk, { kind: 'death', of: killer, where: fact => !inKillStep(walk, fact) })
  const away = tried(walk, { kind: 'abroad', of: killer })
  return [
    ...stops('neutralised', bribe),
    ...stops('arrested', bribeFor(walk, 'bribe.freesKiller', bribe)),
    ...(dead.length ? [any({ is: 'fact', kind: 'heldByDeath', of: killer }, { rule: 'CONAN-K1' }, dead)] : []),
    ...(away.length ? [any({ is: 'fact', kind: 'heldAbroad', of: killer }, { rule: 'CONAN-S3' }, away)] : []),
  ]
}

/** An injury does not keep a member from killing (CONAN-S8). */
function woundsOf(walk: Walk, of: Slot): Reason[] {
  const hurt = tried(walk, { kind: 'injured', of })
  return hurt.length
    ? [
        any({ is: 'fact', kind: 'heldInjured', of }, { rule: 'CONAN-S7' }, hurt, [
          walk.given({ is: 'fact', kind: 'killsInjured', of }, 'CONAN-S8'),
        ]),
      ]
    : []
}

function outOfReach(walk: Walk, victim: Slot, bribe: readonly Reason[]): Reason[] {
  const away = tried(walk, { kind: 'abroad', of: victim })
  const held = tried(walk, { kind: 'arrested', of: victim })
  const dead = tried(walk, { kind: 'death', of: victim })
  return [
    ...(away.length ? [any({ is: 'fact', kind: 'outOfReach', of: victim }, { rule: 'CONAN-K7' }, away)] : []),
    ...unlessBribed(victim, 'outOfReach', 'CONAN-S20', held, bribeFor(walk, 'bribe.reachesJail', bribe)),
    ...(dead.length ? [any({ is: 'fact', kind: 'deadBefore', of: victim }, { rule: 'CONAN-S24' }, dead)] : []),
  ]
}

/** What was to save a victim, and whether anything of it does. */
interface Saves {
  kept: readonly Reason[]
  nursed: readonly Reason[]
  why: Reason
}

/** Protect and Heal make an attack of a killing (CONAN-K6); nobody heals what a sniper hit (CONAN-AB3). */
function savesOf(walk: Walk, killer: Slot, victim: Slot, bribe: readonly Reason[]): Saves | undefined {
  const healed = tried(walk, { kind: 'healed', of: victim })
  const kept = unlessBribed(victim, 'keptSafe', 'CONAN-AB21', tried(walk, { kind: 'protected', of: victim }), bribe)
  const sniping = healed.length ? snipesOf(walk, killer) : []
  const nursed = unlessBribed(victim, 'nursed', 'CONAN-AB22', healed, bribe, ...sniping)
  const saves = [...kept, ...nursed]
  const why = any({ is: 'fact', kind: 'saved', of: victim }, { rule: 'CONAN-K6' }, saves)
  return saves.length ? { kept, nursed, why } : undefined
}

function snipesOf(walk: Walk, killer: Slot): Reason[] {
  return walk.moves
    .filter(({ does, actor }) => does === 'snipe' && actor === killer)
    .map(move =>
      all(
        { is: 'fact', kind: 'sniping', of: killer, action: move.id },
        { rule: 'CONAN-AB3', action: move.id },
        [],
        obstaclesOf(walk, move, { gates }),
      ),
    )
}

/** An attempt is a turn, a failed one too (CONAN-B2); an arrested killer leaves the rotation instead (CONAN-B4). */
function takeTurn(walk: Walk, killer: Slot, action: string, out: Reason, bribe: readonly Reason[]): void {
  const arrested = tried(walk, { kind: 'arrested', of: killer })
  const why = all(
    { is: 'fact', kind: 'killTurn', of: killer, action },
    { rule: 'CONAN-B2', action },
    [out],
    unlessBribed(killer, 'outOfRotation', 'CONAN-B4', arrested, bribeFor(walk, 'bribe.freesKiller', bribe)),
  )
  if (out.holds) walk.put({ kind: 'killTurn', of: killer, why, rule: 'CONAN-B2', action })
  if (why.holds) walk.setCount(killer, 'turns', walk.count(killer, 'turns') + 1)
}

interface Blow {
  killer: Slot
  victim: Slot
  action: string
}
interface Fate {
  attempt: Reason
  attack: Reason
  reach: readonly Reason[]
  saved: Saves | undefined
}

/** Enters the killing or the attack, and hurts who was saved (CONAN-S12). */
function enter(walk: Walk, { killer, victim, action }: Blow, { attempt, attack, reach, saved }: Fate): void {
  commit(walk, { type: 'killing', by: killer, target: victim, action, why: attack, rule: 'CONAN-K5' })
  did(walk, 'killing', { by: killer, target: victim, action, why: attack })
  if (!saved) return
  const attacked = all(
    { is: 'fact', kind: 'attacked', of: victim, other: killer, action },
    { rule: 'CONAN-K6', action },
    [attempt, saved.why],
    reach,
  )
  commit(walk, { type: 'attacking', by: killer, target: victim, action, why: attacked, rule: 'CONAN-K6' })
  did(walk, 'killing', { by: killer, target: victim, action, why: attacked })
  walk.put({ kind: 'attacked', of: victim, why: attacked, rule: 'CONAN-K6', by: killer, action })
  hurt(walk, victim, attacked, saved)
}

/** Who was attacked is injured where healed, and unhurt where a protection held, as the host has it (CONAN-S12). */
function hurt(walk: Walk, of: Slot, attacked: Reason, { kept, nursed }: Saves): void {
  const shieldHurts = walk.option<boolean>('injury.onProtected')
  const wounds = [...(shieldHurts ? kept : []), ...(walk.option<boolean>('injury.onHealed') ? nursed : [])]
  if (!wounds.length) return
  const wounded = any({ is: 'fact', kind: 'nursed', of }, { rule: 'CONAN-S12' }, wounds)
  const why = all(
    { is: 'fact', kind: 'injured', of },
    { rule: 'CONAN-S12' },
    [attacked, wounds.length === 1 ? wounds[0]! : wounded],
    shieldHurts ? [] : kept,
  )
  injure(walk, of, why, 'CONAN-S12')
}

/** A lover who killed the other dies of it, where that is what the Leader ordered or as the host has it (CONAN-L11). */
function grieve(walk: Walk, order: Order, victim: Slot, attack: Reason): void {
  const { killer, move } = order
  const action = move.id
  if (loverOf(walk, killer) !== victim) return
  const forced = giverOf(move) !== killer && giverOf(move) === leaderOf(walk.game) && order.victim === victim
  const why = all(
    { is: 'fact', kind: 'suicide', of: killer, other: victim },
    { rule: 'CONAN-L11', action },
    [attack, walk.given({ is: 'fact', kind: 'lovers', of: killer, other: victim }, 'CONAN-E6')],
    forced || walk.option('lovers.suicideOn') === 'anyLoverKill'
      ? []
      : [walk.given({ is: 'fact', kind: 'killedUnordered', of: killer, other: victim, action }, 'CONAN-L11')],
  )
  walk.dies(killer, why, 'CONAN-L14', { cause: 'suicide', by: killer, action })
}

/** With the option, a lover follows the other whatever killed that one (CONAN-L14). */
export function follow(walk: Walk, dead: Slot, why: Reason): void {
  const lover = loverOf(walk, dead)
  if (
    lover === undefined
    || walk.option('lovers.dieTogether') !== 'always'
    || walk.isDead(lover)
    || !walk.game.seats.some(({ slot }) => slot === lover)
  )
    return
  if (!walk.seat(lover).alive || isMarked(walk, lover, 'abroad', 'arrested')) return
  walk.dies(
    lover,
    all({ is: 'fact', kind: 'suicide', of: lover, other: dead }, { rule: 'CONAN-L14' }, [why]),
    'CONAN-L14',
    { cause: 'suicide', by: lover },
  )
}

/** A shot that nobody heals, once a game: gone when it hit (CONAN-AB3). */
const sniping: Effect = (walk, { move, why }) => {
  const hits = walk.ledger.attempts({ kind: 'death', by: move.actor, where: ({ data }) => data.cause === 'kill' })
  const kills = hits.map(({ why }) => why)
  const hit = seekFact(move.actor, 'ownKill', 'noOwnKill', { rule: 'CONAN-AB3' }, kills)
  const shot = finds(
    move,
    { is: 'fact', kind: 'sniped', of: move.actor, action: move.id },
    { rule: 'CONAN-AB3', action: move.id },
    why,
    hit,
  )
  if (shot.holds) walk.spend(move.actor, 'snipe', 'CONAN-AB3')
  return shot
}

export const killing: Readonly<Record<string, Effect>> = { ordered, sniping }
