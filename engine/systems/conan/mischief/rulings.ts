/** Steal, Blackmail and gadgets (CONAN-AB13, AB18, AB33). */
import { phaseAfter } from '../../../game/when.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { finds, type Sought } from '../rulings/host.ts'
import { all, any, type Effect, type Walk } from '../vocabulary.ts'

/** Whether somebody had an item as the phase began, which whoever came to it before has not taken. */
function itemOf(walk: Walk, of: Slot, takenBefore: readonly Reason[] = []): Sought {
  const had = Number(own(own(walk.game.state ?? {}, of) ?? {}, 'gadgets') ?? 0)
  const cite = { rule: 'CONAN-E9' }
  const there = (had > 0 ? all : any)({ is: 'fact', kind: 'hasItem', of }, cite)
  if (there.holds && takenBefore.length < had) return { because: [there], against: [] }
  const gone = all({ is: 'fact', kind: 'hasNothing', of }, cite, had > 0 ? takenBefore : [])
  return { because: [], against: [gone] }
}

const untilTomorrow = (walk: Walk): string => phaseAfter(walk.system, walk.name, 1, ['night', 'day'])

/** What was stolen from somebody so far in this phase: one thing goes once. */
const thefts = (walk: Walk, of: Slot): Reason[] =>
  walk.ledger.found({ kind: 'robbed', of, when: 'soFar' }).map(({ why }) => why)

const robbed: Effect = (walk, { move, at, why }) => {
  const item = itemOf(walk, at, thefts(walk, at))
  const taken = finds(
    move,
    { is: 'fact', kind: 'robbed', of: at, other: move.actor, action: move.id },
    { rule: 'CONAN-AB13', action: move.id },
    why,
    item,
  )
  walk.put({ kind: 'robbed', of: at, why: taken, rule: 'CONAN-AB13', by: move.actor, action: move.id })
  if (!taken.holds) return taken
  walk.setCount(at, 'gadgets', Math.max(0, walk.count(at, 'gadgets') - 1))
  walk.setCount(move.actor, 'gadgets', walk.count(move.actor, 'gadgets') + 1)
  return taken
}

const blackmailed: Effect = (walk, { move, at, why }) => {
  walk.put({
    kind: 'blackmailed',
    of: at,
    why,
    rule: 'CONAN-AB18',
    by: move.actor,
    action: move.id,
    until: untilTomorrow(walk),
  })
  return why
}

const gadgetUsed: Effect = (walk, { move, why }) => {
  const item = itemOf(walk, move.actor)
  const used = finds(
    move,
    { is: 'fact', kind: 'gadgetUsed', of: move.actor, action: move.id },
    { rule: 'CONAN-AB33', action: move.id },
    why,
    item,
  )
  walk.put({ kind: 'gadgetUsed', of: move.actor, why: used, rule: 'CONAN-AB33', by: move.actor, action: move.id })
  return used
}

export const interfering: Readonly<Record<string, Effect>> = {
  robbed,
  blackmailed,
  gadgetUsed,
}
