/** The geisha: whom she takes, who shares what is meant for her, and who calls it off (RU-GEI). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../attributes.ts'
import type { Blow } from '../part.ts'
import { blows, savesOf } from '../shared/attack.ts'
import { clientsOf } from '../shared/custody.ts'
import { behindIllusion, notThere, takenAway } from '../shared/illusion.ts'
import { learnsFact } from '../shared/learns.ts'
import { perRun } from '../shared/per-run.ts'
import { lossesOf } from '../shared/roles.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { all, any, type ActorGuard, type LateEffect, type Resolution } from '../vocabulary.ts'
import { seemHome } from './seem.ts'

export const taking: LateEffect = (run, arrival) => {
  const {
    move: { actor, id: action, to },
    at,
    aim,
    why,
  } = arrival
  const taken = all({ is: 'fact', kind: 'client', of: at, other: actor, action }, { rule: 'RU-GEI-6', action }, [
    why,
    ...(to.length > 1 ? [secondClient(run, actor, aim)] : []),
  ])
  run.put({ kind: 'client', of: at, by: actor, action, why: taken, rule: 'RU-GEI-1', data: { of: 'geisha' } })
  takenAway(run, { of: at, by: actor, action })
  seemHome(run, arrival, 'RU-GEI-6')
  return taken
}

/** Two clients at once she takes with the civil role of the prostitute, by the rules of the geisha (RU-GEI-B1, RU-PRO-B2). */
const secondClient = (run: Resolution, geisha: SeatId, aim: number): Reason =>
  all(
    { is: 'fact', kind: 'secondClient', of: geisha },
    { rule: 'RU-GEI-B1', also: ['RU-PRO-B2'] },
    [],
    aim === 0 ? [] : lossesOf(run, geisha),
  )

/** Beside a shot she may use her own move on somebody else (RU-GEI-7). */
export const besideShot: ActorGuard = (run, { does, actor, to, id: action }) => {
  if (does !== 'take') return undefined
  const shots = run.moves.filter(move => is(move.does, 'ownShot') && move.actor === actor)
  return shots.map(shot => {
    const claim = { is: 'fact', kind: 'sameAsShot', of: actor, action } as const
    return shot.to.some(target => to.includes(target))
      ? all(claim, { rule: 'RU-GEI-7', action })
      : any(claim, { rule: 'RU-GEI-7', action })
  })
}

/** A geisha’s client, or somebody’s geisha; her own company does not count. */
const companions = (run: Resolution, taker: SeatId) =>
  clientsOf(run, taker).filter(({ of, data }) => of !== taker && data.of === 'geisha')

/** Of two clients one shares the blow: a red, else the faceless; of two equal ones one is drawn (RU-GEI-B1). */
const drawn = perRun<Map<SeatId, SeatId | undefined>>(() => new Map())
function sharing(run: Resolution, taker: SeatId, clients: readonly SeatId[], reached: Reason): SeatId | undefined {
  if (clients.length < 2 || !reached.holds) return undefined
  const [first] = [run.seats().filter(seat => seat.faction === 'red'), run.seats().filter(isGrey)]
    .map(team => team.map(({ slot }) => slot).filter(slot => clients.includes(slot)))
    .filter(team => team.length)
  if (!drawn(run).has(taker))
    drawn(run).set(taker, first && first.length > 1 ? run.draw('geishaClient', taker, first) : first?.[0])
  return drawn(run).get(taker)
}

