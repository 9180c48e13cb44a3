/** The kamikaze: whoever kills him dies with him, and whoever would keep him alive is turned away (RU-KAM-1 to RU-KAM-5). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../attributes.ts'
import type { Blow, Pending } from '../part.ts'
import { blows } from '../shared/attack.ts'
import { lifeAnswers } from '../shared/lives.ts'
import { maim } from '../shared/maim.ts'
import { isGuard } from '../shared/moves.ts'
import { lossesOf } from '../shared/roles.ts'
import { isBlack } from '../shared/sides.ts'
import { playedFor } from '../shared/playing.ts'
import { all, any, type Cause, type Fact, type TargetGuard, type Resolution } from '../vocabulary.ts'

/** Blocks that take the use of the role away (RU-KAM-5). */
export function blocksOf(run: Resolution, who: SeatId): Reason[] {
  return lossesOf(run, who).map(block =>
    all({ is: 'fact', kind: 'roleAsleep', of: who }, { rule: 'RU-KAM-5' }, [block]),
  )
}

/** Somebody else went off in this role before: killing a black takes its power, and for a black heir any kill does (RU-KAM-4, RU-KAM-B2). */
const spentBefore = (run: Resolution, who: SeatId): Reason[] =>
  run.ledger
    .found({
      kind: 'wentOff',
      when: 'soFar',
      where: ({ of, phase, data }) =>
        of !== who && phase !== undefined && (data.team === 'black' || isBlack(run.seat(who))),
    })
    .map(({ why, data }) =>
      all({ is: 'fact', kind: 'powerSpent', of: who }, { rule: data.team === 'black' ? 'RU-KAM-4' : 'RU-KAM-B2' }, [
        why,
      ]),
    )

/** That the role of a kamikaze is at work, with what speaks against it; undefined for who is no kamikaze. */
function atWork(run: Resolution, who: SeatId, more: readonly Reason[] = []): Reason | undefined {
  const passive = run.passive(who, 'takeAlong')
  return (
    passive
    && all(
      { is: 'fact', kind: 'canTakeAlong', of: who },
      { rule: 'RU-KAM-1', action: passive.action },
      [passive.why],
      [...blocksOf(run, who), ...spentBefore(run, who), ...more],
    )
  )
}

/** That somebody takes his killer along if one comes now. */
export const canTakeAlong = (run: Resolution, who: SeatId): Reason | undefined =>
  atWork(
    run,
    who,
    run.isDead(who)
      ? [
          run.ledger.seek({ kind: 'death', of: who, when: 'soFar' }, 'RU-KAM-1', {
            is: 'fact',
            kind: 'diedBefore',
            of: who,
          }),
        ]
      : [],
  )

/** Moves that a kamikaze who can kill turns away, each with the rule of the move where it names him (RU-KAM-3); an arrest misses him (RU-BLK-4). */
const turnedAway: Readonly<Record<string, RuleId>> = {
  take: 'RU-GEI-6',
  takeHome: 'RU-KAM-3',
  protect: 'RU-BOD-2',
  guard: 'RU-BLK-9',
}
export const refusesHelp: TargetGuard = (run, move, at) => {
  const { does, id: action } = move
  const arrests = is(does, 'arrests') && !isGuard(move)
  const rule = arrests ? 'RU-BLK-4' : turnedAway[is(does, 'guards') ? 'guard' : does]
  if (rule === undefined) return undefined
  const can = canTakeAlong(run, at)
  return (
    can
    && all({ is: 'fact', kind: 'turnsAway', of: at, action }, { rule, action }, [
      all(
        { is: 'fact', kind: arrests ? 'notHeld' : 'refusesHelp', of: at },
        { rule: arrests ? 'RU-BLK-4' : 'RU-KAM-3' },
        [can],
      ),
    ])
  )
}

/** Causes that are an attack by somebody who came. */
export const attacks: ReadonlySet<Cause> = new Set(['shot', 'order', 'civil'])
/** How a kamikaze kills: `kamikaze` whoever attacks or visits him, `detonation` by his own move. */
export const takingAlong = 'kamikaze'

