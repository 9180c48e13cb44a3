/**
 * Steps that share a column where there is no room for one each: two neighbours of which no deed bears on one of the
 * other, and in which nobody has a deed in both. So a column still leads from what decides to what it decides, and a
 * lane is read from left to right.
 */
import type { MapView } from '../../../../electron/desk/contract.ts'
import type { Ruler } from '../wrap.ts'
import { needsOf, together } from './columns.ts'

/**
 * Takes a map, and the room there is for its columns; returns it with as few steps put together as that needs, or with
 * as many as can be.
 * @param of what a column is to have: `least`, or `wanted`, its cards in two lines
 */
export function packed(map: MapView, room: number, ruler: Ruler, of: 'least' | 'wanted' = 'least'): MapView {
  let now = map
  for (;;) {
    const needs = needsOf(now, ruler).map(need => need[of])
    if (needs.reduce((sum, need) => sum + need, 0) <= room) return now
    const found = now.columns.slice(1).flatMap((_, left) => {
      if (!canShare(now, left)) return []
      const made = joined(now, left)
      return [{ made, saves: needs[left]! + needs[left + 1]! - needsOf(made, ruler)[left]![of] }]
    })
    const best = found.toSorted((one, other) => other.saves - one.saves)[0]
    if (!best || best.saves <= 0) return now
    now = best.made
  }
}

/** Which column each step of a map stands in. */
export const stepsOf = ({ columns }: Pick<MapView, 'columns'>): number[] =>
  columns.flatMap((label, at) => label.split(together).map(() => at))

/** Takes a map, and in which columns its steps stand; returns it so. */
export const packedLike = (map: MapView, steps: readonly number[]): MapView => ({
  ...map,
  columns: [...new Set(steps)].map(at => map.columns.filter((_, step) => steps[step] === at).join(together)),
  cards: map.cards.map(card => ({ ...card, at: steps[card.at]! })),
})

function canShare({ columns, cards, links }: MapView, left: number): boolean {
  if ([columns[left], columns[left + 1]].some(label => label!.includes(together))) return false
  const at = new Map(cards.map(card => [card.id, card.at]))
  const [here, next] = [left, left + 1].map(step => cards.filter(card => card.at === step)) as [Cards, Cards]
  return (
    !here.some(({ who }) => next.some(other => other.who === who))
    && !links.some(({ from, to }) => {
      const [one, other] = [at.get(from), at.get(to)]
      return (one === left && other === left + 1) || (one === left + 1 && other === left)
    })
  )
}

type Cards = MapView['cards']

const joined = (map: MapView, left: number): MapView => ({
  ...map,
  columns: map.columns.flatMap((label, at) =>
    at === left ? [`${label}${together}${map.columns[at + 1]!}`] : at === left + 1 ? [] : [label],
  ),
  cards: map.cards.map(card => (card.at > left ? { ...card, at: card.at - 1 } : card)),
})
