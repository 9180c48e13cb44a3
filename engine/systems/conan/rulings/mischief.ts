/** Steal, Blackmail, gadgets and the way home (CONAN-AB13, AB18, AB32, AB33). */
import { phaseAfter } from '../../../game/when.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { Slot } from '../../../reason/claim.ts'
import { tried } from './conditions.ts'
import { finds, type Sought } from './host.ts'
import { all, any, type Effect, type Walk } from '../vocabulary.ts'

/** Whether somebody had an item as the phase began. */
function itemOf(walk: Walk, of: Slot): Sought {
  const had = Number(own(own(walk.game.state ?? {}, of) ?? {}, 'gadgets') ?? 0)
  const cite = { rule: 'CONAN-E9' }
  const there = (had > 0 ? all : any)({ is: 'fact', kind: 'hasItem', of }, cite)
  return there.holds
    ? { because: [there], against: [] }
    : { because: [], against: [all({ is: 'fact', kind: 'hasNothing', of }, cite)] }
}

const untilTomorrow = (walk: Walk): string => phaseAfter(walk.system, walk.name, 1, ['night', 'day'])

const robbed: Effect = (walk, { move, at, why }) => {
  const item = itemOf(walk, at)
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

/** Asks to come home; with the option, to leave again (CONAN-S5). */
const returning: Effect = (walk, { move, why }) => {
  const { actor, id } = move
  const away = tried(walk, { kind: 'abroad', of: actor }).find(({ holds }) => holds)
  const left = walk.option<boolean>('travel.canLeaveAgain')
  const asked = away
    ? all({ is: 'fact', kind: 'returning', of: actor, action: id }, { rule: 'CONAN-AB32', action: id }, [why, away])
    : all(
        { is: 'fact', kind: 'leaving', of: actor, action: id },
        { rule: 'CONAN-S5', action: id },
        [why],
        left ? [] : [walk.given({ is: 'fact', kind: 'staysHome', of: actor }, 'CONAN-S5')],
      )
  const delay = walk.option<number>('travel.delay')
  walk.put({
    kind: away ? 'returning' : 'leaving',
    of: actor,
    why: asked,
    rule: 'CONAN-S5',
    by: actor,
    action: id,
    lasting: true,
    data: { at: phaseAfter(walk.system, walk.name, Math.max(0, delay - 1), ['night', 'day']) },
  })
  if (!delay) travel(walk)
  return asked
}

/** Travellers whose time has come are home, or gone, from now on. */
export function travel(walk: Walk): void {
  for (const kind of ['returning', 'leaving'] as const)
    for (const fact of walk.ledger.found({ kind, when: 'soFar', where: ({ data }) => data.at === walk.name })) {
      const why = all(
        { is: 'fact', kind: kind === 'returning' ? 'returned' : 'left', of: fact.of },
        { rule: 'CONAN-S5' },
        [fact.why],
      )
      walk.ledger.end(fact, why)
      if (kind === 'leaving') walk.mark(fact.of, 'abroad', why, 'CONAN-S5')
      else {
        for (const away of walk.ledger.found({ kind: 'abroad', of: fact.of, when: 'soFar' })) walk.ledger.end(away, why)
        walk.put({ kind: 'returned', of: fact.of, why, rule: 'CONAN-S5' })
      }
    }
}

export const interfering: Readonly<Record<string, Effect>> = {
  robbed,
  blackmailed,
  gadgetUsed,
  returning,
}
