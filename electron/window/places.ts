/** Where windows stand: kept from one start to the next, and brought back where the screens are other ones now. */
import type { Rectangle } from 'electron'

/** Where a window stood, in pixels of the screens; a place from before screens were kept has no corner. */
export interface WindowPlace {
  x?: number
  y?: number
  width: number
  height: number
  maximized?: boolean
}

/** How much of a window's top has to be on a screen, so that it can be taken hold of. */
const grip = { width: 120, height: 32 }
/** How far a window stands from the one it was opened beside. */
const step = 32

/**
 * A place on the screens there are.
 * @param areas what can be used of each screen, the main one first
 * @returns the same place where its top can be taken hold of; else its size, no larger than the main screen, without a corner
 */
export function placeOn({ x, y, ...size }: WindowPlace, areas: readonly Rectangle[]): WindowPlace {
  const isHeld = (area: Rectangle): boolean =>
    x !== undefined
    && y !== undefined
    && y >= area.y
    && y + grip.height <= area.y + area.height
    && Math.min(x + size.width, area.x + area.width) - Math.max(x, area.x) >= grip.width
  if (areas.some(isHeld)) return { x: x!, y: y!, ...size }
  const [main] = areas
  return main ? { ...size, width: Math.min(size.width, main.width), height: Math.min(size.height, main.height) } : size
}

/** The place for a window that is opened beside another one. */
export const besides = ({ x, y, width, height }: Rectangle): WindowPlace => ({
  x: x + step,
  y: y + step,
  width,
  height,
})

/** Whether something read from a file is such a place. */
export function isWindowPlace(value: unknown): value is WindowPlace {
  if (typeof value !== 'object' || value === null) return false
  const { x, y, width, height, maximized }: Record<string, unknown> = { ...value }
  const isSize = (one: unknown): boolean => Number.isInteger(one) && Number(one) > 0 && Number(one) < 20_000
  const isCorner = (one: unknown): boolean =>
    one === undefined || (Number.isInteger(one) && Math.abs(Number(one)) < 100_000)
  return (
    isSize(width) && isSize(height) && isCorner(x) && isCorner(y) && (maximized === undefined || maximized === true)
  )
}
