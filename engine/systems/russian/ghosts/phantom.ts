/** The phantom: who is killed at night votes on for a day, and he himself sits in somebody after his death (RU-PHA). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { endOfDay } from '../day/kinds.ts'
import { learnsFact } from '../shared/learns.ts'
import { hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { phantomNow } from '../shared/phantoms.ts'
import { all, any, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'

/** In the roster somebody is shown as phantom, and is one until the end of that day (RU-DEATH-3). */
function mark(walk: Walk, of: Slot, by: Slot, day: number, is: Reason): void {
  const about = { is: 'fact', kind: 'phantom', of, other: by } as const
  walk.mark(of, 'phantom', all(about, { rule: 'RU-DEATH-3' }, [is]), 'RU-DEATH-3', { by, until: endOfDay(day) })
}

/** At the end of a night: a phantom who lives makes phantoms of all who were killed; killed himself he is the only one (RU-PHA-2). */
export function arise(walk: Walk): void {
  const killed = walk.deaths().filter(({ data }) => data.cause !== 'removed')
  const holders = walk.game.seats.filter(
    ({ slot, alive, bystander }) => alive && !bystander && walk.has(slot, 'haunt') && hasUse(walk, slot),
  )
  for (const { slot: phantom } of holders) {
    const own = killed.find(({ of }) => of === phantom)
    const passive = walk.passive(phantom, 'haunt')
    if (!passive) continue
    for (const death of own ? [own] : killed) {
      const { of } = death
      const off = walk.ledger.found({ kind: 'phantomsOff', of: phantom, when: 'soFar' }).map(({ why }) => why)
      const rule: RuleId = own ? 'RU-PHA-1' : 'RU-PHA-2'
      const is = all(
        { is: 'fact', kind: 'becomesPhantom', of, other: phantom },
        { rule, action: passive.action },
        [passive.why, death.why],
        own ? [] : off.map(why => all({ is: 'fact', kind: 'phantomsOff', of: phantom }, { rule: 'RU-PHA-B2' }, [why])),
      )
      mark(walk, of, phantom, walk.phase.number + 1, is)
      if (is.holds) walk.announce('phantomArises', { who: of }, rule)
    }
  }
}

/** From now on nobody whom the night kills becomes a phantom (RU-PHA-B2). */
export const stoppingPhantoms: LateEffect = (walk, { move: { actor, id: action }, why }) => {
  const off = all({ is: 'fact', kind: 'phantomsOff', of: actor, action }, { rule: 'RU-PHA-B2', action }, [why])
  walk.put({ kind: 'phantomsOff', of: actor, by: actor, action, why: off, rule: 'RU-PHA-B2', lasting: true })
  return off
}

/** With the result of a vote a phantom who is dead sits in somebody, and stays for one more vote (RU-PHA-1). */
export const possessing: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const seat = walk.seat(actor)
  const grey = isGrey(seat)
  const rule: RuleId = grey ? 'RU-PHA-G1' : isBlack(seat) ? 'RU-PHA-B1' : 'RU-PHA-1'
  const given = (kind: 'satBefore', rule: RuleId): Reason => walk.given({ is: 'fact', kind, of: actor }, rule, action)
  const before = walk.ledger.found({ kind: 'possessed', by: actor, when: 'phaseStart' }).length > 0
  const cut = walk.ledger.seek({ kind: 'faceCut', of: at, when: 'phaseStart' }, 'RU-PHA-G1', {
    is: 'fact',
    kind: 'faceCut',
    of: at,
  })
  const sits = all(
    { is: 'fact', kind: 'possessed', of: at, other: actor, action },
    { rule, also: ['RU-DAY-4', ...(grey ? ['RU-FAC-G1'] : [])], action },
    [why, ...(grey ? [cut] : [])],
    [
      ...(seat.alive ? [stillAlive(walk, actor, action)] : []),
      ...(before ? [given('satBefore', 'RU-PHA-1')] : []),
      ...(walk.seat(at).alive ? [] : [walk.given({ is: 'fact', kind: 'deadTarget', of: at }, 'RU-PHA-1', action)]),
    ],
  )
  const day = walk.phase.number + 1
  walk.put({ kind: 'possessed', of: at, by: actor, action, why: sits, rule, until: endOfDay(day) })
  if (!sits.holds) return sits
  mark(walk, actor, actor, day, sits)
  hearRole(walk, actor, at, action, sits)
  if (isBlack(seat)) curse(walk, actor, at, action, day, sits)
  else walk.announce('possession', { who: at, by: actor }, 'RU-PHA-1')
  return sits
}

/** A phantom who lives sits in nobody, also where he lives because somebody kept him from being lynched. */
function stillAlive(walk: Walk, of: Slot, action: string): Reason {
  const lynch = walk.ledger.attempts({ kind: 'lynched', of, when: 'tonight' }).map(({ why }) => why)
  return lynch.length
    ? all({ is: 'fact', kind: 'stillAlive', of }, { rule: 'RU-PHA-1', action }, [], lynch)
    : walk.given({ is: 'fact', kind: 'stillAlive', of }, 'RU-PHA-1', action)
}