/** Red and grey clients share a blow at the geisha; a black one does not (RU-GEI-2), and she never shares one at a client (RU-GEI-3). */
export function sharers(run: Resolution, blow: Blow): { victim: SeatId; why: Reason; rule: RuleId }[] {
  const { killer, target, reached } = blow
  // Nobody shares what is called off, and nobody shares a blow of the own.
  if (callsOff(run, blow).some(({ holds }) => holds)) return []
  const hosts = run.ledger.found({
    kind: 'client',
    of: target,
    when: 'soFar',
    where: ({ phase, by, data }) => phase === undefined && by !== target && data.of === 'geisha',
  })
  const clients = companions(run, target).filter(({ of }) => of !== killer && !run.isDead(of))
  const one = sharing(
    run,
    target,
    clients.map(({ of }) => of),
    reached,
  )
  return [
    ...hosts.map(({ by = '', why }) => ({
      victim: by,
      rule: 'RU-GEI-3',
      why: all(
        { is: 'fact', kind: 'sharesBlow', of: by, other: target },
        { rule: 'RU-GEI-3' },
        [why],
        [run.given({ is: 'fact', kind: 'clientsBlow', of: target }, 'RU-GEI-3')],
      ),
    })),
    ...clients.map(({ of, why }) => ({
      victim: of,
      rule: 'RU-GEI-2',
      why: all(
        { is: 'fact', kind: 'sharesBlow', of, other: target },
        { rule: 'RU-GEI-2' },
        [why],
        [
          ...(isBlack(run.seat(of)) ? [run.given({ is: 'fact', kind: 'isBlackClient', of }, 'RU-GEI-2')] : []),
          ...(one !== undefined && one !== of
            ? [run.given({ is: 'fact', kind: 'otherClientDies', of, other: one }, 'RU-GEI-B1')]
            : []),
        ],
      ),
    })),
  ]
}

/** That a client is black; the illusion of one has no team (RU-IMI-2). */
function blackReason(run: Resolution, client: SeatId): Reason {
  const behind = behindIllusion(run, client)
  return all({ is: 'fact', kind: 'isBlackClient', of: client }, { rule: 'RU-GEI-2' }, [], behind ? [behind] : [])
}

/** A client dies with the geisha, so whatever keeps her alive keeps both (RU-GEI-2). */
export function savedWithHer(run: Resolution, blow: Blow): Reason[] {
  const { target, victim, action } = blow
  if (target === victim || !companions(run, target).some(({ of }) => of === victim)) return []
  const hers = blows(run).find(one => one.action === action && one.killer === blow.killer && one.victim === target)
  const saves = hers?.saved ? [hers.saved] : savesOf(run, { ...blow, victim: target })
  return saves.length
    ? [any({ is: 'fact', kind: 'houseSaved', of: victim, other: target }, { rule: 'RU-GEI-2' }, saves)]
    : []
}

/** A black calls off a shot at a black in a geisha’s company, and one at the geisha whose client he is (RU-GEI-2, RU-MAF-9). */
export function callsOff(run: Resolution, { killer, target, action }: Blow): Reason[] {
  if (!isBlack(run.seat(killer)) || killer === target) return []
  const company = run.ledger.found({
    kind: 'client',
    when: 'soFar',
    where: ({ phase, of, by, data }) => phase === undefined && of !== by && data.of === 'geisha',
  })
  return [
    ...company
      .filter(({ of }) => of === target && isBlack(run.seat(of)))
      .map(({ of, why }) =>
        all({ is: 'fact', kind: 'blackInCompany', of, action }, { rule: 'RU-GEI-2', action }, [
          why,
          blackReason(run, of),
        ]),
      ),
    ...company
      .filter(({ of, by }) => of === killer && by === target)
      .map(({ of, why }) =>
        all({ is: 'fact', kind: 'herOwnClient', of, other: target, action }, { rule: 'RU-GEI-2', action }, [
          why,
          blackReason(run, of),
        ]),
      ),
  ]
}

/** The client remembers an evening without knowing whose; the geisha knows the civil role (RU-GEI-4). */
export function reportClients(run: Resolution): void {
  for (const fact of run.ledger.found({
    kind: 'client',
    when: 'soFar',
    where: ({ phase, data }) => phase === undefined && data.of === 'geisha',
  })) {
    const { of, by = '', why, action = '' } = fact
    if (of === by) continue
    const was = all({ is: 'fact', kind: 'wasClient', of, other: by }, { rule: 'RU-GEI-4' }, [why], notThere(run, fact))
    if (was.holds) run.tell(of, 'client', {}, 'RU-GEI-4')
    const knows = all({ is: 'fact', kind: 'clientRole', of, other: by }, { rule: 'RU-GEI-4', action }, [why])
    const { role } = run.game.seats.find(({ slot }) => slot === of)!
    if (!run.isDead(by)) learnsFact(run, by, { action, ability: 'take' }, of, 'civilRole', role, 'RU-GEI-4', knows)
  }
}
