/** Lines from a deed to the death that it brought, or would have: along its lane, down or up before the fates, and in. */
import type { MapView } from '../../../../electron/desk/contract.ts'
import type { Box, Lane, PlacedCard, PlacedKill } from './plan.ts'
import { num, turned } from './routes.ts'

/** Between lines beside each other; what a line keeps from a card, and from the words it leads to. */
const room = { track: 5, card: 8, most: 4 }

/**
 * Where another card stands in its way, a line goes along the border of its lane.
 * @param edge where the fates begin
 */
export function killsOf(
  { killers, foiled }: Pick<MapView, 'killers' | 'foiled'>,
  cards: ReadonlyMap<string, PlacedCard>,
  lanes: readonly Lane[],
  edge: number,
): PlacedKill[] {
  const ends = new Map(
    lanes.flatMap(lane => lane.ends.flatMap(({ row, box }) => (row === undefined ? [] : [[row, box]]))),
  )
  const kills = [...Object.entries(killers), ...Object.entries(foiled)].flatMap(([row, by]) => {
    const end = ends.get(row)
    return end ? by.flatMap(id => (cards.has(id) ? [{ row, end, card: id, from: cards.get(id)!.box }] : [])) : []
  })
  const boxes = [...cards.values()].map(({ box }) => box)
  return kills.map(({ row, end, card, from }, nth): PlacedKill => {
    const lane = lanes.find(({ box }) => from.y >= box.y && from.y < box.y + box.height)!.box
    const [x1, y1, y2] = [from.x + from.width, from.y + from.height / 2 + 3 * (nth % 2), end.y + 4]
    const turn = Math.max(x1 + 2, edge - 12 - room.track * (nth % room.most))
    const before = nextBox(boxes, from, y1, turn)
    const down = y2 > y1
    const along = before ? (down ? lane.y + lane.height - 3 : lane.y + 3) : y1
    const out = before ? turned(x1, y1, Math.min(x1 + room.card, before.x - 3), along, 1) : ''
    const x = before ? Math.min(x1 + room.card, before.x - 3) : x1
    const way = `M${num(x1)} ${num(y1)}${out}${turned(x, along, turn, y2, 1)}`
    if (Object.hasOwn(foiled, row))
      return { row, card, foiled: true, path: `${way}H${num(edge - 7)}`, tip: cross(edge - 4, y2) }
    return {
      row,
      card,
      path: `${way}H${num(edge - 7)}`,
      tip: `M${num(edge - 8)} ${num(y2 - 5)}L${num(edge)} ${num(y2)}L${num(edge - 8)} ${num(y2 + 5)}Z`,
    }
  })
}

/** Where a kill stopped. */
const cross = (x: number, y: number): string =>
  `M${num(x - 4)} ${num(y - 4)}L${num(x + 4)} ${num(y + 4)}M${num(x + 4)} ${num(y - 4)}L${num(x - 4)} ${num(y + 4)}`

/** The next card that a line of this height would run into. */
const nextBox = (boxes: readonly Box[], from: Box, y: number, turn: number): Box | undefined =>
  boxes
    .filter(box => box !== from && box.x > from.x && box.x < turn && y > box.y - 3 && y < box.y + box.height + 3)
    .toSorted((one, other) => one.x - other.x)[0]
