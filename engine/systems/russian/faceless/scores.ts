/** What the last post says beside who won: how the game ended for the faceless, and the parts of a win that lynches gave (RU-FL-6, RU-FL-10, RU-FAC-10). */
import type { Tell } from '../../../journal/outcome.ts'
import type { Game } from '../../../journal/state.ts'
import { facelessOf } from './who.ts'

const PARTS = ['', '¼', '½', '¾'] as const

/** Quarters of a win as they are written: `1½`. */
const winsOf = (quarters: number): string =>
  `${quarters >= 4 || quarters === 0 ? Math.floor(quarters / 4) : ''}${PARTS[quarters % 4]}`

/** @returns nothing where there was no faceless; the faceless first, then who has a face of his in roster order */
export function scores(game: Pick<Game, 'seats' | 'state'>): Pick<Tell, 'kind' | 'values'>[] {
  const faceless = facelessOf(game)?.slot
  if (faceless === undefined) return []
  const { outcome = '', quarterWins = 0 } = game.state?.[faceless] ?? {}
  const scored = (quarters: number) => ({ count: String(quarters), wins: winsOf(quarters) })
  return [
    { kind: 'facelessEnds', values: { who: faceless, is: String(outcome), ...scored(Number(quarterWins)) } },
    ...game.seats.flatMap(({ slot: who }) => {
      const quarters = who === faceless ? 0 : Number(game.state?.[who]?.quarterWins ?? 0)
      return quarters ? [{ kind: 'faceTaken', values: { who, ...scored(quarters) } }] : []
    }),
  ]
}
