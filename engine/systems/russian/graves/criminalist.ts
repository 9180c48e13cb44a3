/** The criminalist: he examines bodies by day, and in the evening compares players with them (RU-CRI). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { learnsFact } from '../shared/learns.ts'
import { kindOf } from '../shared/moves.ts'
import { roleAs } from '../shared/playing.ts'
import { goesOn, hasUse } from '../shared/roles.ts'
import { tonight, whoHad } from '../shared/tonight.ts'
import { tellVisitorNames } from '../shared/visitor-names.ts'
import { masterOf, stillMoving } from '../shared/undead.ts'
import { visitorsOf } from '../shared/visits.ts'
import { all, any, type Cause, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { bodiesIn } from './bodies.ts'

/** Deaths by a civil role, whatever its player is besides. */
const byCivilRole: ReadonlySet<Cause> = new Set(['civil', 'kamikaze', 'madman', 'arson', 'detonation'])
/** Deaths of which one player alone is tested at a time (RU-CRI-3). */
const testedAlone: ReadonlySet<Cause> = new Set(['order', 'poison'])

/** Who died in a night is remembered with the direct killer, and with the role through which he killed (RU-CRI-1). */
export function keepBody(run: Resolution, { of, by: killer, action, data: { cause }, why }: Fact<'death'>): void {
  if (run.phase.kind !== 'night' || killer === undefined) return
  const somebody = whoHad(run, 'examine').length > 0 || stillMoving(run).some(({ slot }) => run.has(slot, 'examine'))
  if (!somebody) return
  const does = run.moves.find(({ id }) => id === action)?.does ?? ''
  const civil = byCivilRole.has(cause) || (cause === 'link' && does !== '' && kindOf({ does }) === 'civil')
  const role = roleAs(run.game, run.seat(killer), { kind: civil ? 'civil' : 'negative', does })
  run.put({
    kind: 'body',
    of,
    by: killer,
    why,
    rule: 'RU-CRI-1',
    lasting: true,
    data: { night: run.phase.number, role, ...(testedAlone.has(cause) && { alone: true }) },
  })
}

const bodyOf = (run: Resolution, who: SeatId): Fact<'body'> | undefined =>
  run.ledger.found({ kind: 'body', of: who, when: 'soFar' })[0]

/** Before the vote; what he finds he hears after it (RU-CRI-1). */
export const examining: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const body = bodyOf(run, at)
  if (!body) return undefined
  const examined = all({ is: 'fact', kind: 'examined', of: at, other: actor, action }, { rule: 'RU-CRI-1', action }, [
    why,
    body.why,
  ])
  const data = { day: run.phase.number }
  run.put({ kind: 'examined', of: at, by: actor, action, why: examined, rule: 'RU-CRI-1', lasting: true, data })
  return examined
}

/** After the vote: the role that killed, and the team of the victim (RU-CRI-1). */
export function tellExamined(run: Resolution): void {
  for (const { of, by = '', action: id, why, data } of run.ledger.found({ kind: 'examined', when: 'soFar' })) {
    const body = bodyOf(run, of)
    // Of a corpse the necromancer hears it (RU-NEC-2).
    const who = masterOf(run.game, by) ?? by
    if (!body || data.day !== run.phase.number || !run.seat(who).alive || !hasUse(run, by)) continue
    const action = id ?? `passive:${by}:examine`
    const { role } = body.data
    const { faction } = run.seat(of)
    const finds = all({ is: 'fact', kind: 'bodyTells', of, other: by }, { rule: 'RU-CRI-1', action }, [why])
    const through = { action, ability: 'examine' }
    if (!learnsFact(run, who, through, of, 'killedThrough', role, 'RU-CRI-1', finds)) continue
    learnsFact(run, who, through, of, 'team', faction, 'RU-CRI-1', finds)
    run.tell(who, 'bodyExamined', { about: of, role, result: faction }, 'RU-CRI-1')
  }
}

/** An analysis that was taken and got through the night (RU-CRI-4). */
export const analysing: LateEffect = (run, { move: { actor, id: action }, aim, at, why }) => {
  run.put({ kind: 'analysed', of: at, by: actor, action, why, rule: 'RU-CRI-2' })
  if (aim === 0)
    run.put({ kind: 'atHome', of: actor, by: actor, action, why, rule: 'RU-CRI-4', data: { does: 'analyse' } })
  return why
}

/** In the morning: whether the direct killer is among those compared, in one answer (RU-CRI-2). */
export function tellAnalysed(run: Resolution): void {
  for (const move of run.moves.filter(({ does }) => does === 'analyse')) {
    const analyses = tonight(run, 'analysed').filter(({ action, why }) => action === move.id && why.holds)
    if (analyses.length && !run.isDead(move.actor)) answer(run, move, analyses)
  }
}

function answer(run: Resolution, move: Move, analyses: readonly Fact<'analysed'>[]): void {
  const { actor, id: action } = move
  const tested = analyses.map(({ of }) => of)
  const bodies = bodiesIn(move.with)
  const killed = bodies.flatMap(one => bodyOf(run, one) ?? []).filter(({ by = '' }) => tested.includes(by))
  const taken = analyses.map(({ why }) => why)
  const cite = { rule: 'RU-CRI-2', action }
  const about = bodies.length > 1 ? tested[0]! : bodies[0]!
  const why = killed.length
    ? all({ is: 'fact', kind: 'killerAmong', of: actor, action }, cite, [
        any({ is: 'fact', kind: 'analysisTaken', of: actor, action }, cite, taken),
        ...killed.map(body => body.why),
      ])
    : all({ is: 'fact', kind: 'noKillerAmong', of: actor, action }, cite, taken)
  const is = killed.length ? 'yes' : 'no'
  if (learnsFact(run, actor, { action, ability: 'analyse' }, about, 'killerAmong', is, 'RU-CRI-2', why))
    run.tell(actor, 'analysed', { who: tested, other: bodies, result: is }, 'RU-CRI-2')
}

/** He sits at home, and notices by name who comes (RU-CRI-4). */
export function noticeNames(run: Resolution): void {
  const ability = 'noticeNames'
  for (const { slot } of run.living()) {
    const passive = run.has(slot, ability) && hasUse(run, slot) ? run.passive(slot, ability) : undefined
    if (passive) tellVisitorNames(run, slot, { ability, rule: 'RU-CRI-4', ...passive }, visitorsOf(run, slot, 'names'))
  }
}

/** Who takes the role over goes on with the bodies, and hears after the vote what was examined before it (RU-CRI-4). */
export function inheritBodies(run: Resolution, { of: heir, by: dead = '', data: { role }, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !run.catalogue.role(role)?.abilities.includes('examine')) return
  for (const { of, data } of run.ledger.found({ kind: 'examined', by: dead, when: 'soFar' }))
    run.put({ kind: 'examined', of, by: heir, why: on, rule: 'RU-CRI-4', lasting: true, data })
}
