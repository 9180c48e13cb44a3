/** The active citizen (RU-ACZ), who takes a role that leaves the game. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { besideFor } from '../shared/playing.ts'
import { hasUse } from '../shared/roles.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { collectFirst, collectLater, collectRole } from './collector.ts'
import { inRoster, left, passOn, type Left, type Passing } from './passing.ts'
import { takeUp } from './playing.ts'

const abilities = {
  inherit: { kind: 'other', targets: 0, passive: true, rule: 'RU-ACZ-1', components: [] },
} satisfies Record<string, Entry>

/** At the end of a phase every active citizen takes a role that left the game in it. */
function inherit(run: Resolution): void {
  const heirs = run
    .living()
    .filter(
      ({ role, bystander, slot }) =>
        !bystander && role === 'activeCitizen' && !run.ledger.found({ kind: 'maimed', of: slot, when: 'soFar' }).length,
    )
    .map(({ slot }) => slot)
  const gone = left(run)
  collectFirst(run, gone)
  const free = gone.filter(({ role }) => role !== 'activeCitizen')
  while (heirs.length && free.length) {
    const open = free.filter(({ maimed }) => !maimed.some(({ holds }) => holds))
    const heir = heirs.length > 1 && open.length ? (run.draw('heir', '', heirs) ?? heirs[0]!) : heirs[0]!
    heirs.splice(heirs.indexOf(heir), 1)
    for (const gone of open.length ? [] : free) passOn(run, passing(run, heir, gone))
    const reds = open.filter(({ death }) => run.seat(death.of).faction === 'red')
    const first = reds.length ? reds : open
    const chosen =
      first.length > 1
        ? run.ask('inheritedRole', {
            choices: inRoster(
              run,
              first.map(({ death }) => death.of),
            ),
          })
        : first[0]?.death.of
    const taken = first.find(({ death }) => death.of === chosen) ?? first[0]
    if (!taken) break
    free.splice(free.indexOf(taken), 1)
    passOn(run, passing(run, heir, taken))
  }
  const rest = gone.filter(one => one.role === 'activeCitizen' || free.includes(one))
  collectLater(run, rest)
  catchForADay(
    run,
    rest.filter(({ role, maimed }) => role !== 'activeCitizen' && !maimed.some(({ holds }) => holds)),
  )
}

/**
 * Who only plays an active citizen catches for a day what everybody else has left (RU-ACR-4), and nothing that a
 * necromancer waits for (RU-ACR-2); a collector for good.
 */
function catchForADay(run: Resolution, free: Left[]): void {
  const players = run.living().filter(({ slot, role }) => role !== 'activeCitizen' && run.has(slot, 'inherit'))
  const unclaimed = free.filter(({ death: { of } }) => !run.ledger.found({ kind: 'undead', of, when: 'soFar' }).length)
  const everything = [...free]
  for (const [place, { slot }] of players.entries()) {
    const collects = besideFor(run.game, slot, 'inherit')?.data.how === 'collect'
    const left = (collects ? everything : unclaimed)[place]
    const passive = run.passive(slot, 'inherit')
    if (!left || !passive || !hasUse(run, slot)) continue
    if (collects) {
      const claim = {
        is: 'fact',
        kind: 'takesRole',
        of: slot,
        other: left.death.of,
        values: { role: left.role },
      } as const
      const because = all(claim, { rule: 'RU-COL-4' }, [passive.why])
      collectRole(run, slot, left, { because, action: passive.why.action }, free)
      continue
    }
    const why = all(
      { is: 'fact', kind: 'takesRole', of: slot, other: left.death.of, values: { role: left.role } },
      { rule: 'RU-ACR-4', action: passive.action },
      [passive.why, left.death.why],
    )
    takeUp(run, { who: slot, role: left.role, from: left.death.of, how: 'copy', why })
  }
}

function passing(run: Resolution, heir: SeatId, { death, role, maimed }: Left): Passing {
  const passive = run.passive(heir, 'inherit')!
  const rule = run.seat(death.of).faction === 'black' ? 'RU-ACZ-2' : 'RU-ACZ-1'
  const why = all(
    { is: 'fact', kind: 'takesRole', of: heir, other: death.of, values: { role } },
    { rule, action: passive.action },
    [passive.why, death.why],
    maimed,
  )
  return { to: heir, from: death.of, role, by: { action: passive.action, ability: 'inherit' }, why }
}

/** Whose role somebody took over is settled by what he died as: by night exchanges come first (`witch.ts`). */
export const activeCitizen = section({ abilities, rulings: { dawn: [inherit], dusk: [inherit] } })
