/** The prostitute: whom she takes home, who shares what is meant for her, and who only gets hurt (RU-PRO). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
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
import { all, any, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'

/** Takes somebody home. A guard on the client is void from then on (RU-NORD-3), unless it keeps her away. */
export const takingHome: LateEffect = (walk, { move: { actor, id: action, with: keys }, at, why }) => {
  const guards = walk.ledger.found({
    kind: 'guarded',
    of: at,
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })
  const kept = walk.option<boolean>('guardBeatsProstitute')
    ? guards.map(guard => all({ is: 'fact', kind: 'underGuard', of: at }, { rule: 'RU-NORD-3' }, [guard.why]))
    : []
  const taken = all(
    { is: 'fact', kind: 'client', of: at, other: actor, action },
    { rule: 'RU-PRO-8', action },
    [why],
    kept,
  )
  walk.put({
    kind: 'client',
    of: at,
    by: actor,
    action,
    why: taken,
    rule: 'RU-PRO-1',
    data: {
      of: 'prostitute',
      protected: keys.protected === 'yes' || playedFor(walk.game, actor, 'takeHome') !== undefined,
    },
  })
  takenAway(walk, { of: at, by: actor, action })
  if (!kept.length)
    for (const guard of guards)
      walk.ledger.end(guard, all({ is: 'fact', kind: 'guardIsVoid', of: at }, { rule: 'RU-NORD-3' }, [taken]))
  return taken
}

const isHers = ({ data }: Fact<'client'>): boolean => data.of === 'prostitute'
const hersOf = (walk: Walk, host: Slot): Fact<'client'>[] => clientsOf(walk, host).filter(isHers)
const ofGeisha = (walk: Walk, geisha: Slot): Fact<'client'>[] =>
  clientsOf(walk, geisha).filter(({ of, data }) => of !== geisha && data.of === 'geisha')

/** What is meant for the prostitute hits her client too (RU-PRO-4), and with a geisha among the clients the geisha’s client by the rules of the geisha (RU-PRO-6). */
export function herSharers(walk: Walk, { target }: Blow): { victim: Slot; why: Reason; rule: RuleId }[] {
  return hersOf(walk, target)
    .filter(({ of }) => !walk.isDead(of))
    .flatMap(fact => {
      const { of: client, why } = fact
      const shares = all(
        { is: 'fact', kind: 'sharesBlow', of: client, other: target },
        { rule: 'RU-PRO-4' },
        [why],
        notThere(walk, fact),
      )
      const further = ofGeisha(walk, client)
        .filter(({ of }) => of !== target && !walk.isDead(of))
        .map(({ of, why: taken }) => ({
          victim: of,
          rule: 'RU-PRO-6',
          why: all(
            { is: 'fact', kind: 'sharesBlow', of, other: client },
            { rule: 'RU-PRO-6' },
            [shares, taken],
            isBlack(walk.seat(of)) ? [walk.given({ is: 'fact', kind: 'isBlackClient', of }, 'RU-GEI-2')] : [],
          ),
        }))
      return [{ victim: client, why: shares, rule: 'RU-PRO-4' }, ...further]
    })
}

/** That she takes care of a client: she said so (RU-PRO-7), or both are black (RU-PRO-B1). */
function careFor(walk: Walk, { of, by = '', action = '', data }: Fact<'client'>): Reason | undefined {
  const bothBlack = isBlack(walk.seat(of)) && isBlack(handOf(walk, by))
  const rule: RuleId = bothBlack ? 'RU-PRO-B1' : playedFor(walk.game, by, 'takeHome') ? 'RU-ACR-5' : 'RU-PRO-7'
  return data.protected === true || bothBlack
    ? walk.given({ is: 'fact', kind: 'takesCare', of, other: by, action }, rule, action)
    : undefined
}

/** A client of whom she takes care does not die with her. */
export function takesCare(walk: Walk, { target, victim }: Blow): Reason[] {
  return hersOf(walk, target)
    .filter(({ of }) => of === victim)
    .flatMap(client => careFor(walk, client) ?? [])
}

