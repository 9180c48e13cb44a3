/** The phantom: who is killed at night votes on for a day, and he himself sits in somebody after his death (RU-PHA). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { endOfDay } from '../day/kinds.ts'
import { learnsFact } from '../shared/learns.ts'
import { hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { phantomNow } from '../shared/phantoms.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'

/** In the roster somebody is shown as phantom, and is one until the end of that day (RU-DEATH-3). */
function mark(run: Resolution, of: SeatId, by: SeatId, day: number, is: Reason): void {
  const about = { is: 'fact', kind: 'phantom', of, other: by } as const
  run.mark(of, 'phantom', all(about, { rule: 'RU-DEATH-3' }, [is]), 'RU-DEATH-3', { by, until: endOfDay(day) })
}

/** At the end of a night: a phantom who lives makes phantoms of all who were killed; killed himself he is the only one (RU-PHA-2). */
export function arise(run: Resolution): void {
  const killed = run.deaths().filter(({ data }) => data.cause !== 'removed')
  const holders = run.game.seats.filter(
    ({ slot, alive, bystander }) => alive && !bystander && run.has(slot, 'haunt') && hasUse(run, slot),
  )
  for (const { slot: phantom } of holders) {
    const own = killed.find(({ of }) => of === phantom)
    const passive = run.passive(phantom, 'haunt')
    if (!passive) continue
    for (const death of own ? [own] : killed) {
      const { of } = death
      const off = run.ledger.found({ kind: 'phantomsOff', of: phantom, when: 'soFar' }).map(({ why }) => why)
      const rule: RuleId = own ? 'RU-PHA-1' : 'RU-PHA-2'
      const is = all(
        { is: 'fact', kind: 'becomesPhantom', of, other: phantom },
        { rule, action: passive.action },
        [passive.why, death.why],
        own ? [] : off.map(why => all({ is: 'fact', kind: 'phantomsOff', of: phantom }, { rule: 'RU-PHA-B2' }, [why])),
      )
      mark(run, of, phantom, run.phase.number + 1, is)
      if (is.holds) run.announce('phantomArises', { who: of }, rule)
    }
  }
}

/** From now on nobody whom the night kills becomes a phantom (RU-PHA-B2). */
export const stoppingPhantoms: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const off = all({ is: 'fact', kind: 'phantomsOff', of: actor, action }, { rule: 'RU-PHA-B2', action }, [why])
  run.put({ kind: 'phantomsOff', of: actor, by: actor, action, why: off, rule: 'RU-PHA-B2', lasting: true })
  return off
}

/** With the result of a vote a phantom who is dead sits in somebody, and stays for one more vote (RU-PHA-1). */
export const possessing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const seat = run.seat(actor)
  const grey = isGrey(seat)
  const rule: RuleId = grey ? 'RU-PHA-G1' : isBlack(seat) ? 'RU-PHA-B1' : 'RU-PHA-1'
  const given = (kind: 'satBefore', rule: RuleId): Reason => run.given({ is: 'fact', kind, of: actor }, rule, action)
  const before = run.ledger.found({ kind: 'possessed', by: actor, when: 'phaseStart' }).length > 0
  const cut = run.ledger.seek({ kind: 'faceCut', of: at, when: 'phaseStart' }, 'RU-PHA-G1', {
    is: 'fact',
    kind: 'faceCut',
    of: at,
  })
  const sits = all(
    { is: 'fact', kind: 'possessed', of: at, other: actor, action },
    { rule, also: ['RU-DAY-4', ...(grey ? ['RU-FAC-G1'] : [])], action },
    [why, ...(grey ? [cut] : [])],
    [
      ...(seat.alive ? [stillAlive(run, actor, action)] : []),
      ...(before ? [given('satBefore', 'RU-PHA-1')] : []),
      ...(run.seat(at).alive ? [] : [run.given({ is: 'fact', kind: 'deadTarget', of: at }, 'RU-PHA-1', action)]),
    ],
  )
  const day = run.phase.number + 1
  run.put({ kind: 'possessed', of: at, by: actor, action, why: sits, rule, until: endOfDay(day) })
  if (!sits.holds) return sits
  mark(run, actor, actor, day, sits)
  hearRole(run, actor, at, action, sits)
  if (isBlack(seat)) curse(run, actor, at, action, day, sits)
  else run.announce('possession', { who: at, by: actor }, 'RU-PHA-1')
  return sits
}

/** A phantom who lives sits in nobody, also where he lives because somebody kept him from being lynched. */
function stillAlive(run: Resolution, of: SeatId, action: string): Reason {
  const lynch = run.ledger.attempts({ kind: 'lynched', of, when: 'tonight' }).map(({ why }) => why)
  return lynch.length
    ? all({ is: 'fact', kind: 'stillAlive', of }, { rule: 'RU-PHA-1', action }, [], lynch)
    : run.given({ is: 'fact', kind: 'stillAlive', of }, 'RU-PHA-1', action)
}

