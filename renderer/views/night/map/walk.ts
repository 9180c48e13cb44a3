/** Where an arrow leads on the map: the nearest card that way. */
import type { Box, MapDrawing } from './layout.ts'

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Takes a card and a key; returns the card that the key leads to, undefined where it leads nowhere. */
export function stepOnMap({ cards }: Pick<MapDrawing, 'cards'>, from: string, key: string): string | undefined {
  const here = cards.find(({ card }) => card.id === from)
  if (!here) return undefined
  if (key === 'Home') return cards[0]?.card.id
  if (key === 'End') return cards.at(-1)?.card.id
  const way = ways[key]
  if (!way) return undefined
  const [dx, dy] = way
  const at = middle(here.box)
  const open = cards.flatMap(({ card, box }) => {
    const to = middle(box)
    const [x, y] = [to.x - at.x, to.y - at.y]
    const ahead = x * dx + y * dy
    // What lies aside is three times as far.
    return ahead > 1 ? [{ id: card.id, far: ahead + 3 * Math.abs(x * dy + y * dx) }] : []
  })
  return open.toSorted((one, other) => one.far - other.far)[0]?.id
}

const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 })
