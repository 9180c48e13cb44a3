/** The geisha: whom she takes, who shares what is meant for her, and who calls it off (RU-GEI). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../abilities.ts'
import type { Blow } from '../part.ts'
import { blows, savesOf } from '../shared/attack.ts'
import { clientsOf } from '../shared/custody.ts'
import { behindIllusion, notThere, takenAway } from '../shared/illusion.ts'
import { learnsFact } from '../shared/learns.ts'
import { drawer } from '../shared/memo.ts'
import { lossesOf } from '../shared/roles.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { all, any, type Gate, type LateEffect, type Walk } from '../vocabulary.ts'
import { seemHome } from './seem.ts'

export const taking: LateEffect = (walk, arrival) => {
  const {
    move: { actor, id: action, to },
    at,
    aim,
    why,
  } = arrival
  const taken = all({ is: 'fact', kind: 'client', of: at, other: actor, action }, { rule: 'RU-GEI-6', action }, [
    why,
    ...(to.length > 1 ? [secondClient(walk, actor, aim)] : []),
  ])
  walk.put({ kind: 'client', of: at, by: actor, action, why: taken, rule: 'RU-GEI-1', data: { of: 'geisha' } })
  takenAway(walk, { of: at, by: actor, action })
  seemHome(walk, arrival, 'RU-GEI-6')
  return taken
}

/** Two clients at once she takes with the civil role of the prostitute, by the rules of the geisha (RU-GEI-B1, RU-PRO-B2). */
const secondClient = (walk: Walk, geisha: Slot, aim: number): Reason =>
  all(
    { is: 'fact', kind: 'secondClient', of: geisha },
    { rule: 'RU-GEI-B1', also: ['RU-PRO-B2'] },
    [],
    aim === 0 ? [] : lossesOf(walk, geisha),
  )

/** Beside a shot she may use her own move on somebody else (RU-GEI-7). */
export const besideShot: Gate = (walk, { does, actor, to, id: action }) => {
  if (does !== 'take') return undefined
  const shots = walk.moves.filter(move => is(move.does, 'ownShot') && move.actor === actor)
  return shots.map(shot => {
    const claim = { is: 'fact', kind: 'sameAsShot', of: actor, action } as const
    return shot.to.some(target => to.includes(target))
      ? all(claim, { rule: 'RU-GEI-7', action })
      : any(claim, { rule: 'RU-GEI-7', action })
  })
}

/** A geisha’s client, or somebody’s geisha; her own company does not count. */
const companions = (walk: Walk, taker: Slot) =>
  clientsOf(walk, taker).filter(({ of, data }) => of !== taker && data.of === 'geisha')

/** Of two clients one shares the blow: a red, else the faceless; of two equal ones one is drawn (RU-GEI-B1). */
const drawn = drawer<Map<Slot, Slot | undefined>>(() => new Map())
function sharing(walk: Walk, taker: Slot, clients: readonly Slot[], reached: Reason): Slot | undefined {
  if (clients.length < 2 || !reached.holds) return undefined
  const [first] = [walk.seats().filter(seat => seat.faction === 'red'), walk.seats().filter(isGrey)]
    .map(team => team.map(({ slot }) => slot).filter(slot => clients.includes(slot)))
    .filter(team => team.length)
  if (!drawn(walk).has(taker))
    drawn(walk).set(taker, first && first.length > 1 ? walk.draw('geishaClient', taker, first) : first?.[0])
  return drawn(walk).get(taker)
}

