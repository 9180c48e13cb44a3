/**
 * The collector, who names players and has the civil roles of those who leave (RU-COL). A role of the collection is had by
 * the fact `heir` beside the own one, so that every section hands over what the role left; the one in use is `plays`.
 */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'
import { destroyed, inRoster, type Left } from './left.ts'
import { handOver, hearOfMoves } from './passing.ts'
import { putAway, takeUp } from './playing.ts'
import { roleList } from '../shared/role-list.ts'

/** What a collector has collected, the oldest first. */
const collectionOf = (walk: Walk, who: Slot): Fact<'heir'>[] =>
  walk.ledger.found({ kind: 'heir', of: who, when: 'soFar', where: ({ data }) => data.beside === true })

const soughtBy = (walk: Walk, collector: Slot): Fact<'sought'>[] =>
  walk.ledger.found({ kind: 'sought', by: collector, when: 'soFar' })

/** Others from now on, in place of those named before; who names nobody keeps them (RU-COL-1, RU-EVE-2). */
export const collecting: LateEffect = (walk, { move: { actor, id: action, with: keys }, at, why }) => {
  const named = all({ is: 'fact', kind: 'sought', of: at, other: actor, action }, { rule: 'RU-COL-1', action }, [why])
  const anew = all({ is: 'fact', kind: 'namesAnew', of: actor, action }, { rule: 'RU-EVE-2', action }, [why])
  for (const before of soughtBy(walk, actor).filter(fact => fact.action !== action)) walk.ledger.end(before, anew)
  walk.put({
    kind: 'sought',
    of: at,
    by: actor,
    action,
    why: named,
    rule: 'RU-COL-1',
    data: {
      ...(keys.unwanted !== undefined && { unwanted: keys.unwanted }),
      ...(keys.yields === 'yes' && { yields: true as const }),
    },
    lasting: true,
  })
  return named
}

/** One role of the collection comes into use, in place of the one before it (RU-COL-2). */
export const wielding: LateEffect = (walk, { move: { actor, id: action, to }, why }) => {
  const role = roleNamed(to[0])
  const from = collectionOf(walk, actor).find(({ data }) => data.role === role)
  const had = from
    ? [from.why]
    : [any({ is: 'fact', kind: 'inCollection', of: actor, values: { role } }, { rule: 'RU-COL-2' })]
  const wields = all(
    { is: 'fact', kind: 'wields', of: actor, action, values: { role } },
    { rule: 'RU-COL-2', action },
    [why, ...had],
  )
  bringIntoUse(walk, actor, role, from?.by, wields)
  return wields
}

const roleNamed = (target = ''): string => target.replace(/^role:/, '')

function bringIntoUse(walk: Walk, who: Slot, role: string, from: Slot | undefined, why: Reason): void {
  takeUp(walk, { who, role, how: 'collect', why, ...(from !== undefined && { from }) })
  if (why.holds) walk.put({ kind: 'wielded', of: who, by: who, why, rule: 'RU-ACR-4', data: { role }, lasting: true })
}

/** No role of the collection is in use any more (RU-COL-2). */
export const puttingAway: LateEffect = (walk, { move: { actor, id: action }, why }) => {
  const away = all({ is: 'fact', kind: 'putsAway', of: actor, action }, { rule: 'RU-COL-2', action }, [why])
  putAway(walk, actor, away)
  return away
}

/** Whoever collects: who has the role and was not maimed, whatever keeps him from its use (RU-COL-5). */
const collectors = (walk: Walk): Slot[] =>
  walk
    .living()
    .filter(
      ({ slot }) => walk.has(slot, 'collect') && !walk.ledger.found({ kind: 'maimed', of: slot, when: 'soFar' }).length,
    )
    .map(({ slot }) => slot)

/** That a collector goes before the active citizens: he has no role yet, and gave the right up to nobody (RU-COL-6). */
function goesFirst(walk: Walk, collector: Slot): Reason {
  const yields = soughtBy(walk, collector)
    .filter(({ data }) => data.yields)
    .map(fact => all({ is: 'fact', kind: 'yieldsRoles', of: collector }, { rule: 'RU-COL-6' }, [fact.why]))
  return all(
    { is: 'fact', kind: 'beforeCitizens', of: collector },
    { rule: 'RU-COL-6' },
    [],
    [...collectionOf(walk, collector).map(({ why }) => why), ...yields],
  )
}

/** Who collects before the active citizens take what they must; taken roles leave the list. */
export function collectFirst(walk: Walk, free: Left[]): void {
  for (const collector of collectors(walk)) {
    takeBack(walk, collector, free)
    if (goesFirst(walk, collector).holds) collectOne(walk, collector, free)
  }
}

/** Who collects what the active citizens left. Of what they took he has the rest of it once they are out (RU-COL-6). */
export function collectLater(walk: Walk, free: Left[]): void {
  for (const collector of collectors(walk)) {
    const tonight = collectionOf(walk, collector).some(({ phase }) => phase === undefined)
    if (!tonight) collectOne(walk, collector, free)
    for (const { of: citizen, by: dead = '', why, data } of walk.ledger.found({
      kind: 'heir',
      when: 'tonight',
      where: fact => fact.data.was === 'activeCitizen' && fact.data.beside !== true,
    }))
      for (const sought of soughtBy(walk, collector).filter(({ of }) => of === dead))
        walk.put({
          kind: 'snatched',
          of: citizen,
          by: collector,
          why: all({ is: 'fact', kind: 'snatched', of: citizen, other: collector }, { rule: 'RU-COL-6' }, [
            sought.why,
            why,
          ]),
          rule: 'RU-COL-6',
          data: { role: data.role },
          lasting: true,
        })
  }
}

