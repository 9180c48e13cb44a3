/** The prostitute: whom she takes home, who shares what is meant for her, and who only gets hurt (RU-PRO). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Blow } from '../part.ts'
import { blows, savesOf } from '../shared/attack.ts'
import { clientsOf, outOfReach } from '../shared/custody.ts'
import { asSent } from '../shared/hypnosis.ts'
import { notThere, takenAway } from '../shared/illusion.ts'
import { learnsFact } from '../shared/learns.ts'
import { maim } from '../shared/maim.ts'
import { isBlack } from '../shared/sides.ts'
import { playedFor } from '../shared/playing.ts'
import { handOf } from '../shared/undead.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'

/** Takes somebody home. A guard on the client is void from then on (RU-NORD-3), unless it keeps her away. */
export const takingHome: LateEffect = (run, { move: { actor, id: action, with: keys }, at, why }) => {
  const guards = run.ledger.found({
    kind: 'guarded',
    of: at,
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })
  const kept = run.option<boolean>('guardBeatsProstitute')
    ? guards.map(guard => all({ is: 'fact', kind: 'underGuard', of: at }, { rule: 'RU-NORD-3' }, [guard.why]))
    : []
  const taken = all(
    { is: 'fact', kind: 'client', of: at, other: actor, action },
    { rule: 'RU-PRO-8', action },
    [why],
    kept,
  )
  run.put({
    kind: 'client',
    of: at,
    by: actor,
    action,
    why: taken,
    rule: 'RU-PRO-1',
    data: {
      of: 'prostitute',
      protected: keys.protected === 'yes' || playedFor(run.game, actor, 'takeHome') !== undefined,
    },
  })
  takenAway(run, { of: at, by: actor, action })
  if (!kept.length)
    for (const guard of guards)
      run.ledger.end(guard, all({ is: 'fact', kind: 'guardIsVoid', of: at }, { rule: 'RU-NORD-3' }, [taken]))
  return taken
}

const isHers = ({ data }: Fact<'client'>): boolean => data.of === 'prostitute'
const hersOf = (run: Resolution, host: SeatId): Fact<'client'>[] => clientsOf(run, host).filter(isHers)
const ofGeisha = (run: Resolution, geisha: SeatId): Fact<'client'>[] =>
  clientsOf(run, geisha).filter(({ of, data }) => of !== geisha && data.of === 'geisha')

/** What is meant for the prostitute hits her client too (RU-PRO-4), and with a geisha among the clients the geisha’s client by the rules of the geisha (RU-PRO-6). */
export function herSharers(run: Resolution, { target }: Blow): { victim: SeatId; why: Reason; rule: RuleId }[] {
  return hersOf(run, target)
    .filter(({ of }) => !run.isDead(of))
    .flatMap(fact => {
      const { of: client, why } = fact
      const shares = all(
        { is: 'fact', kind: 'sharesBlow', of: client, other: target },
        { rule: 'RU-PRO-4' },
        [why],
        notThere(run, fact),
      )
      const further = ofGeisha(run, client)
        .filter(({ of }) => of !== target && !run.isDead(of))
        .map(({ of, why: taken }) => ({
          victim: of,
          rule: 'RU-PRO-6',
          why: all(
            { is: 'fact', kind: 'sharesBlow', of, other: client },
            { rule: 'RU-PRO-6' },
            [shares, taken],
            isBlack(run.seat(of)) ? [run.given({ is: 'fact', kind: 'isBlackClient', of }, 'RU-GEI-2')] : [],
          ),
        }))
      return [{ victim: client, why: shares, rule: 'RU-PRO-4' }, ...further]
    })
}

/** That she takes care of a client: she said so (RU-PRO-7), or both are black (RU-PRO-B1). */
function careFor(run: Resolution, { of, by = '', action = '', data }: Fact<'client'>): Reason | undefined {
  const bothBlack = isBlack(run.seat(of)) && isBlack(handOf(run, by))
  const rule: RuleId = bothBlack ? 'RU-PRO-B1' : playedFor(run.game, by, 'takeHome') ? 'RU-ACR-5' : 'RU-PRO-7'
  return data.protected === true || bothBlack
    ? run.given({ is: 'fact', kind: 'takesCare', of, other: by, action }, rule, action)
    : undefined
}

