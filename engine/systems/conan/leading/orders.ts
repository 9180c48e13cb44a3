/** Orders to kill: which of them count, in whose order, and which are carried out (CONAN-L1 to L13, CONAN-B4). */
import { seatOf } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, implied, stated, type Options, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import type { IdsOf, Refuse } from '../../../ruleset/section.ts'
import { sayingInEach, type InEach } from '../../../text/in-each.ts'
import { is, option, sentBy, type Entry } from '../attributes.ts'
import { actorGuards } from '../guards.ts'
import { loverOf } from '../roles.ts'
import { section, type SectionWords } from '../section.ts'
import { no } from '../sending.ts'
import { all, any, least, type Resolution } from '../vocabulary.ts'
import { handed } from './hand-off.ts'
import { leaderOf, leads, rankOf } from './leader.ts'
import { cannotKill, fewerTurns, inTurn } from './rotation.ts'

const abilities = {
  order: {
    mark: 'ordered',
    kind: 'kill',
    told: {
      en: 'Each night you may give the order for the kill of the Organization: name who carries it out and whom they kill. If the Leader gives no order, the highest rank that did decides.',
      ru: 'Каждую ночь вы можете отдать приказ об убийстве: кто убивает и кого. Если лидер не приказал, решает приказ того, чей ранг выше.',
    },
    is: ['about', 'ownDeed', 'leading', 'kill', 'order'],
    targets: 1,
    most: 2,
    self: true,
    repeats: true,
    phases: ['night'],
    rule: 'CONAN-L3',
    keys: sentBy,
  },
} satisfies Record<string, Entry>

const options: Options = {
  'leader.neutralisedVoidsOrder': {
    values: ['byLover', 'byOrderedKiller', 'always', 'never'],
    rule: 'CONAN-L12',
    says: {
      en: 'When neutralizing the Leader cancels the Leader’s order: if done by a lover who was to kill the other, by any ordered killer, by anybody, or never.',
      ru: 'Отменяет ли нейтрализация лидера его приказ: если это сделал влюбленный, который должен был убить второго; если это сделал любой посланный убийца; кто бы это ни сделал; или никогда.',
    },
  },
  'kill.perNight': {
    values: [1],
    whole: { from: 0, to: 9 },
    rule: 'CONAN-B4',
    says: {
      en: 'How many times the Organization may kill in a night.',
      ru: 'Сколько раз за ночь может убивать Организация.',
    },
  },
  'kill.substitute': {
    values: [false, true],
    rule: 'CONAN-B4',
    says: {
      en: 'If a killer was stopped, the next order takes over.',
      ru: 'Заменяет ли следующий приказ убийцу, которого остановили.',
    },
  },
}

const prompts: Prompts = {
  rank: {
    rule: 'CONAN-L3',
    says: {
      en: 'Orders of the same rank differ. Whose order counts?',
      ru: 'Приказы игроков одного ранга расходятся. Чей действует?',
    },
  },
}

const says = sayingInEach({
  himself: {
    en: 'nobody can be ordered to kill themselves: name a victim other than {killer}',
    ru: 'никому не приказывают убить самого себя: назовите другую жертву, не игрока {killer}',
  },
  noMember: { en: '{killer} is not in the Organization', ru: 'игрок {killer} не из Организации' },
  ordersHimself: {
    en: '{by} can only order themselves: {killer} has not handed over their actions',
    ru: 'игрок {by} посылает на убийство только себя: игрок {killer} не передавал ему свои действия',
  },
  cannotKill: { en: '{killer} cannot kill tonight', ru: 'игрок {killer} этой ночью убивать не может' },
  fewerTurns: {
    en: '{who} has had fewer turns than {killer}',
    ru: 'у {who} было меньше очередей, чем у игрока {killer}',
  },
})

/** Who is to kill whom on whose word. `why`: that the order counts, whoever else orders. */
export interface Order {
  move: Move
  killer: SeatId
  victim: SeatId
  why: Reason
  /** That the Leader's word was taken from him. */
  voided: Reason | undefined
}

/** A kill has one target; an order names the killer first where that is not the one who orders. */
export const named = ({ by, to }: { by: SeatId; to: readonly string[] }): { killer: SeatId; victim: SeatId } =>
  to.length > 1 ? { killer: to[0]!, victim: to[1]! } : { killer: by, victim: to[0]! }

/** Whose word an order is: who sent it in, where that is the Leader or who was handed the actions of the member. */
export const giverOf = ({ actor, with: given }: Pick<Move, 'actor'> & { with?: Move['with'] | undefined }): SeatId =>
  getOwn(given ?? {}, 'sentBy') ?? actor

