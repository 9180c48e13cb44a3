/** The night kill: from the order that is carried out to the blow, and what the blow meets (CONAN-AB1, K5 to K7, L10, L11). */
import type { Effect } from '../../../resolve/sequence/rulings.ts'
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Walk } from '../../../resolve/sequence/walk.ts'
import type { RuleId, Slot } from '../../../why/claim.ts'
import { all, any, type Reason } from '../../../why/reason.ts'
import { gates, inKillStep, isMarked, loverOf, tried } from './conditions.ts'
import { commit, did } from './crime-ledger.ts'
import { drawer } from './memo.ts'
import { carriedOut, ordersOf, type Order } from './orders.ts'
import { stands } from './host.ts'
import { injure } from './save.ts'
import { astray } from './stop.ts'
import { judgeChameleon } from './suitcase.ts'

const verdicts = drawer<Reason>()
const done = drawer<{ order: Order; taken: Reason }[]>()

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
  const victim = aimOf(walk, order)
  const bribe = bribedReason(walk)
  const sides =
    walk.seat(victim).faction === walk.seat(killer).faction
      ? [walk.given({ is: 'fact', kind: 'oneOfTheirOwn', of: victim }, 'CONAN-B5')]
      : []
  const attempt = stands(
    order.move,
    {
      is: 'fact',
      kind: 'setsOut',
      of: killer,
      other: victim,
      action,
      values: { form: bribe?.holds ? 'bribe' : 'normal' },
    },
    { rule: 'CONAN-K5', action },
    out,
    [...sides, ...goneAstray(walk, order, victim)],
    [...stopped(walk, killer, bribe), ...woundsOf(walk, killer)],
  )
  const reach = outOfReach(walk, victim, bribe)
  const saved = savedReason(walk, killer, victim, bribe)
  const attack = stands(
    order.move,
    { is: 'attackedBy', action, at: victim },
    { rule: 'CONAN-AB1', action },
    attempt,
    [],
    [...reach, ...(saved ? [saved] : [])],
  )
  takeTurn(walk, killer, action, out, bribe)
  walk.dies(victim, attack, 'CONAN-AB1', { cause: 'kill', by: killer, action })
  enter(walk, { killer, victim, action }, { attempt, attack, reach, saved })
  grieve(walk, killer, victim, attack, action)
  judgeChameleon(walk, killer, attempt)
  return { attempt, attack }
}

/** A confused killer goes to somebody drawn. */
const aimOf = (walk: Walk, { killer, victim, move }: Order): Slot =>
  walk.ledger.found({ kind: 'confused', of: killer, when: 'soFar' }).length
    ? (astray(walk, killer, `${move.id} kill`) ?? victim)
    : victim

const goneAstray = (walk: Walk, { killer, victim, move }: Order, hit: Slot): Reason[] =>
  hit === victim
    ? []
    : [
        all({ is: 'fact', kind: 'goneAstray', of: killer, action: move.id }, { rule: 'CONAN-AB17' }, [
          walk.ledger.seek({ kind: 'confused', of: killer }, 'CONAN-AB17'),
        ]),
      ]

/** A bribe overrides what stops killers and saves victims (CONAN-AB2, CONAN-O6). */
function bribedReason(walk: Walk): Reason | undefined {
  const bribe = walk.ledger.seek({ kind: 'bribed' }, 'CONAN-AB2')
  return bribe.because.length ? all({ is: 'fact', kind: 'bribed', of: '' }, { rule: 'CONAN-O6' }, [bribe]) : undefined
}

const unlessBribed = (
  of: Slot,
  kind: string,
  rule: RuleId,
  because: Reason,
  bribe: Reason | undefined,
  ...more: Reason[]
): Reason => all({ is: 'fact', kind, of }, { rule }, [because], [...(bribe ? [bribe] : []), ...more])

/** What keeps a killer from it: then it is neither killing nor attack (CONAN-K7). */
function stopped(walk: Walk, killer: Slot, bribe: Reason | undefined): Reason[] {
  const dead = walk.ledger.seek({ kind: 'death', of: killer, where: fact => !inKillStep(walk, fact) }, 'CONAN-K1', {
    is: 'dies',
    who: killer,
  })
  const away = tried(walk, 'abroad', killer, 'CONAN-S3')
  return [
    ...['neutralised', 'arrested'].flatMap(kind => {
      const held = tried(walk, kind, killer, kind === 'arrested' ? 'CONAN-S20' : 'CONAN-AB9')
      return held ? [unlessBribed(killer, 'killerStopped', 'CONAN-K7', held, bribe)] : []
    }),
    ...(dead.holds ? [dead] : []),
    ...(away ? [away] : []),
  ]
}