/** A client of whom she takes care does not die with her. */
export function takesCare(run: Resolution, { target, victim }: Blow): Reason[] {
  return hersOf(run, target)
    .filter(({ of }) => of === victim)
    .flatMap(client => careFor(run, client) ?? [])
}

/** Who shares a blow lives where the one lives whom he shares it with: her clients with her, a geisha’s client with the geisha (RU-PRO-4, RU-PRO-6, RU-GEI-5). */
export function keptWithHer(run: Resolution, blow: Blow): Reason[] {
  const { target, victim, action, killer } = blow
  if (target === victim) return []
  const clients = hersOf(run, target)
  const geisha = clients.map(({ of }) => of).find(client => ofGeisha(run, client).some(({ of }) => of === victim))
  const host = clients.some(({ of }) => of === victim) ? target : geisha
  if (host === undefined) return []
  const hers = blows(run).find(
    one => one.action === action && one.killer === killer && one.target === target && one.victim === host,
  )
  const saves = hers?.saved ? [hers.saved] : savesOf(run, { ...blow, victim: host })
  const care = host === geisha && clients.some(client => client.of === geisha && careFor(run, client))
  const rule: RuleId = host === target ? 'RU-PRO-4' : care ? 'RU-GEI-5' : 'RU-PRO-6'
  return saves.length ? [any({ is: 'fact', kind: 'houseSaved', of: victim, other: host }, { rule }, saves)] : []
}

/** Where a shot at a client counts as an attack, company is what saves him (`clientShotIsAttack`). */
export function clientShots(run: Resolution, { target, victim, action, killer }: Blow): Reason[] {
  if (!run.option<boolean>('clientShotIsAttack') || target !== victim || killer === target) return []
  return run.ledger
    .attempts({ kind: 'client', of: target, when: 'soFar', where: fact => fact.phase === undefined && isHers(fact) })
    .map(fact => outOfReach(run, fact, action))
}

/** After the attacks are settled: whoever she took care of is hurt where she was killed (RU-PRO-7). */
export function hurtClients(run: Resolution): void {
  for (const { action, killer, target, victim, outcome, attacked } of blows(run)) {
    const client = hersOf(run, target).find(({ of }) => of === victim && of !== target)
    const care = client && careFor(run, client)
    const hers = blows(run).find(
      one => one.action === action && one.killer === killer && one.target === target && one.victim === target,
    )
    if (!care || !outcome || !attacked.holds || run.isDead(victim) || !hers?.outcome) continue
    const rule: RuleId = ofGeisha(run, victim).length ? 'RU-GEI-5' : 'RU-PRO-7'
    maim(run, victim, {
      action,
      rule,
      by: target,
      why: all({ is: 'fact', kind: 'hurtBeside', of: victim, other: target }, { rule }, [hers.outcome, care]),
    })
  }
}

/** A heal that comes to the prostitute comes to her client as well (RU-DOC-6). */
export function bothCovered(run: Resolution, { of, by, action, why }: Fact<'healed'>): void {
  for (const { of: client, why: taken } of hersOf(run, of)) {
    const covered = all(
      { is: 'fact', kind: 'healed', of: client, ...(action !== undefined && { action }) },
      { rule: 'RU-DOC-6', ...(action !== undefined && { action }) },
      [why, taken],
    )
    run.put({
      kind: 'healed',
      of: client,
      why: covered,
      rule: 'RU-DOC-6',
      ...(by !== undefined && { by }),
      ...(action !== undefined && { action }),
    })
  }
}

/** The client hears what every client hears; she knows the civil role (RU-PRO-3). */
export function reportHerClients(run: Resolution): void {
  for (const fact of run.ledger.found({
    kind: 'client',
    when: 'soFar',
    where: fact => fact.phase === undefined && isHers(fact),
  })) {
    const { of, by = '', why, action = '' } = fact
    const was = all({ is: 'fact', kind: 'wasClient', of, other: by }, { rule: 'RU-PRO-3' }, [why], notThere(run, fact))
    if (was.holds) run.tell(of, 'client', {}, 'RU-PRO-3')
    const knows = all({ is: 'fact', kind: 'clientRole', of, other: by }, { rule: 'RU-PRO-3', action }, [why])
    const { role } = run.game.seats.find(({ slot }) => slot === of)!
    if (!run.isDead(by))
      learnsFact(
        run,
        by,
        { action, ability: 'takeHome' },
        asSent(run, action, of),
        'civilRole',
        role,
        'RU-PRO-3',
        knows,
      )
  }
}