function hearRole(run: Resolution, phantom: SeatId, at: SeatId, action: string, sits: Reason): void {
  const { role } = run.game.seats.find(({ slot }) => slot === at)!
  const knows = all({ is: 'fact', kind: 'phantomLearns', of: at, other: phantom }, { rule: 'RU-PHA-1', action }, [sits])
  if (learnsFact(run, phantom, { action, ability: 'possess' }, at, 'civilRole', role, 'RU-PHA-1', knows))
    run.tell(phantom, 'possessedRole', { about: at, role, result: role }, 'RU-PHA-1')
}

/** A black phantom takes role and colour of whom he sits in, for as long as he does (RU-PHA-B1). */
function curse(run: Resolution, phantom: SeatId, at: SeatId, action: string, day: number, sits: Reason): void {
  const cursed = all({ is: 'fact', kind: 'maimed', of: at, other: phantom, action }, { rule: 'RU-PHA-B1', action }, [
    sits,
  ])
  run.mark(at, 'maimed', cursed, 'RU-PHA-B1', { by: phantom, action, until: endOfDay(day) })
  if (!cursed.holds) return
  run.tell(at, 'phantomCurse', {}, 'RU-PHA-B1')
  run.announce('phantomCursed', { who: at, by: phantom }, 'RU-PHA-B1')
}

/** Whose phantom leaves with this death: the one who sits in the dead, and a faceless whose victim’s task is dead (RU-PHA-1, RU-PHA-G1). */
export function leaveWithHost(run: Resolution, { of: dead, why }: Fact<'death'>): void {
  for (const sits of run.ledger.found({ kind: 'possessed', when: 'soFar' })) {
    const { of: host, by: phantom = '' } = sits
    const grey = isGrey(run.seat(phantom))
    const task = run.ledger.found({
      kind: 'faceTask',
      of: dead,
      when: 'soFar',
      where: ({ data }) => data.victim === host,
    })
    if (host !== dead && !(grey && task.length)) continue
    const rule: RuleId = host === dead ? (isBlack(run.seat(phantom)) ? 'RU-PHA-B1' : 'RU-PHA-1') : 'RU-PHA-G1'
    const gone = any({ is: 'fact', kind: 'hostGone', of: phantom, other: host }, { rule }, [why])
    run.ledger.end(sits, gone)
    for (const fact of run.ledger.found({ kind: 'phantom', of: phantom, when: 'soFar' })) run.ledger.end(fact, gone)
    if (gone.holds) leaves(run, phantom)
  }
}

/** Who leaves is shown with all of his roles; until then the negative one of a black phantom was hidden (RU-PHA-B1). */
function leaves(run: Resolution, who: SeatId): void {
  const negative = run.seat(who).details?.negative ?? ''
  run.announce('phantomLeft', { who, negative, also: negative ? 'yes' : 'no' }, 'RU-PHA-B1')
}

/** After the vote that was left to them phantoms leave, with the day. */
export function leaveAfterVote(run: Resolution): void {
  const sitting = run.ledger
    .found({ kind: 'possessed', when: 'phaseStart' })
    .filter(({ by, until }) => by !== undefined && until === endOfDay(run.phase.number))
  for (const { by = '' } of byRoster(run, sitting, ({ by = '' }) => by))
    if (isBlack(run.seat(by)) && !run.deaths().some(({ of }) => sitting.some(one => one.of === of && one.by === by)))
      leaves(run, by)
}

/** Whether the negative role of somebody lynched is not shown yet (RU-PHA-B1). */
export const hidesNegative = (run: Resolution, who: SeatId): boolean =>
  isBlack(run.seat(who))
  && run.ledger.found({ kind: 'possessed', by: who, when: 'tonight' }).length > 0
  && phantomNow(run, who).some(({ holds }) => holds)

/** A dead red phantom who sits in a red, or who may sit in one yet, counts among the reds (RU-END-5). */
export function countPhantoms(run: Resolution): SeatId[] {
  return run
    .seats()
    .filter(({ faction, alive, slot }) => faction === 'red' && !alive && run.has(slot, 'possess'))
    .flatMap(({ slot }) => {
      const sits = run.ledger.found({ kind: 'possessed', by: slot, when: 'soFar' }).at(-1)
      const waits = sits ? [] : phantomNow(run, slot).filter(({ holds }) => holds && run.phase.kind === 'night')
      const because = sits ? (run.seat(sits.of).faction === 'red' ? [sits.why] : []) : waits
      if (!because.length) return []
      const counts = any({ is: 'fact', kind: 'countsAsRed', of: slot }, { rule: 'RU-END-5' }, because)
      run.put({ kind: 'countsAsRed', of: slot, why: counts, rule: 'RU-END-5' })
      return counts.holds ? [slot] : []
    })
}
