/**
 * How shots hang on orders and on the other pair (RU-HIR-2, RU-YAK-4, RU-YAK-5): which order counts as what, who stays at home,
 * who waits, and who steps in for whom.
 */
import { seatOf } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { type Rules, stated } from '../../../ruleset/localized-text.ts'
import { is } from '../attributes.ts'
import type { Blow, Part } from '../part.ts'
import { section } from '../section.ts'
import { type Pending, blows, deedOf, savesOf, stages, wouldDie } from '../shared/attack.ts'
import { hirelingOf, outnumbered, servesNow } from '../shared/pairs.ts'
import { perRun } from '../shared/per-run.ts'
import { type Use, planOf } from '../shared/plan.ts'
import { byRoster } from '../shared/roster.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { type Side, isBlack, isMixed, otherSide, sideOf } from '../shared/sides.ts'
import { type Resolution, all, any } from '../vocabulary.ts'
import { type PartWords, did } from '../words.ts'
import { crossesPairs, ofSideRu, onSideRu, sideEn, sideFor } from './yakuza.ts'

/** Somebody has to be there who goes on an order. */
const refuse: Refuse = (game, _phase, { by, does, to }) => {
  if (does !== 'order') return undefined
  const dead = seatOf(game, to[0] ?? '')
  if (dead && !dead.alive)
    return { rule: 'RU-GEN-12', says: { en: `${dead.name} is dead`, ru: `игрок ${dead.name} мертв` } }
  const side = sideOf(game.seats, by)
  return servesNow(game.seats, seatOf(game, by)!) !== undefined || (side !== undefined && hirelingOf(game.seats, side))
    ? undefined
    : { rule: 'RU-HIR-1', says: { en: 'there is nobody to carry out an order', ru: 'по заказу идти некому' } }
}

/** `own`: with a shot of the side, which it shares with the shot `with`. `cross`: in the place of the other side; `side` is whose shot it is. */
type Turn = { as: 'own'; side: Side; with?: Move } | { as: 'cross'; side: Side }

export interface Order {
  move: Move
  goer: SeatId
  target: SeatId
  turn: Turn
  blow?: Pending | undefined
}

/** Who goes when this player gives an order: the hired killer of the side, himself where nobody sends him any more. */
export function hiredFor(run: Resolution, by: SeatId): SeatId | undefined {
  const { seats } = run.game
  const seat = seats.find(({ slot }) => slot === by)
  if (seat && servesNow(seats, seat)) return by
  const side = sideOf(seats, by)
  return side && hirelingOf(seats, side)?.slot
}

/** The orders of the night as they come up. */
export const orders = perRun(run => ({
  sent: [] as Order[],
  turnOf: (move: Move): Turn =>
    turns(run).get(move.id) ?? { as: 'own', side: sideOf(run.game.seats, move.actor) ?? 'mafia' },
}))

/** An order shares the shot of who gave it, else has one that nobody shoots, else shares a partner's; without any it insures the other side (RU-HIR-2, RU-HIR-7). */
const turns = perRun((run): ReadonlyMap<string, Turn> => {
  const { uses, accounts } = planOf(run)
  const result = new Map<string, Turn>()
  const given = run.moves.filter(({ does }) => is(does, 'order'))
  for (const move of byRoster(run, given, ({ actor }) => actor)) {
    const side = sideOf(run.game.seats, move.actor)
    if (!side) continue
    const shots = run.moves.filter(
      ({ id, does }) => is(does, 'ownShot') && uses.get(id)?.as === 'own' && uses.get(id)?.side === side,
    )
    const used = shots.reduce((sum, { id }) => {
      const use = uses.get(id)
      return sum + (use?.as === 'own' ? use.shots : 0)
    }, 0)
    const shared = [...result.values()].flatMap(turn => (turn.as === 'own' && turn.with ? [turn.with.id] : []))
    const free =
      accounts[side].available - used - [...result.values()].filter(turn => turn.as === 'own' && !turn.with).length
    const partner =
      shots.find(({ actor }) => actor === move.actor)
      ?? (free > 0 ? undefined : shots.find(({ id }) => !shared.includes(id)))
    if (move.with.for === 'maniac' || accounts[side].available <= 0)
      result.set(move.id, { as: 'cross', side: otherSide(side) })
    else result.set(move.id, { as: 'own', side, ...(partner && { with: partner }) })
  }
  return result
})

