/**
 * Which drawing of a tree can be read best in a pane: to the right where there is room, else down, else in steps like a
 * list, in as many columns as it takes.
 */
import { besideOverview, margin, readable, zoomIn, type Pane } from './fit.ts'
import { draw, gap, type Drawing, type NodeForm, type NodeText, type Way, type Wording } from './layout.ts'
import { between, depthIn } from './steps.ts'
import type { Shaped } from './tree-shape.ts'

/** Draws one tree in any way, each once: what a pane of another size needs is often there already. */
interface Drawer {
  shown: readonly Shaped[]
  draw: (one: Try) => Drawing
  texts: Wording
}
/** `tall`: of steps, how high a column is at most; `apart`: what nothing turned on stands behind the rest. */
interface Try {
  way: Way
  width: number
  form: NodeForm
  tall?: number
  apart?: boolean
}

/** By how much a level stands to the right: less where columns are narrow. */
const step = { alone: 22, columns: 14 }

/** @param wording breaks the words of the nodes */
export function drawerOf(shown: readonly Shaped[], wording: Wording): Drawer {
  const drawn = new Map<string, Drawing>()
  const worded = new Map<string, ReadonlyMap<number, NodeText>>()
  const texts: Wording = (width, form) => once(worded, `${form} ${width}`, () => wording(width, form))
  const make = ({ way, width, form, tall, apart = false }: Try): Drawing => {
    const by = tall === undefined ? step.alone : step.columns
    const depth = depthIn(shown, apart)
    const words =
      tall === undefined
        ? texts(width, form)
        : once(worded, `${form} ${width} ${apart}`, () => wording(width, form, one => depth(one) * by))
    return draw(shown, words, way, { step: by, width, tall: tall ?? Infinity, apart })
  }
  return {
    shown,
    texts,
    draw: one => once(drawn, [one.way, one.width, one.form, one.tall, one.apart].join(' '), () => make(one)),
  }
}

function once<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

/** Read without effort at this size. */
const comfortable = 0.92
/** A tree to the right is read most easily: another way has to be this much larger. */
const ease: Record<Way, number> = { right: 1.12, down: 1.05, steps: 1 }

/** The drawing that can be read best: to the right or down where that stays large, else what stays largest. */
export function bestDrawing(drawer: Drawer, pane: Pane): Drawing {
  const steps = stepsIn(drawer, pane)
  let best = steps
  let score = zoomIn(steps, pane)
  for (const one of grown) {
    const most = zoomIn(leastSize(drawer, one), pane)
    if (most < comfortable && most * ease[one.way] <= score) continue
    const made = drawer.draw(one)
    const zoom = zoomIn(made, pane)
    if (zoom >= comfortable) return made
    if (zoom >= readable && zoom * ease[one.way] > score) [best, score] = [made, zoom * ease[one.way]]
  }
  if (score >= large) return best
  const columns = columnsIn(drawer, pane, Math.max(readable, score))
  if (columns) return columns
  return score >= readable ? best : tooLarge(drawer, pane)
}

/** Smaller than this another way of drawing is looked for. */
const large = 0.78

const grown: Try[] = [
  { way: 'right', width: 204, form: 'tall' },
  { way: 'right', width: 176, form: 'tall' },
  { way: 'down', width: 204, form: 'tall' },
  { way: 'down', width: 168, form: 'tall' },
]

/** Drawn smaller, more words fit in a line, and so more lines in the pane. */
function stepsIn(drawer: Drawer, pane: Pane): Drawing {
  const indent = step.alone * deepest(drawer.shown)
  const steps = (zoom: number): Drawing =>
    drawer.draw({
      way: 'steps',
      width: Math.round(Math.max(240, Math.min(620, (pane.width - 2 * margin) / zoom - indent))),
      form: 'flat',
    })
  return [0.88, 0.78]
    .map(steps)
    .reduce((one, other) => (zoomIn(other, pane) > zoomIn(one, pane) * 1.01 ? other : one), steps(1))
}

/** The first of these sizes in which steps fit into their pane in columns, with fewer columns first. */
const sizes = [1, 0.92, 0.85, 0.78, 0.72, readable]
/** No column is narrower, nor the deepest line in it. */
const narrowest = { column: 250, line: 168 }
/** A line of one row. */
const lowest = 31 + between.rows

function columnsIn(drawer: Drawer, pane: Pane, least: number): Drawing | undefined {
  for (const zoom of sizes.filter(size => size >= least)) {
    const tall = Math.floor((pane.height - 2 * margin) / zoom)
    for (const one of columned(drawer, pane, zoom, tall)) {
      const made = drawer.draw(one)
      if (zoomIn(made, pane) >= zoom * 0.99) return made
    }
  }
  return undefined
}

/** What could fit: so many columns as are wide enough, and at least so many as the lines need. */
function columned({ shown }: Drawer, pane: Pane, zoom: number, tall: number, apart = false): Try[] {
  const counts = [1, 2, 3, 4, 5, 6]
  const least = (shown.length * lowest) / Math.max(1, tall)
  const indent = step.columns * deepest(shown)
  return counts.flatMap((count): Try[] => {
    const width = Math.floor(((pane.width - 2 * margin) / zoom - (count - 1) * between.columns) / count)
    const wide = width >= Math.max(narrowest.column, indent + narrowest.line)
    return (count >= Math.floor(least) || apart) && (count === 1 || wide)
      ? [{ way: 'steps', width: Math.max(narrowest.column, Math.min(620, width)), form: 'flat', tall, apart }]
      : []
  })
}

/** Columns of fewer lines are no columns: then all stands in one, and is scrolled. */
const lowestColumn = 8 * lowest

/** Too large to be read whole: what decided first, so that it is in sight, else from the root on. */
function tooLarge(drawer: Drawer, pane: Pane): Drawing {
  const room = besideOverview(pane)
  const tall = Math.floor((room.height - 2 * margin) / readable)
  if (tall < lowestColumn) return stepsIn(drawer, pane)
  const tries = columned(drawer, pane, readable, tall, true)
  const hasRest = drawer.shown.some(({ line }) => line.aside)
  const apart = hasRest ? tries.map(drawer.draw).find(({ core }) => zoomIn(core, room) >= readable * 0.99) : undefined
  // The most columns hold the most lines.
  return apart ?? drawer.draw({ ...tries.at(-1)!, apart: false })
}

const deepest = (shown: readonly Shaped[]): number => Math.max(0, ...shown.map(({ depth }) => depth))

/** No drawing of this way is smaller: leaves stand beside each other, and levels one after another. */
function leastSize({ shown, texts }: Drawer, { way, width, form }: Try): Pane {
  const words = texts(width, form)
  const leaves = shown.filter(({ children }) => !children.length)
  if (way === 'down') return { width: leaves.length * (width + gap.across) - gap.across, height: 0 }
  const tall = leaves.reduce((sum, { line }) => sum + (words.get(line.id)?.height ?? 0) + gap.across, -gap.across)
  return { width: (deepest(shown) + 1) * width + deepest(shown) * gap.along, height: tall }
}
