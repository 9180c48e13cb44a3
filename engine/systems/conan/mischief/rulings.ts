/** Steal, Blackmail and gadgets (CONAN-AB13, AB18, AB33). */
import { phaseAfter } from '../../../game/when.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { finds, type Sought } from '../rulings/host.ts'
import { all, any, type Effect, type Resolution } from '../vocabulary.ts'

/** Whether somebody had an item as the phase began, which whoever came to it before has not taken. */
function itemOf(run: Resolution, of: SeatId, takenBefore: readonly Reason[] = []): Sought {
  const had = Number(own(own(run.game.state ?? {}, of) ?? {}, 'gadgets') ?? 0)
  const cite = { rule: 'CONAN-E9' }
  const there = (had > 0 ? all : any)({ is: 'fact', kind: 'hasItem', of }, cite)
  if (there.holds && takenBefore.length < had) return { because: [there], against: [] }
  const gone = all({ is: 'fact', kind: 'hasNothing', of }, cite, had > 0 ? takenBefore : [])
  return { because: [], against: [gone] }
}

const untilTomorrow = (run: Resolution): string => phaseAfter(run.system, run.name, 1, ['night', 'day'])

/** What was stolen from somebody so far in this phase: one thing goes once. */
const thefts = (run: Resolution, of: SeatId): Reason[] =>
  run.ledger.found({ kind: 'robbed', of, when: 'soFar' }).map(({ why }) => why)

const robbed: Effect = (run, { move, at, why }) => {
  const item = itemOf(run, at, thefts(run, at))
  const taken = finds(
    move,
    { is: 'fact', kind: 'robbed', of: at, other: move.actor, action: move.id },
    { rule: 'CONAN-AB13', action: move.id },
    why,
    item,
  )
  run.put({ kind: 'robbed', of: at, why: taken, rule: 'CONAN-AB13', by: move.actor, action: move.id })
  if (!taken.holds) return taken
  run.setCount(at, 'gadgets', Math.max(0, run.count(at, 'gadgets') - 1))
  run.setCount(move.actor, 'gadgets', run.count(move.actor, 'gadgets') + 1)
  return taken
}

const blackmailed: Effect = (run, { move, at, why }) => {
  run.put({
    kind: 'blackmailed',
    of: at,
    why,
    rule: 'CONAN-AB18',
    by: move.actor,
    action: move.id,
    until: untilTomorrow(run),
  })
  return why
}

const gadgetUsed: Effect = (run, { move, why }) => {
  const item = itemOf(run, move.actor)
  const used = finds(
    move,
    { is: 'fact', kind: 'gadgetUsed', of: move.actor, action: move.id },
    { rule: 'CONAN-AB33', action: move.id },
    why,
    item,
  )
  run.put({ kind: 'gadgetUsed', of: move.actor, why: used, rule: 'CONAN-AB33', by: move.actor, action: move.id })
  return used
}

export const interfering: Readonly<Record<string, Effect>> = {
  robbed,
  blackmailed,
  gadgetUsed,
}