/** The order that shares its shot with this one. */
const orderBefore = (run: Resolution, { id }: Pick<Move, 'id'>): Order | undefined =>
  orders(run).sent.find(({ turn }) => turn.as === 'own' && turn.with?.id === id)

/** Whether a shot waits for the late turn: what it depends on is a victim who may be saved. */
export const waits = (run: Resolution, move: Move, use: Use): boolean =>
  (use.as === 'own' && orderBefore(run, move)?.blow?.attacked.holds === true)
  || (use.as === 'cross'
    && crossesPairs(run, use.side)
    && blows(run).some(({ account, attacked }) => account === use.side && attacked.holds))
  || (use.as === 'partner' && partnersVictim(run, use.of))

/** Whether somebody was attacked by one of a pair made of the last two: saved, he is shot at again (RU-YAK-6). */
export const partnersVictim = (run: Resolution, shooter: SeatId): boolean =>
  isMixed(run.game.seats) && blows(run).some(({ killer, attacked }) => killer === shooter && attacked.holds)

/** The hired killer has killed: whoever sent him stays at home (RU-HIR-2). Nothing where nobody was sent. */
export function orderKilled(run: Resolution, move: Pick<Move, 'id'>): Reason | undefined {
  const order = orderBefore(run, move)
  if (!order) return undefined
  const {
    move: { id: action, actor },
    goer,
    target,
    blow,
  } = order
  const claim = { is: 'fact', kind: 'orderKilled', of: goer, other: target, action } as const
  const because = blow
    ? [kills(run, blow)]
    : [
        all(
          { is: 'fact', kind: 'goesOnOrder', of: goer, other: actor, action },
          { rule: 'RU-HIR-2', action },
          [],
          [run.given({ is: 'fact', kind: 'orderNotDone', of: goer, action }, 'RU-HIR-2', action)],
        ),
      ]
  return all(claim, { rule: 'RU-HIR-2', also: ['RU-INS-5', 'RU-ORD-3'], action }, because)
}

/** Shots at somebody that nobody made, for the hired killer of whoever sent them in had killed. */
export const shotsNotMade = (run: Resolution, at: SeatId): { move: Move; killed: Reason }[] =>
  run.moves
    .filter(({ does, to }) => is(does, 'shot') && to.includes(at))
    .flatMap(move => {
      const killed = orderKilled(run, move)
      return killed?.holds ? [{ move, killed }] : []
    })

/** Who sent a hired killer in the other side's place insures a partner only if he killed nobody there (RU-HIR-7). */
export const sentElsewhere = (run: Resolution, actor: SeatId): Reason[] =>
  orders(run).sent.flatMap(({ move: { id: action, actor: by }, goer, target, turn, blow }) =>
    by === actor && turn.as === 'cross' && blow
      ? [
          all(
            { is: 'fact', kind: 'orderKilled', of: goer, other: target, action },
            { rule: 'RU-HIR-7', also: ['RU-INS-5'], action },
            [kills(run, blow)],
          ),
        ]
      : [],
  )

/** The rule by which somebody steps in for the other side, where pairs have one of their own. */
export const crossRuleOf = (run: Resolution, actor: SeatId, insured: Side): RuleId | undefined => {
  const own = sideFor(run, actor)
  return own !== undefined && outnumbered(run.game.seats, own)
    ? 'RU-YAK-4'
    : crossesPairs(run, insured)
      ? 'RU-YAK-5'
      : undefined
}

/** What lets a killer step in for another pair besides its being kept at home: that none of its victims dies (RU-YAK-5). */
export const crossOpens = (run: Resolution, insured: Side): Reason[] =>
  crossesPairs(run, insured) ? [whenNoneDied(run, insured, 'RU-YAK-5')] : []

