/** What a black or grey kamikaze does himself: civil roles that die of visiting him, and a death with somebody he names (RU-KAM-B1, RU-KAM-B2, RU-FAC-G6). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { sparesOf, wasAttacked } from '../shared/attack.ts'
import { behindIllusion } from '../shared/illusion.ts'
import { maim } from '../shared/maim.ts'
import { isCivil, kills } from '../shared/moves.ts'
import { homeOf, isBlack, isGrey, negativeOf, sideOf } from '../shared/sides.ts'
import { all, any, type Cause, type Fact, type ActorGuard, type LateEffect, type Resolution } from '../vocabulary.ts'
import { blocksOf, canTakeAlong, takingAlong } from './kamikaze.ts'

/** The civil roles that he waits for tonight (RU-KAM-B1). */
export const baiting: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  run.put({
    kind: 'waitsFor',
    of: actor,
    by: actor,
    action,
    why,
    rule: 'RU-KAM-B1',
    data: { role: at.replace(/^role:/, '') },
    until: `night ${run.phase.number}`,
  })
}

/** The first red of such a role who comes to him, though he turns him away, dies with him (RU-KAM-B1). A killer is answered as a killer. */
export function onVisit(
  run: Resolution,
  { of: kamikaze, by: visitor, action = '', why, data }: Fact<'went' | 'atDoor'>,
): void {
  if (
    visitor === undefined
    || visitor === kamikaze
    || data.kind !== 'civil'
    || data.does === 'shoot'
    || run.isDead(kamikaze)
  )
    return
  const { role, faction } = run.seat(visitor)
  const waits = run.ledger.attempts({
    kind: 'waitsFor',
    of: kamikaze,
    when: 'soFar',
    where: fact => fact.data.role === role,
  })
  const can = waits.length ? canTakeAlong(run, kamikaze) : undefined
  if (!can) return
  const waited = any(
    { is: 'fact', kind: 'waitsFor', of: kamikaze, values: { role } },
    { rule: 'RU-KAM-B1' },
    waits.map(fact => fact.why),
  )
  const attacked = wasAttacked(run, kamikaze, 'RU-KAM-1')
  const met = all(
    { is: 'fact', kind: 'takesVisitor', of: visitor, other: kamikaze, action },
    { rule: 'RU-KAM-B1', action },
    [why, waited, can],
    [
      ...(faction === 'red' ? [] : [run.given({ is: 'fact', kind: 'visitorNotRed', of: visitor }, 'RU-KAM-B1')]),
      // Whoever was attacked before is as good as dead: no doctor saves him.
      ...(attacked.because.length ? [attacked] : []),
    ],
  )
  die(run, { victim: visitor, kamikaze, action, why: met, cause: takingAlong, rule: 'RU-KAM-B1' })
  run.dies(kamikaze, met, 'RU-KAM-B1', { cause: takingAlong, by: kamikaze, action })
}

/** Somebody goes with a kamikaze, where no life of his own answers for it. */
function die(
  run: Resolution,
  {
    victim,
    kamikaze,
    action,
    why,
    cause,
    rule,
  }: { victim: SeatId; kamikaze: SeatId; action: string; why: Reason; cause: Cause; rule: RuleId },
): Reason {
  const blow = { action, killer: kamikaze, target: victim, victim, cause, rule, reached: why }
  const spares = why.holds ? sparesOf(run, blow) : []
  const dies = all(
    { is: 'fact', kind: 'goesAlong', of: victim, other: kamikaze, action },
    { rule, action },
    [why],
    spares,
  )
  run.dies(victim, dies, rule, { cause, by: kamikaze, action })
  return dies
}

/** A kamikaze dies with somebody he names, whatever foils moves; a black whom he names dies alone (RU-KAM-B2), and a grey one maims instead (RU-FAC-G6). */
export const detonating: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const seat = run.seat(actor)
  const rule: RuleId = isGrey(seat) ? 'RU-FAC-G6' : 'RU-KAM-B2'
  const dead = [actor, at]
    .filter(slot => run.isDead(slot))
    .map(slot =>
      run.ledger.seek({ kind: 'death', of: slot, when: 'soFar' }, rule, { is: 'fact', kind: 'diedBefore', of: slot }),
    )
  const goes = all(
    { is: 'fact', kind: 'detonates', of: actor, other: at, action },
    { rule, action },
    [why],
    [...blocksOf(run, actor), ...dead],
  )
  run.put({ kind: 'detonated', of: actor, by: actor, action, why: goes, rule })
  const behind = behindIllusion(run, at)
  const reaches = behind
    ? all({ is: 'fact', kind: 'reachesHimself', of: at }, { rule: 'RU-IMI-2' }, [goes], [behind])
    : goes
  const alone = isBlack(run.seat(at)) && isBlack(seat)
  if (isGrey(seat)) maim(run, at, { why: reaches, rule: 'RU-KAM-G1', by: actor, action })
  else {
    const died = die(run, { victim: at, kamikaze: actor, action, why: reaches, cause: 'detonation', rule })
    if (alone) reward(run, actor, at, action, died)
  }
  if (!alone) run.dies(actor, goes, rule, { cause: 'detonation', by: actor, action })
  return reaches
}

/** For a black he gets a shot, and makes no killer's move that night (RU-KAM-B2). */
function reward(run: Resolution, kamikaze: SeatId, black: SeatId, action: string, died: Reason): void {
  const side = sideOf(run.game.seats, kamikaze) ?? homeOf(negativeOf(run.seat(kamikaze)))
  const why = all(
    { is: 'fact', kind: 'shotForBlack', of: kamikaze, other: black, action },
    { rule: 'RU-KAM-B2', action },
    [died],
  )
  run.put({
    kind: 'shotForBlack',
    of: kamikaze,
    by: kamikaze,
    action,
    why,
    rule: 'RU-KAM-B2',
    data: { side: side ?? '' },
  })
}

/** The shot is entered when the ledger of the night is made up. */
export function enterShots(run: Resolution): void {
  for (const { data } of run.ledger.found({ kind: 'shotForBlack', when: 'soFar' })) {
    const { side } = data
    if (side) run.setCount(side, 'shots', run.count(side, 'shots') + 1)
  }
}

export const noShotAfter: ActorGuard = (run, { does, actor }) => {
  if (!kills({ does }) || isCivil({ does })) return undefined
  const spent = run.ledger.seek({ kind: 'shotForBlack', of: actor, when: 'soFar' }, 'RU-KAM-B2', {
    is: 'fact',
    kind: 'wentForBlack',
    of: actor,
  })
  return spent.because.length ? spent : undefined
}
