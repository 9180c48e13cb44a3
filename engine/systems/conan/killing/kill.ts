/**
 * The night kill: an order that is carried out, what stands in its way, the blow, and what is entered of it (CONAN-AB1, B5,
 * K1, K5 to K7, S8). Which orders are carried out is in `leading/orders.ts`, what saves from it in `saving.ts`.
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Note, Reason } from '../../../reason/reason.ts'
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, implied, stated, type Rules } from '../../../ruleset/localized-text.ts'
import { commit, did } from '../arrest/crimes.ts'
import { struckBy } from '../conditions.ts'
import { judgeChameleon } from '../deceit/fakes.ts'
import { inKillStep } from '../guards.ts'
import { carriedOut, ordersOf, type Order } from '../leading/orders.ts'
import { takeTurn } from '../leading/rotation.ts'
import { stands } from '../moves.ts'
import { section, type SectionWords } from '../section.ts'
import { astray, goesAstray } from '../stopping/confuse.ts'
import { all, any, type Effect, type Resolution } from '../vocabulary.ts'
import { bribeFor, unlessBribed } from './bribe.ts'
import { grieve } from './lovers.ts'
import { hurt, savesOf, type Saves } from './saving.ts'

/** What somebody may die of. */
const causes = ['kill', 'aptx', 'lynch', 'vengeance', 'suicide', 'removed'] as const

const facts = declareFacts({ death: { of: 'slot', data: { cause: causes }, silent: true }, attacked: { of: 'slot' } })

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
      values: {
        form: bribe.some(({ holds }) => holds) ? 'bribe' : 'normal',
        third: victim === order.victim ? 'none' : order.victim,
      },
    },
    { rule: 'CONAN-K5', notes: ownSide(run, killer, victim), action },
    out,
    led?.holds ? [comesAstray(run, order, victim, led)] : [],
    [...holdsKiller(run, killer, bribe), ...woundsOf(run, killer), ...(led && !led.holds ? [led] : [])],
  )
  const reach = outOfReach(run, victim, bribe)
  const saved = savesOf(run, killer, victim, bribe)
  if (led?.holds && victim !== order.victim) missMeant(run, order, out, [...holdsKiller(run, killer, bribe), led])
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

/** Whom a killer was sent to who went astray: but for that, it would have been their death (CONAN-AB17). */
function missMeant(run: Resolution, { killer, victim, move }: Order, out: Reason, against: readonly Reason[]): void {
  const action = move.id
  const bribe = run.ledger.tried({ kind: 'bribed' })
  const saved = savesOf(run, killer, victim, bribe)
  const attempt = all(
    { is: 'fact', kind: 'setsOut', of: killer, other: victim, action, values: { form: 'normal', third: 'none' } },
    { rule: 'CONAN-K5', action },
    [out],
    [...against, ...woundsOf(run, killer)],
  )
  const hit = all(
    { is: 'attackedBy', action, at: victim },
    { rule: 'CONAN-AB1', action },
    [attempt],
    [...outOfReach(run, victim, bribe), ...(saved ? [saved.why] : [])],
  )
  run.dies(victim, hit, 'CONAN-AB1', { cause: 'kill', by: killer, action })
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
  if (!hit.holds) hurt(run, victim, attacked, saved)
}

/** What keeps a killer from it: then it is neither killing nor attack (CONAN-K7). */
function holdsKiller(run: Resolution, killer: SeatId, bribe: readonly Reason[]): Reason[] {
  const stops = (because: readonly Reason[], freed: readonly Reason[]): Reason[] =>
    unlessBribed(killer, 'killerStopped', 'CONAN-K7', because, freed)
  const dead = run.ledger.tried({ kind: 'death', of: killer, where: fact => !inKillStep(run, fact) })
  const away = run.ledger.tried({ kind: 'abroad', of: killer })
  return [
    ...stops(run.ledger.tried({ kind: 'neutralised', of: killer }), bribe),
    ...stops(struckBy(run, killer), bribeFor(run, 'bribe.freesKiller', bribe)),
    ...(dead.length ? [any({ is: 'fact', kind: 'heldByDeath', of: killer }, { rule: 'CONAN-K1' }, dead)] : []),
    ...(away.length ? [any({ is: 'fact', kind: 'heldAbroad', of: killer }, { rule: 'CONAN-S3' }, away)] : []),
  ]
}