/** Red and grey clients share a blow at the geisha; a black one does not (RU-GEI-2), and she never shares one at a client (RU-GEI-3). */
export function sharers(walk: Walk, blow: Blow): { victim: Slot; why: Reason; rule: RuleId }[] {
  const { killer, target, reached } = blow
  // Nobody shares what is called off, and nobody shares a blow of the own.
  if (callsOff(walk, blow).some(({ holds }) => holds)) return []
  const hosts = walk.ledger.found({
    kind: 'client',
    of: target,
    when: 'soFar',
    where: ({ phase, by, data }) => phase === undefined && by !== target && data.of === 'geisha',
  })
  const clients = companions(walk, target).filter(({ of }) => of !== killer && !walk.isDead(of))
  const one = sharing(
    walk,
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
        [walk.given({ is: 'fact', kind: 'clientsBlow', of: target }, 'RU-GEI-3')],
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
          ...(isBlack(walk.seat(of)) ? [walk.given({ is: 'fact', kind: 'isBlackClient', of }, 'RU-GEI-2')] : []),
          ...(one !== undefined && one !== of
            ? [walk.given({ is: 'fact', kind: 'otherClientDies', of, other: one }, 'RU-GEI-B1')]
            : []),
        ],
      ),
    })),
  ]
}

/** That a client is black; the illusion of one has no team (RU-IMI-2). */
function blackReason(walk: Walk, client: Slot): Reason {
  const behind = behindIllusion(walk, client)
  return all({ is: 'fact', kind: 'isBlackClient', of: client }, { rule: 'RU-GEI-2' }, [], behind ? [behind] : [])
}

/** A client dies with the geisha, so whatever keeps her alive keeps both (RU-GEI-2). */
export function savedWithHer(walk: Walk, blow: Blow): Reason[] {
  const { target, victim, action } = blow
  if (target === victim || !companions(walk, target).some(({ of }) => of === victim)) return []
  const hers = blows(walk).find(one => one.action === action && one.killer === blow.killer && one.victim === target)
  const saves = hers?.saved ? [hers.saved] : savesOf(walk, { ...blow, victim: target })
  return saves.length
    ? [any({ is: 'fact', kind: 'houseSaved', of: victim, other: target }, { rule: 'RU-GEI-2' }, saves)]
    : []
}

/** A black calls off a shot at a black in a geisha’s company, and one at the geisha whose client he is (RU-GEI-2, RU-MAF-9). */
export function callsOff(walk: Walk, { killer, target, action }: Blow): Reason[] {
  if (!isBlack(walk.seat(killer)) || killer === target) return []
  const company = walk.ledger.found({
    kind: 'client',
    when: 'soFar',
    where: ({ phase, of, by, data }) => phase === undefined && of !== by && data.of === 'geisha',
  })
  return [
    ...company
      .filter(({ of }) => of === target && isBlack(walk.seat(of)))
      .map(({ of, why }) =>
        all({ is: 'fact', kind: 'blackInCompany', of, action }, { rule: 'RU-GEI-2', action }, [
          why,
          blackReason(walk, of),
        ]),
      ),
    ...company
      .filter(({ of, by }) => of === killer && by === target)
      .map(({ of, why }) =>
        all({ is: 'fact', kind: 'herOwnClient', of, other: target, action }, { rule: 'RU-GEI-2', action }, [
          why,
          blackReason(walk, of),
        ]),
      ),
  ]
}

/** The client remembers an evening without knowing whose; the geisha knows the civil role (RU-GEI-4). */
export function reportClients(walk: Walk): void {
  for (const fact of walk.ledger.found({
    kind: 'client',
    when: 'soFar',
    where: ({ phase, data }) => phase === undefined && data.of === 'geisha',
  })) {
    const { of, by = '', why, action = '' } = fact
    if (of === by) continue
    const was = all({ is: 'fact', kind: 'wasClient', of, other: by }, { rule: 'RU-GEI-4' }, [why], notThere(walk, fact))
    if (was.holds) walk.tell(of, 'client', {}, 'RU-GEI-4')
    const knows = all({ is: 'fact', kind: 'clientRole', of, other: by }, { rule: 'RU-GEI-4', action }, [why])
    const { role } = walk.game.seats.find(({ slot }) => slot === of)!
    if (!walk.isDead(by)) learnsFact(walk, by, { action, ability: 'take' }, of, 'civilRole', role, 'RU-GEI-4', knows)
  }
}
