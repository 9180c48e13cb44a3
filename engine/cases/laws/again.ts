/** The laws of what comes out again: from the trees themselves, from JSON, from the journal, in another order. */
import { entries } from '../../game/entry.ts'
import type { GameEvent } from '../../journal/event.ts'
import { fold } from '../../journal/fold.ts'
import type { PhaseState } from '../../journal/state.ts'
import type { Outcome } from '../../journal/outcome.ts'
import { fromTable, toTable, unsound, type ReasonTable } from '../../reason/table.ts'
import type { Played } from '../play.ts'
import { claimSaid, differing, resultsOf } from './words.ts'
import type { Held } from './judged-phase.ts'
import { rootsOf, withoutTrees } from './roots.ts'

/** The trees agree with themselves. */
export function recomputes({ table, speaker }: Held): string | undefined {
  const [first, ...more] = unsound(table)
  if (first === undefined) return undefined
  const { claim, holds, rule } = table.rows[first]!
  const others = more.length ? `, and so do ${more.length} more` : ''
  return `${claimSaid(claim, holds, speaker, rule)} disagrees with what speaks for and against it${others}`
}

export function survivesJson({ written }: Held): string | undefined {
  return JSON.stringify(toTable(fromTable(JSON.parse(written) as ReasonTable))) === written
    ? undefined
    : 'the trees differ after JSON'
}

/** Same journal, same bytes. @param phases of the game, in order, as they are held to the laws */
export function replays({ events, phases: played }: Played, phases: readonly Held[]): { phase: string; how: string }[] {
  const again = fold(JSON.parse(JSON.stringify(events)) as GameEvent[])
  const last = played.at(-1)
  if (last && JSON.stringify(again) !== JSON.stringify(last.after))
    return [{ phase: last.name, how: 'the folded game differs' }]
  return phases.flatMap(({ system, game, phase, outcome, written }, index) => {
    const other = system.resolve(game, phase, { trees: true })
    return bytesOf(other) === bytesOf(outcome) && JSON.stringify(toTable(rootsOf(other))) === written
      ? []
      : [{ phase: played[index]!.name, how: 'resolving again gives other bytes' }]
  })
}

/** Everything an outcome says but its trees. */
const bytesOf = (outcome: Outcome): string => JSON.stringify(withoutTrees(outcome))

/** The phase with its actions sent in in reverse order; nothing where others count then, or something is drawn anew. */
export function reversed({ system, game, phase }: Held): PhaseState | undefined {
  const other = { ...phase, submissions: phase.submissions.map(({ at: _, ...submission }) => submission).reverse() }
  const counting = (state: PhaseState): string =>
    JSON.stringify(
      entries(system, game, state)
        .filter(({ standing }) => standing === 'counts')
        .map(({ submission }) => submission.id)
        .sort(),
    )
  return counting(other) !== counting(phase) || phase.fixedDraws.length ? undefined : other
}

/** The order in which actions came does not matter, as long as the same ones count. @param other that order */
export function orderReceived({ system, game, outcome, speaker }: Held, other: PhaseState): string | undefined {
  const then = system.resolve(game, other, { trees: false })
  return differing(
    resultsOf({ ...outcome, verdicts: onlyCounting(outcome) }, speaker),
    resultsOf({ ...then, verdicts: onlyCounting(then) }, speaker),
    'sent in in reverse order',
  )
}

const onlyCounting = (outcome: Outcome): Outcome['verdicts'] =>
  outcome.verdicts.filter(({ verdict }) => verdict !== 'void')