/** Who shares a blow lives where the one lives whom he shares it with: her clients with her, a geisha’s client with the geisha (RU-PRO-4, RU-PRO-6, RU-GEI-5). */
export function keptWithHer(walk: Walk, blow: Blow): Reason[] {
  const { target, victim, action, killer } = blow
  if (target === victim) return []
  const clients = hersOf(walk, target)
  const geisha = clients.map(({ of }) => of).find(client => ofGeisha(walk, client).some(({ of }) => of === victim))
  const host = clients.some(({ of }) => of === victim) ? target : geisha
  if (host === undefined) return []
  const hers = blows(walk).find(
    one => one.action === action && one.killer === killer && one.target === target && one.victim === host,
  )
  const saves = hers?.saved ? [hers.saved] : savesOf(walk, { ...blow, victim: host })
  const care = host === geisha && clients.some(client => client.of === geisha && careFor(walk, client))
  const rule: RuleId = host === target ? 'RU-PRO-4' : care ? 'RU-GEI-5' : 'RU-PRO-6'
  return saves.length ? [any({ is: 'fact', kind: 'houseSaved', of: victim, other: host }, { rule }, saves)] : []
}

/** Where a shot at a client counts as an attack, company is what saves him (`clientShotIsAttack`). */
export function clientShots(walk: Walk, { target, victim, action, killer }: Blow): Reason[] {
  if (!walk.option<boolean>('clientShotIsAttack') || target !== victim || killer === target) return []
  return walk.ledger
    .attempts({ kind: 'client', of: target, when: 'soFar', where: fact => fact.phase === undefined && isHers(fact) })
    .map(fact => outOfReach(walk, fact, action))
}

/** After the attacks are settled: whoever she took care of is hurt where she was killed (RU-PRO-7). */
export function hurtClients(walk: Walk): void {
  for (const { action, killer, target, victim, outcome, attacked } of blows(walk)) {
    const client = hersOf(walk, target).find(({ of }) => of === victim && of !== target)
    const care = client && careFor(walk, client)
    const hers = blows(walk).find(
      one => one.action === action && one.killer === killer && one.target === target && one.victim === target,
    )
    if (!care || !outcome || !attacked.holds || walk.isDead(victim) || !hers?.outcome) continue
    const rule: RuleId = ofGeisha(walk, victim).length ? 'RU-GEI-5' : 'RU-PRO-7'
    maim(walk, victim, {
      action,
      rule,
      by: target,
      why: all({ is: 'fact', kind: 'hurtBeside', of: victim, other: target }, { rule }, [hers.outcome, care]),
    })
  }
}

/** A heal that comes to the prostitute comes to her client as well (RU-DOC-6). */
export function bothCovered(walk: Walk, { of, by, action, why }: Fact<'healed'>): void {
  for (const { of: client, why: taken } of hersOf(walk, of)) {
    const covered = all(
      { is: 'fact', kind: 'healed', of: client, ...(action !== undefined && { action }) },
      { rule: 'RU-DOC-6', ...(action !== undefined && { action }) },
      [why, taken],
    )
    walk.put({
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
export function reportHerClients(walk: Walk): void {
  for (const fact of walk.ledger.found({
    kind: 'client',
    when: 'soFar',
    where: fact => fact.phase === undefined && isHers(fact),
  })) {
    const { of, by = '', why, action = '' } = fact
    const was = all({ is: 'fact', kind: 'wasClient', of, other: by }, { rule: 'RU-PRO-3' }, [why], notThere(walk, fact))
    if (was.holds) walk.tell(of, 'client', {}, 'RU-PRO-3')
    const knows = all({ is: 'fact', kind: 'clientRole', of, other: by }, { rule: 'RU-PRO-3', action }, [why])
    const { role } = walk.game.seats.find(({ slot }) => slot === of)!
    if (!walk.isDead(by))
      learnsFact(
        walk,
        by,
        { action, ability: 'takeHome' },
        asSent(walk, action, of),
        'civilRole',
        role,
        'RU-PRO-3',
        knows,
      )
  }
}
