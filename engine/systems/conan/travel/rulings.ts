/** The way home, and away again (CONAN-AB32, CONAN-S5). */
import { phaseAfter } from '../../../game/when.ts'
import { all, type Effect, type Walk } from '../vocabulary.ts'

/** Asks to come home; with the option, to leave again (CONAN-S5). */
const returning: Effect = (walk, { move, why }) => {
  const { actor, id } = move
  const away = walk.ledger.tried({ kind: 'abroad', of: actor }).find(({ holds }) => holds)
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

export const travelling: Readonly<Record<string, Effect>> = { returning }