/** An injury does not keep a member from killing (CONAN-S8). */
function woundsOf(walk: Walk, killer: Slot): Reason[] {
  const hurt = tried(walk, 'injured', killer, 'CONAN-S11')
  return hurt
    ? [
        all(
          { is: 'fact', kind: 'heldInjured', of: killer },
          { rule: 'CONAN-S7' },
          [hurt],
          [walk.given({ is: 'fact', kind: 'excepted', of: killer }, 'CONAN-S8')],
        ),
      ]
    : []
}

function outOfReach(walk: Walk, victim: Slot, bribe: Reason | undefined): Reason[] {
  const away = tried(walk, 'abroad', victim, 'CONAN-S4')
  const held = tried(walk, 'arrested', victim, 'CONAN-S20')
  const dead = walk.ledger.seek({ kind: 'death', of: victim }, 'CONAN-S24', { is: 'dies', who: victim })
  return [
    ...(away ? [all({ is: 'fact', kind: 'outOfReach', of: victim }, { rule: 'CONAN-K7' }, [away])] : []),
    ...(held ? [unlessBribed(victim, 'outOfReach', 'CONAN-K7', held, bribe)] : []),
    ...(dead.holds ? [dead] : []),
  ]
}

/** Protect and Heal make an attack of a killing (CONAN-K6); nobody heals what a sniper hit (CONAN-AB3). */
function savedReason(walk: Walk, killer: Slot, victim: Slot, bribe: Reason | undefined): Reason | undefined {
  const kept = tried(walk, 'protected', victim, 'CONAN-ON6')
  const healed = tried(walk, 'healed', victim, 'CONAN-ON6')
  const sniping = healed ? snipesOf(walk, killer) : []
  const saves = [
    ...(kept ? [unlessBribed(victim, 'keptSafe', 'CONAN-AB21', kept, bribe)] : []),
    ...(healed ? [unlessBribed(victim, 'nursed', 'CONAN-AB22', healed, bribe, ...sniping)] : []),
  ]
  return saves.length ? any({ is: 'fact', kind: 'saved', of: victim }, { rule: 'CONAN-K6' }, saves) : undefined
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
function takeTurn(walk: Walk, killer: Slot, action: string, out: Reason, bribe: Reason | undefined): void {
  const arrested = tried(walk, 'arrested', killer, 'CONAN-S20')
  const why = all(
    { is: 'fact', kind: 'killTurn', of: killer, action },
    { rule: 'CONAN-B2', action },
    [out],
    arrested ? [unlessBribed(killer, 'outOfRotation', 'CONAN-B4', arrested, bribe)] : [],
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
  saved: Reason | undefined
}

/** Enters the killing or the attack, and hurts who was saved (CONAN-S12). */
function enter(walk: Walk, { killer, victim, action }: Blow, { attempt, attack, reach, saved }: Fate): void {
  commit(walk, { type: 'killing', by: killer, target: victim, action, why: attack, rule: 'CONAN-K5' })
  did(walk, 'killing', { by: killer, target: victim, action, why: attack })
  if (!saved) return
  const attacked = all(
    { is: 'fact', kind: 'attacked', of: victim, other: killer, action },
    { rule: 'CONAN-K6', action },
    [attempt, saved],
    reach,
  )
  commit(walk, { type: 'attacking', by: killer, target: victim, action, why: attacked, rule: 'CONAN-K6' })
  did(walk, 'killing', { by: killer, target: victim, action, why: attacked })
  const byShield = saved.because.some(({ rule, holds }) => rule === 'CONAN-AB21' && holds)
  walk.put({ kind: 'attacked', of: victim, why: attacked, rule: 'CONAN-K6', by: killer, action })
  if (walk.option<boolean>(byShield ? 'injury.onProtected' : 'injury.onHealed'))
    injure(
      walk,
      victim,
      all({ is: 'fact', kind: 'injured', of: victim }, { rule: 'CONAN-S12' }, [attacked]),
      'CONAN-S12',
    )
}

/** A lover who killed the other dies of it (CONAN-L11). */
function grieve(walk: Walk, killer: Slot, victim: Slot, attack: Reason, action: string): void {
  if (loverOf(walk, killer) !== victim) return
  const why = all({ is: 'fact', kind: 'suicide', of: killer, other: victim }, { rule: 'CONAN-L11', action }, [
    attack,
    walk.given({ is: 'fact', kind: 'lovers', of: killer, other: victim }, 'CONAN-E6'),
  ])
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
  const hit = walk.ledger.attempts({ kind: 'death', by: move.actor, where: ({ data }) => data.cause === 'kill' })
  const shot = stands(
    move,
    { is: 'fact', kind: 'sniped', of: move.actor, action: move.id },
    { rule: 'CONAN-AB3', action: move.id },
    why,
    [
      any(
        { is: 'fact', kind: 'ownKill', of: move.actor },
        { rule: 'CONAN-AB3' },
        hit.map(fact => fact.why),
      ),
    ],
  )
  if (shot.holds) walk.spend(move.actor, 'snipe', 'CONAN-AB3')
  return shot
}

export const killing: Readonly<Record<string, Effect>> = { ordered, sniping }
