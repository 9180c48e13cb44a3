/** Finding words anywhere in a game: players, what happened, what was tried, every line of every tree, votes. */
import type { ExploredGame, ExploredPhase } from '../../electron/desk/contract.ts'
import type { Span } from '../../engine/text/span.ts'
import { wordsOf } from '../state/words.ts'
import type { Place } from './address.ts'

/** Something that can be found, and where it stands. */
export interface Entry {
  place: Place
  words: string
  kind: 'player' | 'row' | 'vote' | 'line'
  /** As it is compared. */
  plain: string
}

/** Everything there is to be found, what tells most first. */
export function entriesOf({ players, phases }: ExploredGame): Entry[] {
  const inPhases = (of: (phase: ExploredPhase, at: number) => Entry[]): Entry[] => phases.flatMap(of)
  return [
    ...players.map(({ name, former, roles, first = [], faction }) =>
      entry({}, 'player', [[name, ...former].join(', '), [...roles, ...first].join(', '), faction].join(' · ')),
    ),
    ...inPhases(({ rows }, phase) =>
      rows.map(({ id: row, said, why }) => entry({ phase, row }, 'row', both(said, why))),
    ),
    ...inPhases(votesIn),
    ...inPhases(linesIn),
  ]
}

const both = (said: readonly Span[], why: readonly Span[]): string =>
  [said, why].map(wordsOf).filter(Boolean).join(' — ')

function votesIn({ votes }: ExploredPhase, phase: number): Entry[] {
  if (!votes) return []
  return [
    ...votes.totals.map(({ of, votes: count, voters }) =>
      entry({ phase }, 'vote', `${of}: ${count} (${voters.join(', ')})`),
    ),
    ...votes.uncounted.map(({ by, for: on, why = '' }) =>
      entry({ phase }, 'vote', [`${by} → ${on.join(', ')}`, why].filter(Boolean).join(': ')),
    ),
    ...votes.steps.map(({ id, said }) => entry({ phase, row: id }, 'vote', wordsOf(said))),
  ]
}

/** Lines of trees, each sentence once in a phase: where it is met first. */
function linesIn({ rows, trees }: ExploredPhase, phase: number): Entry[] {
  const known = new Set(rows.map(({ said }) => folded(wordsOf(said))))
  return Object.entries(trees).flatMap(([row, { lines }]) =>
    lines.flatMap(({ id, said }) => {
      const found = entry({ phase, row, line: id }, 'line', wordsOf(said))
      if (known.has(found.plain)) return []
      known.add(found.plain)
      return [found]
    }),
  )
}

const entry = (place: Place, kind: Entry['kind'], words: string): Entry => ({
  place,
  kind,
  words,
  plain: folded(words),
})

/** What holds every word of what is asked for, in whatever order. */
export function find(entries: readonly Entry[], asked: string): Entry[] {
  const words = folded(asked).split(/\s+/).filter(Boolean)
  return words.length ? entries.filter(({ plain }) => words.every(word => plain.includes(word))) : []
}

/** Small letters, without what is written now so and now otherwise. */
const folded = (words: string): string =>
  words.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'")