/** What an attack on him brings upon the first who attacks: death, or for one of the same team a wound (RU-KAM-1, RU-KAM-2). */
export function answers(run: Resolution, { action, killer, victim, cause, attacked }: Pending): Pending[] {
  const can = attacks.has(cause) && killer !== victim ? canTakeAlong(run, victim) : undefined
  if (!can) return []
  const ownTeam = run.seat(killer).faction === run.seat(victim).faction
  const played = playedFor(run.game, victim, 'takeAlong') !== undefined
  const hurts = ownTeam || played
  const rule: RuleId = played && !ownTeam ? 'RU-ACR-5' : ownTeam ? 'RU-KAM-2' : 'RU-KAM-1'
  const before = run.ledger.seek(
    {
      kind: 'attacked',
      of: victim,
      when: 'soFar',
      where: fact => attacks.has(fact.data.cause) && !(fact.by === killer && fact.action === action),
    },
    rule,
    { is: 'fact', kind: 'attackedFirst', of: victim },
  )
  const life = lifeAnswers(run, victim)
  const against = [before, life].filter(({ because, unless, holds }) => holds || because.length || unless.length)
  const met = all(
    { is: 'fact', kind: ownTeam ? 'hurtsOwn' : played ? 'onlyHurts' : 'takesAlong', of: killer, other: victim, action },
    { rule, action },
    [attacked, can],
    against,
  )
  if (hurts) {
    maim(run, killer, {
      why: all({ is: 'fact', kind: 'losesRole', of: killer }, { rule: 'RU-GEN-5' }, [met]),
      rule,
      by: victim,
      action,
    })
    return []
  }
  run.put({
    kind: 'attacked',
    of: killer,
    by: victim,
    action,
    why: met,
    rule,
    data: { target: killer, cause: takingAlong },
  })
  return [
    { action, killer: victim, target: killer, victim: killer, cause: takingAlong, rule, reached: can, attacked: met },
  ]
}

/** Neither heal nor guard saves a kamikaze who goes off, nor whom he takes along (RU-KAM-1, RU-DOC-5). */
export function helpsNobody(run: Resolution, { victim, cause }: Pick<Blow, 'victim' | 'cause'>): Reason[] {
  if (cause === takingAlong) return [run.given({ is: 'fact', kind: 'takenAlong', of: victim }, 'RU-KAM-1')]
  const can = attacks.has(cause) ? atWork(run, victim) : undefined
  return can ? [can] : []
}

/** Where the kamikaze lives, nobody goes with him. */
export function livesAfterAll(run: Resolution, { cause, killer, action, victim }: Blow): Reason[] {
  if (cause !== takingAlong) return []
  const his = blows(run).find(blow => blow.action === action && blow.killer === victim && blow.victim === killer)
  // The illusion of a kamikaze dies in his place, and takes its killer along all the same (RU-IMI-2).
  const illusion = run.ledger
    .found({ kind: 'illusionKilled', of: killer, when: 'soFar', where: fact => fact.action === action })
    .map(({ why }) => why)
  return his?.outcome
    ? [all({ is: 'fact', kind: 'livesHimself', of: killer }, { rule: 'RU-KAM-1' }, [], [his.outcome, ...illusion])]
    : []
}

/** Remembers that the role went off, and at whom: whoever has it later may not do so again (RU-KAM-4). */
export function rememberGoingOff(run: Resolution, { of, by, why, data: { cause } }: Fact<'death'>): void {
  if (by === undefined || by === of || (cause !== takingAlong && cause !== 'detonation')) return
  run.put({
    kind: 'wentOff',
    of: by,
    why: any({ is: 'fact', kind: 'wentOff', of: by }, { rule: 'RU-KAM-4' }, [why]),
    rule: 'RU-KAM-4',
    data: { team: run.seat(of).faction },
    lasting: true,
  })
}

/** Whoever takes over a role that has gone off at a black is told (RU-KAM-4). */
export function tellHeir(run: Resolution, { of: heir, data }: Fact<'heir'>): void {
  if (data.role !== 'kamikaze') return
  const spent = run.ledger.found({
    kind: 'wentOff',
    when: 'soFar',
    where: fact => fact.of !== heir && (fact.data.team === 'black' || isBlack(run.seat(heir))),
  })
  const [first] = spent
  if (first) run.tell(heir, 'powerSpent', {}, first.data.team === 'black' ? 'RU-KAM-4' : 'RU-KAM-B2')
}