function hearRole(walk: Walk, phantom: Slot, at: Slot, action: string, sits: Reason): void {
  const { role } = walk.game.seats.find(({ slot }) => slot === at)!
  const knows = all({ is: 'fact', kind: 'phantomLearns', of: at, other: phantom }, { rule: 'RU-PHA-1', action }, [sits])
  if (learnsFact(walk, phantom, { action, ability: 'possess' }, at, 'civilRole', role, 'RU-PHA-1', knows))
    walk.tell(phantom, 'possessedRole', { about: at, role, result: role }, 'RU-PHA-1')
}

/** A black phantom takes role and colour of whom he sits in, for as long as he does (RU-PHA-B1). */
function curse(walk: Walk, phantom: Slot, at: Slot, action: string, day: number, sits: Reason): void {
  const cursed = all({ is: 'fact', kind: 'maimed', of: at, other: phantom, action }, { rule: 'RU-PHA-B1', action }, [
    sits,
  ])
  walk.mark(at, 'maimed', cursed, 'RU-PHA-B1', { by: phantom, action, until: endOfDay(day) })
  if (!cursed.holds) return
  walk.tell(at, 'phantomCurse', {}, 'RU-PHA-B1')
  walk.announce('phantomCursed', { who: at, by: phantom }, 'RU-PHA-B1')
}

/** Whose phantom leaves with this death: the one who sits in the dead, and a faceless whose victim’s task is dead (RU-PHA-1, RU-PHA-G1). */
export function leaveWithHost(walk: Walk, { of: dead, why }: Fact<'death'>): void {
  for (const sits of walk.ledger.found({ kind: 'possessed', when: 'soFar' })) {
    const { of: host, by: phantom = '' } = sits
    const grey = isGrey(walk.seat(phantom))
    const task = walk.ledger.found({
      kind: 'faceTask',
      of: dead,
      when: 'soFar',
      where: ({ data }) => data.victim === host,
    })
    if (host !== dead && !(grey && task.length)) continue
    const rule: RuleId = host === dead ? (isBlack(walk.seat(phantom)) ? 'RU-PHA-B1' : 'RU-PHA-1') : 'RU-PHA-G1'
    const gone = any({ is: 'fact', kind: 'hostGone', of: phantom, other: host }, { rule }, [why])
    walk.ledger.end(sits, gone)
    for (const fact of walk.ledger.found({ kind: 'phantom', of: phantom, when: 'soFar' })) walk.ledger.end(fact, gone)
    if (gone.holds) leaves(walk, phantom)
  }
}

/** Who leaves is shown with all of his roles; until then the negative one of a black phantom was hidden (RU-PHA-B1). */
function leaves(walk: Walk, who: Slot): void {
  const negative = walk.seat(who).details?.negative ?? ''
  walk.announce('phantomLeft', { who, negative, also: negative ? 'yes' : 'no' }, 'RU-PHA-B1')
}

/** After the vote that was left to them phantoms leave, with the day. */
export function leaveAfterVote(walk: Walk): void {
  const sitting = walk.ledger
    .found({ kind: 'possessed', when: 'phaseStart' })
    .filter(({ by, until }) => by !== undefined && until === endOfDay(walk.phase.number))
  for (const { by = '' } of byRoster(walk, sitting, ({ by = '' }) => by))
    if (isBlack(walk.seat(by)) && !walk.deaths().some(({ of }) => sitting.some(one => one.of === of && one.by === by)))
      leaves(walk, by)
}

/** Whether the negative role of somebody lynched is not shown yet (RU-PHA-B1). */
export const hidesNegative = (walk: Walk, who: Slot): boolean =>
  isBlack(walk.seat(who))
  && walk.ledger.found({ kind: 'possessed', by: who, when: 'tonight' }).length > 0
  && phantomNow(walk, who).some(({ holds }) => holds)

/** A dead red phantom who sits in a red, or who may sit in one yet, counts among the reds (RU-END-5). */
export function countPhantoms(walk: Walk): Slot[] {
  return walk
    .seats()
    .filter(({ faction, alive, slot }) => faction === 'red' && !alive && walk.has(slot, 'possess'))
    .flatMap(({ slot }) => {
      const sits = walk.ledger.found({ kind: 'possessed', by: slot, when: 'soFar' }).at(-1)
      const waits = sits ? [] : phantomNow(walk, slot).filter(({ holds }) => holds && walk.phase.kind === 'night')
      const because = sits ? (walk.seat(sits.of).faction === 'red' ? [sits.why] : []) : waits
      if (!because.length) return []
      const counts = any({ is: 'fact', kind: 'countsAsRed', of: slot }, { rule: 'RU-END-5' }, because)
      walk.put({ kind: 'countsAsRed', of: slot, why: counts, rule: 'RU-END-5' })
      return counts.holds ? [slot] : []
    })
}