/** A role that a citizen took from under his hands is his when that one dies (RU-COL-6). */
function takeBack(walk: Walk, collector: Slot, free: Left[]): void {
  for (const gone of [...free]) {
    const snatched = walk.ledger.found({
      kind: 'snatched',
      of: gone.death.of,
      by: collector,
      when: 'phaseStart',
      where: ({ data }) => data.role === gone.role,
    })
    if (!snatched.length) continue
    const his = any(
      { is: 'fact', kind: 'snatched', of: gone.death.of, other: collector },
      { rule: 'RU-COL-6' },
      snatched.map(({ why }) => why),
    )
    collectRole(walk, collector, gone, his, free)
  }
}

/** Of several who leave at once he has one role, as the host chooses (RU-COL-5). */
function collectOne(walk: Walk, collector: Slot, free: Left[]): void {
  const sought = soughtBy(walk, collector)
  const left = free.filter(({ death }) => sought.some(({ of }) => of === death.of))
  const open = left.filter(gone => !againstIt(walk, sought, gone).some(({ holds }) => holds))
  const dead = inRoster(
    walk,
    open.map(({ death }) => death.of),
  )
  const chosen = dead.length > 1 ? walk.ask('collectedRole', { choices: dead }) : dead[0]
  for (const gone of open.length ? open.filter(({ death }) => death.of === chosen) : left) {
    const named = sought.filter(({ of }) => of === gone.death.of).map(fact => walk.ledger.standing(fact, 'soFar'))
    const claim = { is: 'fact', kind: 'sought', of: gone.death.of, other: collector } as const
    collectRole(walk, collector, gone, any(claim, { rule: 'RU-COL-1' }, named), free)
  }
}

/** Why he gets nothing of who leaves: a maimed player had no role any more, or it is one that he does not want. */
function againstIt(walk: Walk, sought: readonly Fact<'sought'>[], { death, role }: Left): Reason[] {
  const maimed = destroyed(walk, death.of, 'RU-COL-5')
  const unwanted = sought
    .filter(({ of, data }) => of === death.of && roleList(data.unwanted ?? '').includes(role))
    .map(({ by = '' }) => walk.given({ is: 'fact', kind: 'unwanted', of: by, values: { role } }, 'RU-COL-6'))
  return [...(maimed.because.length ? [maimed] : []), ...unwanted]
}

/** A role joins the collection: with what it left, and whom it chose before (RU-COL-1, RU-COL-4). */
export function collectRole(walk: Walk, collector: Slot, gone: Left, because: Reason, free: Left[]): void {
  const { death, role } = gone
  const { rule } = because
  const action = because.because[0]?.action ?? `passive:${collector}:collect`
  const why = all(
    { is: 'fact', kind: 'collects', of: collector, other: death.of, values: { role } },
    { rule, action },
    [because, death.why],
    againstIt(walk, soughtBy(walk, collector), gone),
  )
  handOver(walk, { to: collector, from: death.of, role, by: { action, ability: 'collect' }, why, beside: true })
  if (!why.holds) return
  free.splice(free.indexOf(gone), 1)
  walk.tell(collector, 'collected', { about: death.of, role }, rule)
  const past = all({ is: 'fact', kind: 'knowsTargets', of: collector }, { rule: 'RU-COL-4' }, [why])
  if (past.holds) hearOfMoves(walk, { to: collector, role, rule: 'RU-COL-4' })
  activateAtOnce(walk, collector, death.of, role, why)
}

/** By night the first role comes into use before the day begins, where none is (RU-COL-3). */
function activateAtOnce(walk: Walk, collector: Slot, from: Slot, role: string, why: Reason): void {
  if (walk.phase.kind !== 'night') return
  const others = walk.ledger.found({ kind: 'plays', of: collector, when: 'soFar' }).map(fact => fact.why)
  const wields = all(
    { is: 'fact', kind: 'wields', of: collector, values: { role } },
    { rule: 'RU-COL-3' },
    [why],
    others,
  )
  bringIntoUse(walk, collector, role, from, wields)
}

/** Who takes over the role of a collector has the collection, what is in use of it, and whom it names (RU-ACZ-3). */
export function inheritCollection(walk: Walk, { of: to, by: from = '', why, data }: Fact<'heir'>): void {
  if (data.beside || !why.holds || !walk.catalogue.role(data.role)?.abilities.includes('collect')) return
  for (const { by = '', data: had } of collectionOf(walk, from))
    walk.put({ kind: 'heir', of: to, by, why, rule: 'RU-ACZ-3', data: had, lasting: true })
  for (const { of, data: named } of soughtBy(walk, from))
    walk.put({ kind: 'sought', of, by: to, why, rule: 'RU-ACZ-3', data: named, lasting: true })
  for (const kind of ['snatched', 'wielded'] as const)
    for (const fact of walk.ledger.found({ kind, when: 'soFar', where: ({ of, by }) => (by ?? of) === from }))
      walk.put({
        kind,
        of: fact.of === from ? to : fact.of,
        by: to,
        why,
        rule: 'RU-ACZ-3',
        data: fact.data,
        lasting: true,
      })
}

/** The role in which somebody is copied: of a collector the one that he used last (RU-ACR-4). */
export const copiedRole = (walk: Walk, who: Slot): { role: string; rule?: RuleId } => {
  const last = walk.ledger.found({ kind: 'wielded', of: who, when: 'soFar' }).at(-1)
  const { role } = walk.seat(who)
  return last && walk.catalogue.role(role)?.abilities.includes('collect')
    ? { role: last.data.role, rule: 'RU-ACR-4' }
    : { role }
}
