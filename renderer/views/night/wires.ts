/** How the wires of a tree run from box to box. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What holds all of some boxes. */
export function around(boxes: readonly Box[]): Box {
  if (!boxes.length) return { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [Math.min(...boxes.map(box => box.x)), Math.min(...boxes.map(box => box.y))]
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  }
}

/** What stands where, and how the wire to a line from the one above it goes. */
export type Laid = [boxes: ReadonlyMap<number, Box>, pathTo: (id: number, parent: number) => string]

/** A wire to a box on the right. */
export function rightwards(above: Box, below: Box): string {
  const [x1, y1, x2, y2] = [above.x + above.width, above.y + above.height / 2, below.x, below.y + below.height / 2]
  const middle = (x1 + x2) / 2
  return `M${round(x1)} ${round(y1)}C${round(middle)} ${round(y1)} ${round(middle)} ${round(y2)} ${round(x2)} ${round(y2)}`
}

/** A wire to a box below. */
export function downwards(above: Box, below: Box): string {
  const [x1, y1, x2, y2] = [above.x + above.width / 2, above.y + above.height, below.x + below.width / 2, below.y]
  const middle = (y1 + y2) / 2
  return `M${round(x1)} ${round(y1)}C${round(x1)} ${round(middle)} ${round(x2)} ${round(middle)} ${round(x2)} ${round(y2)}`
}

/** To a tenth of a pixel. */
export const round = (number: number): number => Math.round(number * 10) / 10
