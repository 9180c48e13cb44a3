/** The way home, and away again (CONAN-AB32, CONAN-S5). */
import { phaseAfter } from '../../../game/when.ts'
import { all, type Effect, type Resolution } from '../vocabulary.ts'

/** Asks to come home; with the option, to leave again (CONAN-S5). */
const returning: Effect = (run, { move, why }) => {
  const { actor, id } = move
  const away = run.ledger.tried({ kind: 'abroad', of: actor }).find(({ holds }) => holds)
  const left = run.option<boolean>('travel.canLeaveAgain')
  const asked = away
    ? all({ is: 'fact', kind: 'returning', of: actor, action: id }, { rule: 'CONAN-AB32', action: id }, [why, away])
    : all(
        { is: 'fact', kind: 'leaving', of: actor, action: id },
        { rule: 'CONAN-S5', action: id },
        [why],
        left ? [] : [run.given({ is: 'fact', kind: 'staysHome', of: actor }, 'CONAN-S5')],
      )
  const delay = run.option<number>('travel.delay')
  run.put({
    kind: away ? 'returning' : 'leaving',
    of: actor,
    why: asked,
    rule: 'CONAN-S5',
    by: actor,
    action: id,
    lasting: true,
    data: { at: phaseAfter(run.system, run.name, Math.max(0, delay - 1), ['night', 'day']) },
  })
  if (!delay) travel(run)
  return asked
}

/** Travellers whose time has come are home, or gone, from now on. */
export function travel(run: Resolution): void {
  for (const kind of ['returning', 'leaving'] as const)
    for (const fact of run.ledger.found({ kind, when: 'soFar', where: ({ data }) => data.at === run.name })) {
      const why = all(
        { is: 'fact', kind: kind === 'returning' ? 'returned' : 'left', of: fact.of },
        { rule: 'CONAN-S5' },
        [fact.why],
      )
      run.ledger.end(fact, why)
      if (kind === 'leaving') run.mark(fact.of, 'abroad', why, 'CONAN-S5')
      else {
        for (const away of run.ledger.found({ kind: 'abroad', of: fact.of, when: 'soFar' })) run.ledger.end(away, why)
        run.put({ kind: 'returned', of: fact.of, why, rule: 'CONAN-S5' })
      }
    }
}

export const travelling: Readonly<Record<string, Effect>> = { returning }
