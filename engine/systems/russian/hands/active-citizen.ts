/** The active citizen, who takes a role that leaves the game (RU-ACZ). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Fact, type Walk } from '../vocabulary.ts'
import { hasUse } from '../shared/roles.ts'
import { takeUp } from './playing.ts'
import { passOn, type Passing } from './passing.ts'

interface Left {
  death: Fact<'death'>
  role: string
  maimed: Reason
}

/** Whose role may be taken: a dead player with a role, not maimed (RU-ACZ-5). */
function left(walk: Walk): Left[] {
  return walk.deaths().flatMap(death => {
    const { role, bystander } = walk.seat(death.of)
    return bystander || role === 'activeCitizen' ? [] : [{ death, role, maimed: destroyed(walk, death.of) }]
  })
}

/** That a role is gone for good, with whoever was maimed. */
export const destroyed = (walk: Walk, who: Slot, rule: RuleId = 'RU-ACZ-5'): Reason =>
  walk.ledger.seek({ kind: 'maimed', of: who, when: 'soFar' }, rule, {
    is: 'fact',
    kind: 'roleDestroyed',
    of: who,
  })

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
  const free = left(walk)
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
  catchForADay(
    walk,
    free.filter(({ maimed }) => !maimed.holds),
  )
}

/** Who only plays an active citizen catches for a day what everybody else has left (RU-ACR-4). */
function catchForADay(walk: Walk, free: readonly Left[]): void {
  const players = walk.living().filter(({ slot, role }) => role !== 'activeCitizen' && walk.has(slot, 'inherit'))
  for (const [place, { slot }] of players.entries()) {
    const left = free[place]
    const passive = walk.passive(slot, 'inherit')
    if (!left || !passive || !hasUse(walk, slot)) continue
    const why = all(
      { is: 'fact', kind: 'takesRole', of: slot, other: left.death.of, values: { role: left.role } },
      { rule: 'RU-ACR-4', action: passive.action },
      [passive.why, left.death.why],
    )
    takeUp(walk, { who: slot, role: left.role, from: left.death.of, how: 'copy', why })
  }
}

const inRoster = (walk: Walk, slots: readonly Slot[]): Slot[] =>
  walk.game.seats.map(({ slot }) => slot).filter(slot => slots.includes(slot))

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
