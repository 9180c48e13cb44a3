/** What corpses of no use are worth to the necromancer at a vote (RU-NEC-3). */
import type { Boost, Cast } from '../day/hooks.ts'
import { takenFrom } from '../shared/speaks.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** Step `boosts`: one vote more for each of them, not while the necromancer has no use of his role (RU-NEC-6). */
export const corpsesAdd = (run: Resolution, ballots: readonly Cast[]): Boost[] =>
  ballots.flatMap(({ by, target }): Boost[] => {
    if (!run.seat(by).alive || !run.has(by, 'curse')) return []
    const losses = takenFrom(run, by)
    return run.ledger
      .found({ kind: 'undead', by, when: 'phaseStart', where: ({ data }) => data.idle === true })
      .map(({ of: corpse, why }) => ({
        by,
        target,
        votes: 1,
        lost: losses[0],
        why: all({ is: 'fact', kind: 'corpseAdds', of: by, other: corpse }, { rule: 'RU-NEC-3' }, [why], losses),
      }))
  })