/** An order in the form in which its giver names the killer, however it was sent in. */
function asGiven(move: Move): Move {
  const { killer, victim } = named({ by: move.actor, to: move.to })
  return { ...move, actor: giverOf(move), to: [killer, victim] }
}

/** Who orders whom, and whether that one may kill tonight. */
const refuse: Refuse = (game, phase, { id, by, does, to, with: given = {} }) => {
  if (does !== 'order') return undefined
  const { killer, victim } = named({ by, to })
  if (killer === victim) return no('CONAN-L2', says('himself', { killer }))
  const seat = seatOf(game, killer)
  if (seat?.faction !== 'bo') return no('CONAN-L2', says('noMember', { killer }))
  if (killer !== by && leaderOf(game) !== by && !handed(game, phase).some(one => one.from === killer && one.to === by))
    return no('CONAN-A5', says('ordersHimself', { by, killer }))
  if (killer === by && cannotKill(seat) && leaderOf(game) !== (getOwn(given, 'sentBy') ?? by)) return undefined
  // Who is released tonight kills tonight: releases stand before the kill (CONAN-S22, CONAN-ON4).
  const freed = phase.submissions.some(one => is(one.does, 'frees') && one.to.includes(killer) && !one.withdrawn)
  if (cannotKill(seat) && !(freed && seat.alive)) return no('CONAN-B3', says('cannotKill', { killer }))
  const waiting = fewerTurns(game, killer).filter(({ waitedFor }) => waitedFor)
  const letPass = phase.submissions.some(one => one.id === id && one.ruled?.holds)
  return waiting.length && !letPass && option(game, 'kill.rotation') === 'strict'
    ? no('CONAN-B1', says('fewerTurns', { who: playersSaid(waiting.map(({ slot }) => slot)), killer }))
    : undefined
}

/** Players in a row; in Russian as those who have something. */
const playersSaid = (slots: readonly SeatId[]): InEach => ({
  en: slots.join(', '),
  ru: `${slots.length > 1 ? 'игроков' : 'игрока'} ${slots.join(', ')}`,
})

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
    return { move, killer, victim, ...counts(run, move, killer, victim, leader) }
  })
}

const seatPlace = (run: Resolution, move: Move): number =>
  run.game.seats.findIndex(({ slot }) => slot === giverOf(move))

const answers = perRunByKey<string>()

/** Where the first two are of one rank the host says whose order stands. */
function tied(run: Resolution, ordered: Move[], place: (move: Move) => number): Move[] {
  const first = ordered.filter(move => place(move) === place(ordered[0]!))
  if (first.length < 2) return ordered
  const choices = first.map(giverOf)
  const answer = answers(run, 'rank', () => run.ask('rank', { choices, actions: first.map(({ id }) => id) }))
  return [...ordered.filter(move => giverOf(move) === answer), ...ordered.filter(move => giverOf(move) !== answer)]
}

