/** The active citizen, who takes a role that leaves the game (RU-ACZ). */
import type { Slot } from '../../../reason/claim.ts'
import { all, type Walk } from '../vocabulary.ts'
import { hasUse } from '../shared/roles.ts'
import { takeUp } from './playing.ts'
import { besideFor } from '../shared/playing.ts'
import { collectFirst, collectLater, collectRole } from './collector.ts'
import { inRoster, left, type Left } from './left.ts'
import { passOn, type Passing } from './passing.ts'

/** At the end of a phase every active citizen takes a role that left the game in it. */
export function inherit(walk: Walk): void {
  const heirs = walk
    .living()
    .filter(
      ({ role, bystander, slot }) =>
        !bystander
        && role === 'activeCitizen'
        && !walk.ledger.found({ kind: 'maimed', of: slot, when: 'soFar' }).length,
    )
    .map(({ slot }) => slot)
  const gone = left(walk)
  collectFirst(walk, gone)
  const free = gone.filter(({ role }) => role !== 'activeCitizen')
  while (heirs.length && free.length) {
    const open = free.filter(({ maimed }) => !maimed.holds)
    const heir = heirs.length > 1 && open.length ? (walk.draw('heir', '', heirs) ?? heirs[0]!) : heirs[0]!
    heirs.splice(heirs.indexOf(heir), 1)
    for (const gone of open.length ? [] : free) passOn(walk, passing(walk, heir, gone))
    const reds = open.filter(({ death }) => walk.seat(death.of).faction === 'red')
    const first = reds.length ? reds : open
    const chosen =
      first.length > 1
        ? walk.ask('inheritedRole', {
            choices: inRoster(
              walk,
              first.map(({ death }) => death.of),
            ),
          })
        : first[0]?.death.of
    const taken = first.find(({ death }) => death.of === chosen) ?? first[0]
    if (!taken) break
    free.splice(free.indexOf(taken), 1)
    passOn(walk, passing(walk, heir, taken))
  }
  const rest = gone.filter(one => one.role === 'activeCitizen' || free.includes(one))
  collectLater(walk, rest)
  catchForADay(
    walk,
    rest.filter(({ role, maimed }) => role !== 'activeCitizen' && !maimed.holds),
  )
}

/**
 * Who only plays an active citizen catches for a day what everybody else has left (RU-ACR-4), and nothing that a
 * necromancer waits for (RU-ACR-2); a collector for good.
 */
function catchForADay(walk: Walk, free: Left[]): void {
  const players = walk.living().filter(({ slot, role }) => role !== 'activeCitizen' && walk.has(slot, 'inherit'))
  const unclaimed = free.filter(({ death: { of } }) => !walk.ledger.found({ kind: 'undead', of, when: 'soFar' }).length)
  const everything = [...free]
  for (const [place, { slot }] of players.entries()) {
    const collects = besideFor(walk.game, slot, 'inherit')?.data.how === 'collect'
    const left = (collects ? everything : unclaimed)[place]
    const passive = walk.passive(slot, 'inherit')
    if (!left || !passive || !hasUse(walk, slot)) continue
    if (collects) {
      const claim = {
        is: 'fact',
        kind: 'takesRole',
        of: slot,
        other: left.death.of,
        values: { role: left.role },
      } as const
      collectRole(walk, slot, left, all(claim, { rule: 'RU-COL-4' }, [passive.why]), free)
      continue
    }
    const why = all(
      { is: 'fact', kind: 'takesRole', of: slot, other: left.death.of, values: { role: left.role } },
      { rule: 'RU-ACR-4', action: passive.action },
      [passive.why, left.death.why],
    )
    takeUp(walk, { who: slot, role: left.role, from: left.death.of, how: 'copy', why })
  }
}

function passing(walk: Walk, heir: Slot, { death, role, maimed }: Left): Passing {
  const passive = walk.passive(heir, 'inherit')!
  const rule = walk.seat(death.of).faction === 'black' ? 'RU-ACZ-2' : 'RU-ACZ-1'
  const why = all(
    { is: 'fact', kind: 'takesRole', of: heir, other: death.of, values: { role } },
    { rule, action: passive.action },
    [passive.why, death.why],
    maimed.because.length ? [maimed] : [],
  )
  return { to: heir, from: death.of, role, by: { action: passive.action, ability: 'inherit' }, why }
}
