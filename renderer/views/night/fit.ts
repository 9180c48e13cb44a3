/** How a drawing lies in its pane: whole where it can be read so, else what decided, else as much as there is room for. */
import type { Drawing } from './layout.ts'
import type { Box } from './wires.ts'

export interface Fit {
  x: number
  y: number
  zoom: number
}

export interface Pane {
  width: number
  height: number
}

/** Words of 13.5 pixels are then 9 high: smaller nobody reads them. */
export const readable = 9 / 13.5
export const margin = 20
/** What the overview takes of a pane, where a drawing does not fit into it. */
export const overview = { height: 96, width: 210, edge: 8 }

/** How large a drawing can be in a pane, at most as large as it is. */
export const zoomIn = ({ width, height }: Pane, pane: Pane): number =>
  Math.min(1, (pane.width - 2 * margin) / Math.max(width, 1), (pane.height - 2 * margin) / Math.max(height, 1))

/** A pane without what the overview covers. */
export const besideOverview = ({ width, height }: Pane): Pane => ({
  width,
  height: Math.max(0, height - overview.height - overview.edge),
})

/** In the middle and a little above it; where it would be unreadable, what decided, or its root, in the corner. */
export function fitted(drawing: Drawing, pane: Pane): Fit {
  const whole = zoomIn(drawing, pane)
  if (whole >= readable - rounding) {
    const free = { x: pane.width - drawing.width * whole, y: pane.height - drawing.height * whole }
    return { zoom: whole, x: free.x / 2, y: Math.max(margin, Math.min(free.y / 2, free.y * 0.38)) }
  }
  const { core } = drawing
  const zoom = [besideOverview(pane), pane].map(room => zoomIn(core, room)).find(one => one >= readable - rounding)
  if (zoom !== undefined) return { zoom, x: margin - core.x * zoom, y: margin - core.y * zoom }
  return fromRoot(drawing, pane)
}

const rounding = 0.005

function fromRoot(drawing: Drawing, pane: Pane): Fit {
  if (drawing.way === 'steps') return { zoom: readable, x: margin, y: margin }
  const root = drawing.nodes[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 }
  const free = { x: pane.width - drawing.width * readable, y: pane.height - drawing.height * readable }
  const [rootX, rootY] = [(root.x + root.width / 2) * readable, (root.y + root.height / 2) * readable]
  return {
    zoom: readable,
    x:
      free.x >= 2 * margin
        ? free.x / 2
        : drawing.way === 'down'
          ? clamp(pane.width / 2 - rootX, free.x - margin, margin)
          : margin,
    y:
      free.y >= 2 * margin
        ? free.y / 2
        : drawing.way === 'right'
          ? clamp(pane.height / 2 - rootY, free.y - margin, margin)
          : margin,
  }
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Moved no farther than that a box is in sight; of one that is larger than the pane, its beginning. */
export function revealed({ x, y, zoom }: Fit, box: Box, pane: Pane): Fit {
  const near = 12
  const along = (at: number, from: number, size: number, room: number): number => {
    const [least, most] = [near - from * zoom, room - near - (from + size) * zoom]
    return least <= most ? clamp(at, least, most) : least
  }
  return { zoom, x: along(x, box.x, box.width, pane.width), y: along(y, box.y, box.height, pane.height) }
}

/** Whether all of a drawing is in sight. */
export const inSight = ({ width, height }: Drawing, { x, y, zoom }: Fit, pane: Pane): boolean =>
  x >= -1 && y >= -1 && x + width * zoom <= pane.width + 1 && y + height * zoom <= pane.height + 1

/** Larger or smaller by so much, around the middle of the pane. */
export function zoomed({ x, y, zoom }: Fit, by: number, pane: Pane): Fit {
  const next = clamp(zoom * by, 0.2, 1.6)
  const [middleX, middleY] = [pane.width / 2, pane.height / 2]
  return { zoom: next, x: middleX - ((middleX - x) * next) / zoom, y: middleY - ((middleY - y) * next) / zoom }
}