function counts(
  run: Resolution,
  move: Move,
  killer: SeatId,
  victim: SeatId,
  leader: SeatId | undefined,
): Pick<Order, 'why' | 'voided'> {
  const { id } = move
  const giver = giverOf(move)
  const ofLeader = giver === leader
  // Who was handed somebody's actions orders: that, and not the handing over, is what was done.
  const handedOver = (): Reason =>
    all({ is: 'active', action: id, part: 'none', at: giver }, { rule: 'CONAN-A5', action: id }, [
      actsFor(run, giver, killer),
    ])
  const right = ofLeader ? leads(run, giver) : killer === giver ? undefined : handedOver()
  const turn = inTurn(run, move, killer)
  const ofLovers = ofLeader && loverOf(run, killer) === victim
  const void_ = ofLeader ? voided(run, giver, killer, victim) : undefined
  const why = all(
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
  return { why, voided: void_ }
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
  const inPlace = before.some(({ order: { voided } }) => voided?.holds)
  const most = run.option<number>('kill.perNight')
  const full =
    before.length || !most
      ? [
          least(
            most,
            { is: 'fact', kind: whatWentFirst(run, order, before), of: giverOf(order.move) },
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

/** By what the orders before another went before it: the Leader's and then that of the higher rank. */
function whatWentFirst(
  run: Resolution,
  { move }: Order,
  before: readonly { order: Order }[],
): 'leaderFirst' | 'rankFirst' | 'killTaken' {
  const givers = before.map(({ order }) => giverOf(order.move))
  const rank = (who: SeatId): number => rankOf(run.game, run.seat(who))
  const own = giverOf(move)
  if (givers.includes(own)) return 'killTaken'
  if (givers.includes(leaderOf(run.game) ?? '')) return 'leaderFirst'
  return givers.length > 0 && givers.every(who => rank(who) < rank(own)) ? 'rankFirst' : 'killTaken'
}

/** The orders of the kill step by rank; what is added to a kill comes after it. */
export function inKillOrder(moves: readonly Move[], run: Resolution): Move[] {
  const ranked = ordersOf(run).map(({ move }) => move.id)
  const place = ({ id, does }: Move): number => (does === 'order' ? ranked.indexOf(id) : ranked.length)
  return [...moves].sort((a, b) => place(a) - place(b) || a.received - b.received)
}

const rules: Rules = {
  'CONAN-L2': stated({
    en: "The Leader has the last word on who kills whom and can make any member kill anybody but themselves. An order belongs to the player who gave it, whoever is sent: the Leader's later order replaces an earlier one, and a member's own order never replaces the Leader's.",
    ru: 'Последнее слово о том, кто кого убивает, за лидером, и он может заставить любого члена Организации убить кого угодно, кроме самого этого члена. Приказ принадлежит тому, кто его отдал, кого бы ни послали: более поздний приказ лидера заменяет его более ранний, а собственное слово члена Организации слово лидера не заменяет никогда.',
  }),
  'CONAN-L3': stated({
    en: 'Others may give orders too, in case the Leader does not; then the higher rank decides. What counts is the rank of the member who gave the order, not of the killer who is sent.',
    ru: 'Приказывать могут и другие, на случай если лидер этого не сделает; тогда решает ранг того, чье это слово, а не того, кого послали: чей выше.',
  }),
  'CONAN-L12': implied({
    en: 'A lover who neutralizes the Leader voids the order they were given to kill the other lover, and no other order of the Leader.',
    ru: 'Влюбленный, который нейтрализует лидера, отменяет отданный ему приказ убить второго, но никакой другой приказ лидера.',
  }),
  'CONAN-L13': chosen({
    en: 'When an order is voided, the next one by rank counts; if there is none, nobody kills.',
    ru: 'Вместо отмененного приказа действует следующий по рангу; если другого нет, не убивает никто.',
  }),
  'CONAN-B4': chosen({
    en: 'The Organization kills once a night, and nobody steps in for a killer who was stopped. A neutralized killer has used up their turn; an arrested one leaves the rotation.',
    ru: 'Организация убивает раз за ночь, и за остановленного убийцу никто не вступает. Нейтрализованный убийца свою очередь использовал, арестованный из очередности выбывает.',
  }),
}

const words = {
  uses: { order: 'order' },
  deeds: {
    order: '{actor} sent in a kill of {first}',
    'order:2': '{actor} ordered {first} to kill {second}',
    'order:self': '{actor} sent in a kill of {second}',
  },
  facts: {
    orderVoided: {
      stands: 'the order of {who} to {other} is void',
      falls: 'the order of {who} to {other} is not void',
      would: 'the order of {who} to {other} would have been void',
    },
    orderCounts: {
      stands: 'the order of {who} to {other} counts',
      falls: 'the order of {who} to {other} does not count',
      would: 'the order of {who} to {other} would count',
    },
    ownOrderCounts: {
      stands: 'the order of {who} counts',
      falls: 'the order of {who} does not count',
      would: 'the order of {who} would count',
    },
    killTaken: {
      stands: 'another order went first',
      falls: 'no other order went first',
      would: 'another order would have gone first',
    },
    leaderFirst: {
      stands: "the Leader's order went first",
      falls: 'no order of the Leader went first',
      would: "the Leader's order would have gone first",
    },
    rankFirst: {
      stands: 'an order of a higher rank went first',
      falls: 'no order of a higher rank went first',
      would: 'an order of a higher rank would have gone first',
    },
    carriedOut: {
      stands: 'it falls to {who} to kill',
      falls: 'it does not fall to {who} to kill',
      would: 'it would fall to {who} to kill',
    },
  },
  tells: {
    'succeeded:order':
      '{how, select, sent {{by} sent you to kill {about}: you succeeded.} other {Your order ({about}) succeeded.}}',
    'failed:order':
      '{how, select, sent {{by} sent you to kill {about}: you failed.} other {Your order ({about}) failed.}}{turn, select, yes { It counts as your turn to kill.} other {}}',
  },
  verbs: {
    order:
      /** What players write in English when they use an ability: phrases in the imperative. */

      [
        'order',
        'order {first} to kill {second}',
        'have {first} kill {second}',
        'let {first} kill {second}',
        '{first} kills {second}',
        '{first} to kill {second}',
        'kill',
        'nk',
        'night kill',
        'murder',
        'assassinate',
        'take out',
        'take {first} out',
        'off',
      ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const orders = section({ abilities, options, prompts, refuse, rules, words })
