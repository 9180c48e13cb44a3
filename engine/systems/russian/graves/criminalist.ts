/** The criminalist: he examines bodies by day, and in the evening compares players with them (RU-CRI). */
import type { Slot } from '../../../reason/claim.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { learnsFact } from '../shared/learns.ts'
import { kindOf } from '../shared/moves.ts'
import { roleAs } from '../shared/playing.ts'
import { goesOn, hasUse } from '../shared/roles.ts'
import { tonight, whoHad } from '../shared/tonight.ts'
import { tellVisitorNames } from '../shared/visitor-names.ts'
import { masterOf, stillMoving } from '../shared/undead.ts'
import { visitorsOf } from '../shared/visits.ts'
import { all, any, type Cause, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'
import { bodiesIn } from './bodies.ts'

/** Deaths by a civil role, whatever its player is besides. */
const byCivilRole: ReadonlySet<Cause> = new Set(['civil', 'kamikaze', 'madman', 'arson', 'detonation'])
/** Deaths of which one player alone is tested at a time (RU-CRI-3). */
const testedAlone: ReadonlySet<Cause> = new Set(['order', 'poison'])

/** Who died in a night is remembered with the direct killer, and with the role through which he killed (RU-CRI-1). */
export function keepBody(walk: Walk, { of, by: killer, action, data: { cause }, why }: Fact<'death'>): void {
  if (walk.phase.kind !== 'night' || killer === undefined) return
  const somebody = whoHad(walk, 'examine').length > 0 || stillMoving(walk).some(({ slot }) => walk.has(slot, 'examine'))
  if (!somebody) return
  const does = walk.moves.find(({ id }) => id === action)?.does ?? ''
  const civil = byCivilRole.has(cause) || (cause === 'link' && does !== '' && kindOf({ does }) === 'civil')
  const role = roleAs(walk.game, walk.seat(killer), { kind: civil ? 'civil' : 'negative', does })
  walk.put({
    kind: 'body',
    of,
    by: killer,
    why,
    rule: 'RU-CRI-1',
    lasting: true,
    data: { night: walk.phase.number, role, ...(testedAlone.has(cause) && { alone: true }) },
  })
}

const bodyOf = (walk: Walk, who: Slot): Fact<'body'> | undefined =>
  walk.ledger.found({ kind: 'body', of: who, when: 'soFar' })[0]

/** Before the vote; what he finds he hears after it (RU-CRI-1). */
export const examining: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const body = bodyOf(walk, at)
  if (!body) return undefined
  const examined = all({ is: 'fact', kind: 'examined', of: at, other: actor, action }, { rule: 'RU-CRI-1', action }, [
    why,
    body.why,
  ])
  const data = { day: walk.phase.number }
  walk.put({ kind: 'examined', of: at, by: actor, action, why: examined, rule: 'RU-CRI-1', lasting: true, data })
  return examined
}

/** After the vote: the role that killed, and the team of the victim (RU-CRI-1). */
export function tellExamined(walk: Walk): void {
  for (const { of, by = '', action: id, why, data } of walk.ledger.found({ kind: 'examined', when: 'soFar' })) {
    const body = bodyOf(walk, of)
    // Of a corpse the necromancer hears it (RU-NEC-2).
    const who = masterOf(walk.game, by) ?? by
    if (!body || data.day !== walk.phase.number || !walk.seat(who).alive || !hasUse(walk, by)) continue
    const action = id ?? `passive:${by}:examine`
    const { role } = body.data
    const { faction } = walk.seat(of)
    const finds = all({ is: 'fact', kind: 'bodyTells', of, other: by }, { rule: 'RU-CRI-1', action }, [why])
    const through = { action, ability: 'examine' }
    if (!learnsFact(walk, who, through, of, 'killedThrough', role, 'RU-CRI-1', finds)) continue
    learnsFact(walk, who, through, of, 'team', faction, 'RU-CRI-1', finds)
    walk.tell(who, 'bodyExamined', { about: of, role, result: faction }, 'RU-CRI-1')
  }
}

/** An analysis that was taken and got through the night (RU-CRI-4). */
export const analysing: LateEffect = (walk, { move: { actor, id: action }, aim, at, why }) => {
  walk.put({ kind: 'analysed', of: at, by: actor, action, why, rule: 'RU-CRI-2' })
  if (aim === 0)
    walk.put({ kind: 'atHome', of: actor, by: actor, action, why, rule: 'RU-CRI-4', data: { does: 'analyse' } })
  return why
}

/** In the morning: whether the direct killer is among those compared, in one answer (RU-CRI-2). */
export function tellAnalysed(walk: Walk): void {
  for (const move of walk.moves.filter(({ does }) => does === 'analyse')) {
    const analyses = tonight(walk, 'analysed').filter(({ action, why }) => action === move.id && why.holds)
    if (analyses.length && !walk.isDead(move.actor)) answer(walk, move, analyses)
  }
}

function answer(walk: Walk, move: Move, analyses: readonly Fact<'analysed'>[]): void {
  const { actor, id: action } = move
  const tested = analyses.map(({ of }) => of)
  const bodies = bodiesIn(move.with)
  const killed = bodies.flatMap(one => bodyOf(walk, one) ?? []).filter(({ by = '' }) => tested.includes(by))
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
  if (learnsFact(walk, actor, { action, ability: 'analyse' }, about, 'killerAmong', is, 'RU-CRI-2', why))
    walk.tell(actor, 'analysed', { who: tested, other: bodies, result: is }, 'RU-CRI-2')
}

/** He sits at home, and notices by name who comes (RU-CRI-4). */
export function noticeNames(walk: Walk): void {
  const ability = 'noticeNames'
  for (const { slot } of walk.living()) {
    const passive = walk.has(slot, ability) && hasUse(walk, slot) ? walk.passive(slot, ability) : undefined
    if (passive)
      tellVisitorNames(walk, slot, { ability, rule: 'RU-CRI-4', ...passive }, visitorsOf(walk, slot, 'names'))
  }
}

/** Who takes the role over goes on with the bodies, and hears after the vote what was examined before it (RU-CRI-4). */
export function inheritBodies(walk: Walk, { of: heir, by: dead = '', data: { role }, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !walk.catalogue.role(role)?.abilities.includes('examine')) return
  for (const { of, data } of walk.ledger.found({ kind: 'examined', by: dead, when: 'soFar' }))
    walk.put({ kind: 'examined', of, by: heir, why: on, rule: 'RU-CRI-4', lasting: true, data })
}
