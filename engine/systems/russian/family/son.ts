/** The third partner of a pair: whose shots are his, who insures whom, and who comes after him (RU-SON). */
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../attributes.ts'
import { entryOf } from '../roles/is.ts'
import { partnersOf, plain, third } from '../shared/pairs.ts'
import { planOf } from '../shared/plan.ts'
import { killersOf, negativeOf, sideOf, sides } from '../shared/sides.ts'
import { isSuccessor } from '../shared/succession.ts'
import { all, type ActorGuard, type LateEffect, type Says, type Resolution } from '../vocabulary.ts'
import type { SeatId } from '../../../reason/claim.ts'

/** No stranger to what the side has: the third partner, and the pair in the maniac's place. */
export const ofTheFamily: ActorGuard = (run, { does, actor }) => {
  const negative = negativeOf(run.seat(actor))
  const rule = entryOf(negative)?.partnerBy
  if (!is(does, 'ofPair') || rule === undefined) return undefined
  return all(
    { is: 'fact', kind: 'stranger', of: actor },
    { rule },
    [],
    [run.given({ is: 'fact', kind: 'ofTheFamily', of: actor, values: { role: negative } }, rule)],
  )
}

/** With a third partner the insurer is named, three may shoot at once, and the third may insure the other side (RU-SON-2). */
export const ofThree: ActorGuard = (run, { id, does, actor, with: { insurer } }) => {
  const side = sideOf(run.game.seats, actor)
  if (side === undefined || !partnersOf(run.game.seats, side).some(seat => negativeOf(seat) === third[side]))
    return undefined
  const { uses } = planOf(run)
  const use = uses.get(id)
  const allowed = (kind: Says, given: Says): Reason =>
    all(
      { is: 'fact', kind, of: actor },
      { rule: 'RU-SON-2' },
      [],
      [run.given({ is: 'fact', kind: given, of: actor }, 'RU-SON-2')],
    )
  if (is(does, 'ownShot') && insurer === actor) return allowed('notTheInsurer', 'namedInsurer')
  if (
    is(does, 'ownShot')
    && use?.as === 'own'
    && [...uses.values()].filter(other => other.as === 'own' && other.side === side).length > 2
  )
    return allowed('thirdShot', 'allThreeShoot')
  if (is(does, 'insurance') && use?.as === 'cross' && use.side !== side)
    return allowed('insuresPartnersOnly', 'thirdIsFree')
  return undefined
}

/** A shot of three for which nobody was named is nobody's to insure; the host is told. */
export function noticeUnnamed(run: Resolution): void {
  const { uses } = planOf(run)
  for (const side of sides) {
    const killers = killersOf(run.game.seats, side)
    if (!killers.some(seat => negativeOf(seat) === third[side]) || killers.length < 3) continue
    const shooters = run.moves.filter(
      ({ id, does }) => is(does, 'ownShot') && uses.get(id)?.as === 'own' && uses.get(id)?.side === side,
    )
    for (const {
      id,
      with: { insurer },
    } of shooters)
      if (insurer === undefined && shooters.length < killers.length) run.notice('insurerUnnamed', 'RU-SON-2', [id])
  }
}

/** Who takes the status when the son of the boss is out (RU-SON-4): the last partner not from a successor. The son's own word goes above that of the others. */
export const naming: LateEffect = (run, { move: { id: action, actor }, at, why }) => {
  const { seats } = run.game
  const side = sides.find(one => partnersOf(seats, one).some(({ slot }) => slot === actor))
  const heirs =
    side === undefined
      ? []
      : partnersOf(seats, side)
          .filter(seat => plain[side].includes(negativeOf(seat)))
          .map(({ slot }) => slot)
  const son = side && partnersOf(seats, side).find(seat => negativeOf(seat) === third[side])
  const named = run.ledger.attempts({
    kind: 'successor',
    when: 'soFar',
    where: fact => fact.why.holds && fact.data.side === side,
  })
  const said = son?.slot === actor ? [] : named.filter(fact => fact.phase === undefined)
  const given = (kind: Says, of: SeatId): Reason => run.given({ is: 'fact', kind, of }, 'RU-SON-4')
  const successor = all(
    { is: 'fact', kind: 'successor', of: at, other: actor, action },
    { rule: 'RU-SON-4', action },
    [why],
    [
      ...(son ? [] : [given('noSon', actor)]),
      ...(!heirs.includes(at) ? [given('noPartner', at)] : son ? lastOfPair(run, son.slot, at, heirs) : []),
      ...said.map(fact => given('namedBefore', fact.of)),
    ],
  )
  if (successor.holds) for (const fact of named) run.ledger.end(fact, successor)
  run.put({
    kind: 'successor',
    of: at,
    by: actor,
    action,
    why: successor,
    rule: 'RU-SON-4',
    lasting: true,
    data: { side: side ?? '' },
  })
  return successor
}

/** Why a son who is one by succession does not pass the status on: only one partner is left (RU-SON-4). */
const lastOfPair = (run: Resolution, son: SeatId, of: SeatId, heirs: readonly SeatId[]): Reason[] =>
  heirs.length < 2 && isSuccessor(run, son)
    ? [
        run.ledger.seek({ kind: 'becameSon', of: son, when: 'phaseStart' }, 'RU-SON-4', {
          is: 'fact',
          kind: 'lastPartner',
          of,
        }),
      ]
    : []

/** A successor who was voted out is shown as one (RU-SON-4). */
export function showSuccessors(run: Resolution): void {
  for (const who of run.lynched)
    if (!run.seat(who).alive && run.ledger.found({ kind: 'becameSon', of: who, when: 'phaseStart' }).length)
      run.announce('successorShown', { who }, 'RU-SON-4')
}
