/**
 * How far a card reaches beyond its column. Most players have one deed: beside it their lane is empty, and a card that
 * takes that room says in two lines what would take seven. It ends before the next card of its lane and before the column
 * of any deed that it is linked to; it covers no gap in which a line goes up or down past it.
 */
import type { MapCardView, MapView } from '../../../../electron/desk/contract.ts'
import { wordsOf } from '../../../state/words.ts'

/**
 * Takes a map; returns for each card the last column it may reach into, by its id. The longest takes its room first.
 * @param isEnough whether a card needs no more room than up to this column
 */
export function reachesOf(
  { lanes, columns, cards, links }: MapView,
  isEnough: (card: MapCardView, reach: number) => boolean = () => false,
): ReadonlyMap<string, number> {
  const laneOf = new Map(lanes.map(({ slot }, at) => [slot, at]))
  const places = new Map(cards.map(({ id, who, at }) => [id, { at, lane: laneOf.get(who) ?? lanes.length }]))
  const most = new Map<string, number>()
  const limit = (id: string, at: number): void => void most.set(id, Math.min(at, most.get(id) ?? columns.length - 1))
  /** By the gap behind a column: the lines that go up and down in it. */
  const lines = columns.map(() => new Set<Line>())
  const leading = new Map<string, Line[]>()
  for (const { from, to } of links) {
    const [left, entered] = [places.get(from), places.get(to)]
    if (!left || !entered) continue
    if (left.at < entered.at) limit(from, entered.at - 1)
    else if (left.at > entered.at) limit(to, left.at - 1)
    const line = { from: Math.min(left.lane, entered.lane), to: Math.max(left.lane, entered.lane) }
    lines[left.at < entered.at ? left.at : left.at - 1]?.add(line)
    if (left.at < entered.at) leading.set(from, [...(leading.get(from) ?? []), line])
  }
  const taken = new Set([...places.values()].map(({ at, lane }) => `${lane} ${at}`))
  /** By gap: the lanes in which a card covers it. */
  const covered = columns.map(() => new Set<number>())
  const reaches = new Map(cards.map(({ id, at }) => [id, at]))
  for (const card of cards.toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    const { id } = card
    const { at, lane } = places.get(id)!
    const own = leading.get(id) ?? []
    const end = most.get(id) ?? columns.length - 1
    const isPassed = (gap: number): boolean => {
      for (const line of lines[gap]!) if (lane >= line.from && lane <= line.to && !own.includes(line)) return true
      return false
    }
    /** Its own lines would go up or down behind another card there. */
    const isHidden = (gap: number): boolean =>
      own.some(line => [...covered[gap]!].some(other => other >= line.from && other <= line.to))
    let reach = at
    // It may pass a gap in which its own lines cannot go, where they can in the next.
    for (let next = at + 1; next <= end && !taken.has(`${lane} ${next}`) && !isPassed(next - 1); next++) {
      if (isEnough(card, reach)) break
      if (!isHidden(next)) reach = next
    }
    for (let gap = at; gap < reach; gap++) covered[gap]!.add(lane)
    for (const line of own) {
      lines[at]!.delete(line)
      lines[reach]!.add(line)
    }
    reaches.set(id, reach)
  }
  return reaches
}

/** How much a card says. */
function lengthOf(card: MapCardView): number {
  const known = lengths.get(card) ?? wordsOf(card.said).length + wordsOf(card.why ?? []).length
  lengths.set(card, known)
  return known
}
const lengths = new WeakMap<MapCardView, number>()

/** Between which lanes it goes. */
interface Line {
  from: number
  to: number
}
