/** How shots hang on orders and on the other pair: who stays at home, who waits, and who steps in for whom (RU-HIR-2, RU-YAK-4, RU-YAK-5). */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../attributes.ts'
import { blows } from '../shared/attack.ts'
import type { Use } from '../shared/plan.ts'
import { isBlack, isMixed, type Side } from '../shared/sides.ts'
import { outnumbered } from '../shared/pairs.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { orders, type Order } from './hired.ts'
import { kills, whenNoneDied } from './late.ts'
import { crossesPairs, sideFor } from './pairs.ts'

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