/** What keeps a killer from stepping in for the other side: the target is a black (RU-YAK-4), or the hired killer went for him (RU-YAK-5). */
export function crossBars(run: Resolution, actor: SeatId, at: SeatId, insured: Side): Reason[] {
  const own = sideFor(run, actor)
  const single = own !== undefined && outnumbered(run.game.seats, own)
  const went = orders(run).sent.filter(
    ({ turn, blow }) =>
      turn.as === 'cross' && turn.side === insured && blow?.attacked.holds && crossesPairs(run, insured),
  )
  return [
    ...(single && isBlack(run.seat(at))
      ? [run.given({ is: 'fact', kind: 'passedOver', of: at, other: actor, values: { how: 'black' } }, 'RU-YAK-4')]
      : []),
    ...went.map(({ goer, move: { id }, blow }) =>
      all({ is: 'fact', kind: 'hiredOneWent', of: goer, other: actor, action: id }, { rule: 'RU-YAK-5', action: id }, [
        blow!.attacked,
      ]),
    ),
  ]
}

// Shots that wait until it shows whether a victim is saved: they come after every civil killer (RU-ORD-3, RU-INS-5). What the
// savers would do then is asked and kept: a rescue that brings a killer upon the rescuer stays one (RU-KILL-11).

const waiting = perRun<(() => void)[]>(() => [])

const deciding = perRun(() => false)

/** Blows whose victims were found saved when a late shot was decided, with what saved them. */
const found = perRun<Map<Pending, Reason>>(() => new Map())

/** Leaves a strike for the late turn. @returns its verdict, once it was made */
export function deferred(run: Resolution, go: () => () => Reason): () => Reason {
  let done: (() => Reason) | undefined
  waiting(run).push(() => {
    done = go()
  })
  return () => (done ??= go())()
}

/** Leaves anything else for the late turn. */
export const later = (run: Resolution, go: () => void): void => {
  waiting(run).push(go)
}

/** The late turn. */
function lateTurn(run: Resolution): void {
  deciding.set(run, true)
  for (const go of waiting(run)) go()
  deciding.set(run, false)
}

/** Whether a blow kills, asked before it is settled. In the late turn the answer is kept. */
function kills(run: Resolution, blow: Pending): Reason {
  const dies = wouldDie(run, blow)
  if (deciding(run) && blow.attacked.holds && !dies.holds)
    found(run).set(
      blow,
      any(
        { is: 'fact', kind: 'saved', of: blow.victim, action: deedOf(blow) },
        { rule: 'RU-GEN-7', action: deedOf(blow) },
        savesOf(run, blow),
      ),
    )
  return dies
}

/** That a blow would not kill: its victim is saved. */
const isSaved = (run: Resolution, blow: Pending, rule: RuleId): Reason =>
  all(
    { is: 'fact', kind: 'savedFrom', of: blow.victim, other: blow.killer, action: deedOf(blow) },
    { rule, also: ['RU-ORD-3'], action: deedOf(blow) },
    [blow.attacked],
    [kills(run, blow)],
  )

/** That a side attacked, and none of its victims dies of it. */
export function whenNoneDied(run: Resolution, side: Side, rule: RuleId): Reason {
  const tonight = blows(run).filter(({ account, attacked }) => account === side && attacked.holds)
  return all(
    { is: 'fact', kind: 'noneDied', of: '', values: { side } },
    { rule },
    tonight.length
      ? tonight.map(blow => isSaved(run, blow, rule))
      : [any({ is: 'fact', kind: 'sideAttacked', of: '', values: { side } }, { rule })],
  )
}

