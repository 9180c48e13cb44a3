/** Where an arrow leads on the map: the nearest card that way, and from the last step to what becomes of a player. */
import type { Box, MapDrawing } from './plan.ts'

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Takes a card, or the row of an end, and a key; returns what the key leads to, undefined where it leads nowhere. */
export function stepOnMap(drawing: MapDrawing, from: string, key: string): string | undefined {
  const stops = stopsOf(drawing)
  const here = stops.find(({ id }) => id === from)
  if (!here) return undefined
  if (key === 'Home') return stops[0]?.id
  if (key === 'End') return stops.at(-1)?.id
  const way = ways[key]
  if (!way) return undefined
  const [dx, dy] = way
  const at = middle(here.box)
  const open = stops.flatMap(({ id, box }) => {
    const to = middle(box)
    const [x, y] = [to.x - at.x, to.y - at.y]
    const ahead = x * dx + y * dy
    // What lies aside is three times as far.
    return ahead > 1 ? [{ id, far: ahead + 3 * Math.abs(x * dy + y * dx) }] : []
  })
  return open.toSorted((one, other) => one.far - other.far)[0]?.id
}

/** Everything on a map that can be stood on. */
function stopsOf(drawing: MapDrawing): { id: string; box: Box }[] {
  return [
    ...drawing.cards.map(({ card: { id }, box }) => ({ id, box })),
    ...drawing.lanes.flatMap(({ ends }) => ends.flatMap(({ row: id, box }) => (id === undefined ? [] : [{ id, box }]))),
  ]
}

/** Cards of a column begin together, however wide they are. */
const middle = ({ x, y, height }: Box): { x: number; y: number } => ({ x, y: y + height / 2 })
