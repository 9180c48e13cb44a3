/** The laws of what comes out again: from the trees themselves, from JSON, from the journal, in another order. */
import { entries } from '../../game/entry.ts'
import type { GameEvent } from '../../journal/event.ts'
import { fold } from '../../journal/fold.ts'
import type { PhaseState } from '../../journal/state.ts'
import type { Outcome } from '../../journal/outcome.ts'
import { fromTable, toTable, unsound } from '../../reason/table.ts'
import type { Reason } from '../../reason/reason.ts'
import type { Played } from '../play.ts'
import { claimSaid, differing, resultsOf } from './words.ts'
import type { Held } from './held.ts'
import { rootsOf } from './roots.ts'

/** The trees agree with themselves. */
export function recomputes({ outcome, speaker }: Held): string | undefined {
  const table = toTable(rootsOf(outcome))
  const [first, ...more] = unsound(table)
  if (first === undefined) return undefined
  const { claim, holds, rule } = table.rows[first]!
  const others = more.length ? `, and so do ${more.length} more` : ''
  return `${claimSaid(claim, holds, speaker, rule)} disagrees with what speaks for and against it${others}`
}

export function survivesJson({ outcome }: Held): string | undefined {
  const table = toTable(rootsOf(outcome))
  const written = JSON.stringify(table)
  return JSON.stringify(toTable(fromTable(JSON.parse(written) as typeof table))) === written
    ? undefined
    : 'the trees differ after JSON'
}

/** Same journal, same bytes. */
export function replays({ system, events, phases }: Played): { phase: string; how: string }[] {
  const again = fold(JSON.parse(JSON.stringify(events)) as GameEvent[])
  const after = phases.at(-1)?.after
  if (after && JSON.stringify(again) !== JSON.stringify(after))
    return [{ phase: phases.at(-1)!.name, how: 'the folded game differs' }]
  return phases.flatMap(({ name, game, phase, outcome }) =>
    bytesOf(system.resolve(game, phase, { trees: true })) === bytesOf(outcome)
      ? []
      : [{ phase: name, how: 'resolving again gives other bytes' }],
  )
}

/** Everything an outcome says, trees included. */
function bytesOf(outcome: Outcome): string {
  const { mayHangOn: _, questions, verdicts, tally, winner, ...rest } = outcome
  const bare = <T extends { reason?: Reason }>({ reason: _, ...item }: T): Omit<T, 'reason'> => item
  return JSON.stringify({
    ...rest,
    ...(tally && { tally: { ...tally, steps: tally.steps.map(bare) } }),
    ...(winner && { winner: bare(winner) }),
    questions: questions.map(bare),
    verdicts: verdicts.map(bare),
    trees: toTable(rootsOf(outcome)),
  })
}

/** The order in which actions came does not matter, as long as the same ones count. */
export function orderReceived({ system, game, phase, outcome, speaker }: Held): string | undefined {
  const reversed = { ...phase, submissions: phase.submissions.map(({ at: _, ...submission }) => submission).reverse() }
  const counting = (state: PhaseState): string =>
    JSON.stringify(
      entries(system, game, state)
        .filter(({ standing }) => standing === 'counts')
        .map(({ submission }) => submission.id)
        .sort(),
    )
  if (counting(reversed) !== counting(phase) || phase.fixedDraws.length) return undefined
  const other = system.resolve(game, reversed, { trees: false })
  return differing(
    resultsOf({ ...outcome, verdicts: onlyCounting(outcome) }, speaker),
    resultsOf({ ...other, verdicts: onlyCounting(other) }, speaker),
    'sent in in reverse order',
  )
}

const onlyCounting = (outcome: Outcome): Outcome['verdicts'] =>
  outcome.verdicts.filter(({ verdict }) => verdict !== 'void')