/** Who was saved when a late shot was decided stays saved, by chance where the rescue itself did not come to be (RU-GEN-24). */
function byChance(self: Part): NonNullable<Part['saves']> {
  return (run, blow: Blow) => {
    const saved = found(run).get(blow as Pending)
    if (!saved?.holds) return []
    const others = stages(run)
      .filter(part => part !== self)
      .flatMap(part => [...(part.saves?.(run, blow) ?? [])])
    return others.some(({ holds }) => holds)
      ? []
      : [
          all(
            { is: 'fact', kind: 'savedByChance', of: blow.victim, action: deedOf(blow) },
            { rule: 'RU-KILL-11', action: deedOf(blow) },
            [
              all(
                { is: 'fact', kind: 'wasSavedThen', of: blow.victim, action: deedOf(blow) },
                { rule: 'RU-GEN-24', action: deedOf(blow) },
                [saved],
              ),
            ],
          ),
        ]
  }
}

const rulings: Part = { before: { lateInsurance: lateTurn }, saves: (run, blow) => byChance(rulings)(run, blow) }

const rules: Rules = {
  'RU-HIR-2': stated({
    en: 'If the hireling kills anybody, the mafia who sent them stays at home and the shot is the hireling’s; if not, for whatever reason, the mafia goes after their own target. With neither an order nor a target, the shot is kept.',
    ru: 'Если наемник кого-то убил, пославшая его мафия остается дома, и выстрел засчитан за ним; если не убил, по какой бы то ни было причине, она идет за своей целью. Если нет ни заказа, ни цели, выстрел сохраняется.',
  }),
}

const words = {
  facts: {
    orderKilled: {
      stands: { en: '{who} kills {other} on order', ru: '{who_nom} убивает {other_acc} по заказу' },
      falls: { en: '{who} kills nobody on order', ru: '{who_nom} не убивает по заказу' },
      would: {
        en: '{who} would have killed {other} on order',
        ru: `{who_nom} ${did('who', 'убил')} бы {other_acc} по заказу`,
      },
    },
    orderNotDone: {
      stands: { en: 'the order was not carried out', ru: 'заказ не исполнен' },
      falls: { en: 'the order was carried out', ru: 'заказ исполнен' },
    },
    savedFrom: {
      stands: { en: '{who} is saved from {other}’s attack', ru: '{who_nom} спасается от нападения {other_gen}' },
      falls: { en: '{who} is not saved from {other}’s attack', ru: '{who_nom} не спасается от нападения {other_gen}' },
    },
    noneDied: {
      stands: { en: `no victim of ${sideEn} dies`, ru: `все жертвы ${ofSideRu} спасены` },
      falls: { en: `not every victim of ${sideEn} is saved`, ru: `спасены не все жертвы ${ofSideRu}` },
    },
    savedByChance: {
      stands: { en: 'chance saves {who}', ru: '{who_nom} спасается благодаря удаче' },
      falls: { en: 'chance does not save {who}', ru: '{who_dat} удача не помогает' },
    },
    wasSavedThen: {
      stands: {
        en: '{who} was saved when the late shot was decided',
        ru: `к поздней страховке {who_nom} уже ${did('who', 'спасен')}`,
      },
      falls: {
        en: '{who} was not saved when the late shot was decided',
        ru: `к поздней страховке {who_nom} еще не ${did('who', 'спасен')}`,
      },
    },
    mayStepIn: {
      stands: { en: `a shot in place of ${sideEn} is open`, ru: `страховка за ${onSideRu} открыта` },
      falls: { en: `a shot in place of ${sideEn} is not open`, ru: `страховка за ${onSideRu} закрыта` },
      would: {
        en: `a shot in place of ${sideEn} would have been open`,
        ru: `страховка за ${onSideRu} была бы открыта`,
      },
    },
    stillGoes: {
      stands: {
        en: 'even this late, nothing keeps {who} from {other}',
        ru: 'поздний ход {who_gen} к {other_dat} в силе',
      },
      falls: {
        en: 'by then something keeps {who} from {other}',
        ru: 'позднему ходу {who_gen} к {other_dat} есть помеха',
      },
    },
    hiredOneWent: {
      stands: { en: '{who} went in place of {other}', ru: 'вместо заказчика идет {who_nom}' },
      falls: { en: '{who} did not go', ru: '{who_nom} не идет' },
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const shotTurns = section({ refuse, rules, rulings, words })
