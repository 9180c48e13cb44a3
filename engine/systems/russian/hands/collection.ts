/** The collection of a collector: whose roles he has, when he comes to them, and which is in use (RU-COL-5, RU-COL-6). */
import type { ActionId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { cameBy, goesOn, roleList } from '../shared/roles.ts'
import { all, any, type Fact, type Resolution } from '../vocabulary.ts'
import { destroyed, handOver, hearOfMoves, inRoster, type Left } from './passing.ts'
import { takeUp } from './playing.ts'

/** What a collector has collected, the oldest first. */
export const collectionOf = (run: Resolution, who: SeatId): Fact<'heir'>[] =>
  run.ledger.found({ kind: 'heir', of: who, when: 'soFar', where: ({ data }) => data.beside === true })

export const soughtBy = (run: Resolution, collector: SeatId): Fact<'sought'>[] =>
  run.ledger.found({ kind: 'sought', by: collector, when: 'soFar' })

export function bringIntoUse(run: Resolution, who: SeatId, role: string, from: SeatId | undefined, why: Reason): void {
  takeUp(run, { who, role, how: 'collect', why, ...(from !== undefined && { from }) })
  if (why.holds) run.put({ kind: 'wielded', of: who, by: who, why, rule: 'RU-ACR-4', data: { role }, lasting: true })
}

/** Whoever collects: who has the role and was not maimed, whatever keeps him from its use (RU-COL-5). */
const collectors = (run: Resolution): SeatId[] =>
  run
    .living()
    .filter(
      ({ slot }) => run.has(slot, 'collect') && !run.ledger.found({ kind: 'maimed', of: slot, when: 'soFar' }).length,
    )
    .map(({ slot }) => slot)

/** That a collector goes before the active citizens: he has no role yet, and gave the right up to nobody (RU-COL-6). */
function goesFirst(run: Resolution, collector: SeatId): Reason {
  const yields = soughtBy(run, collector)
    .filter(({ data }) => data.yields)
    .map(fact => all({ is: 'fact', kind: 'yieldsRoles', of: collector }, { rule: 'RU-COL-6' }, [fact.why]))
  return all(
    { is: 'fact', kind: 'beforeCitizens', of: collector },
    { rule: 'RU-COL-6' },
    [],
    [...collectionOf(run, collector).map(({ why }) => why), ...yields],
  )
}

/** Who collects before the active citizens take what they must; taken roles leave the list. */
export function collectFirst(run: Resolution, free: Left[]): void {
  for (const collector of collectors(run)) {
    takeBack(run, collector, free)
    if (goesFirst(run, collector).holds) collectOne(run, collector, free)
  }
}

/** Who collects what the active citizens left. Of what they took he has the rest of it once they are out (RU-COL-6). */
export function collectLater(run: Resolution, free: Left[]): void {
  for (const collector of collectors(run)) {
    const tonight = collectionOf(run, collector).some(({ phase }) => phase === undefined)
    if (!tonight) collectOne(run, collector, free)
    for (const { of: citizen, by: dead = '', why, data } of run.ledger.found({
      kind: 'heir',
      when: 'tonight',
      where: fact => fact.data.was === 'activeCitizen' && fact.data.beside !== true,
    }))
      for (const sought of soughtBy(run, collector).filter(({ of }) => of === dead))
        run.put({
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
function takeBack(run: Resolution, collector: SeatId, free: Left[]): void {
  for (const gone of [...free]) {
    const snatched = run.ledger.found({
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
    collectRole(run, collector, gone, { because: his }, free)
  }
}

/** Of several who leave at once he has one role, as the host chooses (RU-COL-5). */
function collectOne(run: Resolution, collector: SeatId, free: Left[]): void {
  const sought = soughtBy(run, collector)
  const left = free.filter(({ death }) => sought.some(({ of }) => of === death.of))
  const open = left.filter(gone => !againstIt(run, sought, gone).some(({ holds }) => holds))
  const theirs = open.map(({ death }) => death.of)
  const dead = inRoster(run, theirs)
  const chosen = dead.length > 1 ? run.ask('collectedRole', { choices: dead }) : dead[0]
  for (const gone of open.length ? open.filter(({ death }) => death.of === chosen) : left) {
    const named = sought.filter(({ of }) => of === gone.death.of).map(fact => run.ledger.standing(fact, 'soFar'))
    const claim = { is: 'fact', kind: 'sought', of: gone.death.of, other: collector } as const
    const because = any(claim, { rule: 'RU-COL-1' }, named)
    collectRole(run, collector, gone, { because, action: named[0]?.action }, free)
  }
}

/** Why he gets nothing of who leaves: a maimed player had no role any more, or it is one that he does not want. */
function againstIt(run: Resolution, sought: readonly Fact<'sought'>[], { death, role }: Left): Reason[] {
  const unwanted = sought
    .filter(({ of, data }) => of === death.of && roleList(data.unwanted ?? '').includes(role))
    .map(({ by = '' }) => run.given({ is: 'fact', kind: 'unwanted', of: by, values: { role } }, 'RU-COL-6'))
  return [...destroyed(run, death.of, 'RU-COL-5'), ...unwanted]
}

/** A role joins the collection: with what it left, and whom it chose before (RU-COL-1, RU-COL-4). */
export function collectRole(
  run: Resolution,
  collector: SeatId,
  gone: Left,
  { because, action = `passive:${collector}:collect` }: { because: Reason; action?: ActionId | undefined },
  free: Left[],
): void {
  const { death, role } = gone
  const { rule } = because
  const why = all(
    { is: 'fact', kind: 'collects', of: collector, other: death.of, values: { role } },
    { rule, action },
    [because, death.why, ...cameBy(run, death.of)],
    againstIt(run, soughtBy(run, collector), gone),
  )
  handOver(run, { to: collector, from: death.of, role, by: { action, ability: 'collect' }, why, beside: true })
  if (!why.holds) return
  free.splice(free.indexOf(gone), 1)
  run.tell(collector, 'collected', { about: death.of, role }, rule)
  const past = all({ is: 'fact', kind: 'knowsTargets', of: collector }, { rule: 'RU-COL-4' }, [why])
  if (past.holds) hearOfMoves(run, { to: collector, role, rule: 'RU-COL-4' })
  activateAtOnce(run, collector, death.of, role, why)
}

/** By night the first role comes into use before the day begins, where none is (RU-COL-3). */
function activateAtOnce(run: Resolution, collector: SeatId, from: SeatId, role: string, why: Reason): void {
  if (run.phase.kind !== 'night') return
  const others = run.ledger.found({ kind: 'plays', of: collector, when: 'soFar' }).map(fact => fact.why)
  const wields = all(
    { is: 'fact', kind: 'wields', of: collector, values: { role } },
    { rule: 'RU-COL-3' },
    [why],
    others,
  )
  bringIntoUse(run, collector, role, from, wields)
}

/** Who takes over the role of a collector has the collection, what is in use of it, and whom it names (RU-ACZ-3). */
export function inheritCollection(run: Resolution, { of: to, by: from = '', why, data }: Fact<'heir'>): void {
  if (data.beside || !why.holds || !run.catalogue.role(data.role)?.abilities.includes('collect')) return
  const on = (before: Fact): Reason => goesOn(to, why, before.why)
  for (const fact of collectionOf(run, from))
    run.put({
      kind: 'heir',
      of: to,
      by: fact.by ?? '',
      why: on(fact),
      rule: 'RU-ACZ-3',
      data: fact.data,
      lasting: true,
    })
  for (const fact of soughtBy(run, from))
    run.put({ kind: 'sought', of: fact.of, by: to, why: on(fact), rule: 'RU-ACZ-3', data: fact.data, lasting: true })
  for (const kind of ['snatched', 'wielded'] as const)
    for (const fact of run.ledger.found({ kind, when: 'soFar', where: ({ of, by }) => (by ?? of) === from }))
      run.put({
        kind,
        of: fact.of === from ? to : fact.of,
        by: to,
        why: on(fact),
        rule: 'RU-ACZ-3',
        data: fact.data,
        lasting: true,
      })
}