/** An injury does not keep a member from killing (CONAN-S8). */
function woundsOf(run: Resolution, of: SeatId): Reason[] {
  const hurt = run.ledger.tried({ kind: 'injured', of })
  return hurt.length
    ? [
        any({ is: 'fact', kind: 'heldInjured', of }, { rule: 'CONAN-S7' }, hurt, [
          run.given({ is: 'fact', kind: 'killsInjured', of }, 'CONAN-S8'),
        ]),
      ]
    : []
}

/** What keeps a victim out of every killer's reach. */
function outOfReach(run: Resolution, victim: SeatId, bribe: readonly Reason[]): Reason[] {
  const away = run.ledger.tried({ kind: 'abroad', of: victim })
  const held = run.ledger.tried({ kind: 'arrested', of: victim })
  const dead = run.ledger.tried({ kind: 'death', of: victim })
  return [
    ...(away.length ? [any({ is: 'fact', kind: 'outOfReach', of: victim }, { rule: 'CONAN-K7' }, away)] : []),
    ...unlessBribed(victim, 'outOfReach', 'CONAN-S20', held, bribeFor(run, 'bribe.reachesJail', bribe)),
    ...(dead.length ? [any({ is: 'fact', kind: 'deadBefore', of: victim }, { rule: 'CONAN-S24' }, dead)] : []),
  ]
}

const rules: Rules = {
  'CONAN-K1': stated({
    en: 'A player who is killed, lynched or arrested loses their actions of that phase that come later in the order, and keeps those that came before.',
    ru: 'Кто убит, залинчован или арестован, тот теряет действия этой фазы, которые идут по порядку позже, и сохраняет те, что шли раньше.',
  }),
  'CONAN-K5': stated({
    en: 'There are three kinds of killing: the normal kill, the kill with a bribe, and APTX.',
    ru: 'Видов убийства три: обычное убийство, убийство с подкупом и АПТХ.',
  }),
  'CONAN-K6': stated({
    en: 'A kill stopped by Protect or Heal is an attack.',
    ru: 'Убийство, которое остановила «Защита» или «Лечение», — это нападение.',
  }),
  'CONAN-K7': implied({
    en: 'A kill that failed for any other reason is neither a killing nor an attack.',
    ru: 'Убийство, которое не удалось по любой другой причине, — не убийство и не нападение.',
  }),
  'CONAN-B5': stated({ en: 'Members may kill members.', ru: 'Члены Организации могут убивать друг друга.' }),
  'CONAN-AB1': chosen({
    en: "The Organization's kill: the target dies, unless the target is protected, healed, abroad or arrested, or the killer was neutralized or arrested.",
    ru: 'Убийство Организации: цель умирает, если она не под защитой, не под лечением, не за границей и не арестована и если убийцу не нейтрализовали и не арестовали.',
  }),
}

const words = {
  facts: {
    setsOut: {
      stands: '{who} went to kill {other}{third, select, none {} other { instead of {third}}}',
      falls: '{who} did not go to kill {other}',
      would: '{who} was to kill {other}',
      toldByDeed: true,
    },
    killerStopped: {
      stands: '{who} is stopped',
      falls: '{who} is not stopped',
      would: '{who} would have been stopped',
    },
    killsInjured: { stands: 'the injured may kill', falls: 'the injured may not kill' },
    oneOfTheirOwn: { stands: '{who} is one of their own, whom they may kill too', falls: '{who} is none of their own' },
    deadBefore: {
      stands: '{who} was dead before',
      falls: '{who} was alive',
      would: '{who} would have been dead before',
    },
    attacked: {
      stands: '{who} was attacked',
      falls: '{who} was not attacked',
      would: '{who} would have been attacked',
    },
  },
  tells: { attacked: 'You were attacked and survived.' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const kills = section({ facts, rules, rulings: { effects: { ordered } }, words })
