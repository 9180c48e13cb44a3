/** Moving through a drawn tree with the arrow keys. */
import type { Way } from './layout.ts'
import type { Shaped } from './tree-shape.ts'

type Move = 'parent' | 'child' | 'before' | 'after'

const moves: Record<Way, Record<string, Move>> = {
  right: { ArrowLeft: 'parent', ArrowRight: 'child', ArrowUp: 'before', ArrowDown: 'after' },
  down: { ArrowUp: 'parent', ArrowDown: 'child', ArrowLeft: 'before', ArrowRight: 'after' },
  steps: { ArrowLeft: 'parent', ArrowRight: 'child', ArrowUp: 'before', ArrowDown: 'after' },
}

/** Whether a key leads to what stands below. */
export const leadsBelow = (key: string, way: Way): boolean => moves[way][key] === 'child'

/** @returns the line that a key leads to from here, if it leads anywhere */
export function stepFrom(shown: readonly Shaped[], from: number, key: string, way: Way): number | undefined {
  const at = shown.findIndex(({ line }) => line.id === from)
  const here = shown[at]
  if (!here) return shown[0]?.line.id
  if (key === 'Home') return shown[0]?.line.id
  if (key === 'End') return shown.at(-1)?.line.id
  switch (moves[way][key]) {
    case 'parent':
      return here.parent
    case 'child':
      return here.children[0]
    case 'before':
      return beside(shown, at, -1, way)
    case 'after':
      return beside(shown, at, 1, way)
    case undefined:
      return undefined
  }
}

/** In steps whatever comes next; else the next one as deep as this. */
function beside(shown: readonly Shaped[], at: number, by: 1 | -1, way: Way): number | undefined {
  const depth = shown[at]?.depth
  for (let index = at + by; index >= 0 && index < shown.length; index += by) {
    const one = shown[index]
    if (one && (way === 'steps' || one.depth === depth)) return one.line.id
  }
  return undefined
}
