/** The shots of a side's own: how many there are, which of them a killer uses, and by which rules there are several. */
import type { RuleId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { planOf, type Use } from '../shared/plan.ts'
import type { Entry } from '../shared/shots.ts'
import type { Side } from '../shared/sides.ts'
import { least, type Claim, type Resolution } from '../vocabulary.ts'

type Own = Extract<Use, { as: 'own' }>

/** Which of the side's own shots this action uses, counted from one; of several the first. */
export function turnOf(run: Resolution, action: string, side: Side): number {
  const own = [...planOf(run).uses].filter(([, use]) => use.as === 'own' && use.side === side)
  const before = own.slice(
    0,
    own.findIndex(([id]) => id === action),
  )
  return before.reduce((sum, [, use]) => sum + (use.as === 'own' ? use.shots : 0), 1)
}

/**
 * That a side has so many shots tonight, with where they come from: what was paid or handed over takes as many more.
 */
export function hasShot(run: Resolution, side: Side, count = 1): Reason {
  const { entries, available } = planOf(run).accounts[side]
  const claimed = (entry: Entry): Claim =>
    ({
      is: 'fact',
      kind: 'shotFrom',
      of: '',
      values: { side, how: entry.kind, count: Math.max(1, -entry.count) },
    }) as const
  const gone = entries.filter(entry => entry.count < 0)
  return least(
    count - gone.reduce((sum, entry) => sum + entry.count, 0),
    { is: 'fact', kind: 'hasShot', of: '', values: { side, count: available } },
    { rule: 'RU-KILL-2', notes: gone.map(entry => ({ claim: claimed(entry), rule: entry.rule })) },
    entries
      .filter(entry => entry.count > 0)
      .flatMap(entry => Array<Reason>(entry.count).fill(run.given(claimed(entry), entry.rule))),
  )
}

/** Several shots of a side in one night: one for each mafioso, two for the maniac (RU-MAF-5, RU-MAN-2). */
export function manyShots(run: Resolution, use: Own): RuleId[] {
  const together = [...planOf(run).uses.values()].filter(other => other.as === 'own' && other.side === use.side).length
  return use.shots > 1 ? ['RU-MAN-2'] : together > 1 ? ['RU-MAF-5'] : []
}
