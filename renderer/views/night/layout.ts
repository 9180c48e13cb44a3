/**
 * Where everything of a tree stands. Nodes have a fixed width and the height of their words; the tree grows to the right
 * where there is room, else down, else in steps like a list, whichever can be read without scrolling.
 */
import { Graph, layout as dagre } from '@dagrejs/dagre'
import type { Bond, Shaped } from './tree-shape.ts'
import type { TextLine } from './wrap.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Something below the claim of a node: its rule, its verdict, that it decides, that it stands elsewhere, that more is folded away. */
export interface FootItem {
  kind: 'rule' | 'verdict' | 'decides' | 'elsewhere' | 'folded'
  text: string
  width: number
}

/** The words of a node, broken into lines. `joined`: the foot goes on behind the last line, there. */
export interface NodeText {
  form: NodeForm
  role: string
  lines: TextLine[]
  foot: FootItem[][]
  joined?: number
  width: number
  height: number
}
/** `tall`: for drawings that grow to a side; `flat`: for those that grow downwards, a line or two for a node. */
export type NodeForm = 'tall' | 'flat'
/** Breaks the words of every node for a width. */
export type Wording = (width: number, form: NodeForm) => ReadonlyMap<number, NodeText>

export interface Placed {
  shaped: Shaped
  text: NodeText
  box: Box
}
export interface Wire {
  from: number
  to: number
  bond: Bond
  path: string
}
export type Way = 'right' | 'down' | 'steps'
export interface Drawing {
  way: Way
  nodes: Placed[]
  wires: Wire[]
  width: number
  height: number
}

/** How a drawing lies in its pane. */
export interface Fit {
  x: number
  y: number
  zoom: number
}

export interface Pane {
  width: number
  height: number
}

/** Below this nothing is readable: then it is shown from its root, and moved by hand. */
const smallest = 0.72
const margin = 20
const gap = { across: 16, along: 44, step: 22, rows: 8 }

/** @param texts by the id of the line */
export function draw(shown: readonly Shaped[], texts: ReadonlyMap<number, NodeText>, way: Way): Drawing {
  const boxes = way === 'steps' ? inSteps(shown, texts) : byDagre(shown, texts, way)
  const nodes = shown.flatMap((shaped): Placed[] => {
    const [text, box] = [texts.get(shaped.line.id), boxes.get(shaped.line.id)]
    return text && box ? [{ shaped, text, box }] : []
  })
  /** Where the wire to the sister before ended: in steps one goes on from there, so that no two lie on each other. */
  const ended = new Map<number, number>()
  const wires = nodes.flatMap(({ shaped: { line, parent, bond }, box }): Wire[] => {
    const above = parent === undefined ? undefined : boxes.get(parent)
    if (!above || parent === undefined || !bond) return []
    const path =
      way === 'right'
        ? rightwards(above, box)
        : way === 'down'
          ? downwards(above, box)
          : stepwise(above, box, ended.get(parent))
    ended.set(parent, elbow(box))
    return [{ from: parent, to: line.id, bond, path }]
  })
  return {
    way,
    nodes,
    wires,
    width: Math.max(0, ...nodes.map(({ box }) => box.x + box.width)),
    height: Math.max(0, ...nodes.map(({ box }) => box.y + box.height)),
  }
}

function byDagre(
  shown: readonly Shaped[],
  texts: ReadonlyMap<number, NodeText>,
  way: 'right' | 'down',
): Map<number, Box> {
  const graph = new Graph()
  graph.setGraph({
    rankdir: way === 'right' ? 'LR' : 'TB',
    nodesep: gap.across,
    ranksep: gap.along,
    rankalign: 'top',
    ranker: 'tight-tree',
  })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const {
    line: { id },
  } of shown) {
    const text = texts.get(id)
    if (text) graph.setNode(String(id), { width: text.width, height: text.height })
  }
  for (const {
    line: { id },
    parent,
  } of shown)
    if (parent !== undefined) graph.setEdge(String(parent), String(id))
  // The lines of a tree stand in order already, and so no two wires cross.
  dagre(graph, { disableOptimalOrderHeuristic: true })
  const boxes = new Map<number, Box>()
  for (const {
    line: { id },
  } of shown) {
    const at = graph.node(String(id)) as { x: number; y: number; width: number; height: number } | undefined
    if (at) boxes.set(id, { x: at.x - at.width / 2, y: at.y - at.height / 2, width: at.width, height: at.height })
  }
  return boxes
}

/** One below the other, each level a step to the right. */
function inSteps(shown: readonly Shaped[], texts: ReadonlyMap<number, NodeText>): Map<number, Box> {
  const boxes = new Map<number, Box>()
  let y = 0
  for (const {
    line: { id },
    depth,
  } of shown) {
    const text = texts.get(id)
    if (!text) continue
    boxes.set(id, { x: depth * gap.step, y, width: text.width, height: text.height })
    y += text.height + gap.rows
  }
  return boxes
}

function rightwards(above: Box, below: Box): string {
  const [x1, y1, x2, y2] = [above.x + above.width, above.y + above.height / 2, below.x, below.y + below.height / 2]
  const middle = (x1 + x2) / 2
  return `M${round(x1)} ${round(y1)}C${round(middle)} ${round(y1)} ${round(middle)} ${round(y2)} ${round(x2)} ${round(y2)}`
}

function downwards(above: Box, below: Box): string {
  const [x1, y1, x2, y2] = [above.x + above.width / 2, above.y + above.height, below.x + below.width / 2, below.y]
  const middle = (y1 + y2) / 2
  return `M${round(x1)} ${round(y1)}C${round(x1)} ${round(middle)} ${round(x2)} ${round(middle)} ${round(x2)} ${round(y2)}`
}

/** @param from where it goes on; else from the node above */
function stepwise(above: Box, below: Box, from = above.y + above.height): string {
  const [x, y, turn] = [above.x + 12, elbow(below), 6]
  return `M${round(x)} ${round(from - (from > above.y + above.height ? turn : 0))}V${round(y - turn)}Q${round(x)} ${round(y)} ${round(x + turn)} ${round(y)}H${round(below.x)}`
}

const elbow = ({ y, height }: Box): number => y + Math.min(height / 2, 16)

const round = (number: number): number => Math.round(number * 10) / 10

/** How large a drawing can be in a pane, at most as large as it is. */
export const zoomIn = ({ width, height }: { width: number; height: number }, pane: Pane): number =>
  Math.min(1, (pane.width - 2 * margin) / Math.max(width, 1), (pane.height - 2 * margin) / Math.max(height, 1))

/** Draws one tree in any way, each once: what a pane of another size needs is often there already. */
export interface Drawer {
  shown: readonly Shaped[]
  draw: (one: Try) => Drawing
  texts: Wording
}
export interface Try {
  way: Way
  width: number
  form: NodeForm
}

/** @param wording breaks the words of the nodes */
export function drawerOf(shown: readonly Shaped[], wording: Wording): Drawer {
  const drawn = new Map<string, Drawing>()
  const worded = new Map<string, ReadonlyMap<number, NodeText>>()
  const texts: Wording = (width, form) => once(worded, `${form} ${width}`, () => wording(width, form))
  return {
    shown,
    texts,
    draw: ({ way, width, form }) => once(drawn, `${way} ${width} ${form}`, () => draw(shown, texts(width, form), way)),
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

/** The drawing that can be read best in a pane: to the right or down where that stays large, else what stays largest. */
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
    if (zoom * ease[one.way] > score) [best, score] = [made, zoom * ease[one.way]]
  }
  return best
}

const grown: Try[] = [
  { way: 'right', width: 204, form: 'tall' },
  { way: 'right', width: 176, form: 'tall' },
  { way: 'down', width: 204, form: 'tall' },
  { way: 'down', width: 168, form: 'tall' },
]

/** Drawn smaller, more words fit in a line, and so more lines in the pane. What has to be scrolled anyway is drawn large. */
function stepsIn(drawer: Drawer, pane: Pane): Drawing {
  const indent = gap.step * Math.max(0, ...drawer.shown.map(({ depth }) => depth))
  const steps = (zoom: number): Drawing =>
    drawer.draw({
      way: 'steps',
      width: Math.round(Math.max(240, Math.min(620, (pane.width - 2 * margin) / zoom - indent))),
      form: 'flat',
    })
  const large = steps(1)
  const best = [0.88, 0.78]
    .map(steps)
    .reduce((one, other) => (zoomIn(other, pane) > zoomIn(one, pane) * 1.01 ? other : one), large)
  return zoomIn(best, pane) < smallest ? large : best
}

/** No drawing of this way is smaller: leaves stand beside each other, and levels one after another. */
function leastSize({ shown, texts }: Drawer, { way, width, form }: Try): { width: number; height: number } {
  const words = texts(width, form)
  const deepest = Math.max(0, ...shown.map(({ depth }) => depth))
  const leaves = shown.filter(({ children }) => !children.length)
  if (way === 'down') return { width: leaves.length * (width + gap.across) - gap.across, height: 0 }
  const tall = leaves.reduce((sum, { line }) => sum + (words.get(line.id)?.height ?? 0) + gap.across, -gap.across)
  return { width: (deepest + 1) * width + deepest * gap.along, height: tall }
}

/** Where a drawing lies in its pane: in the middle and a little above it; too large, with its root in sight. */
export function fitted(drawing: Drawing, pane: Pane): Fit {
  const whole = zoomIn(drawing, pane)
  // What has to be scrolled anyway can be as large as its width lets it.
  const zoom =
    whole >= smallest
      ? whole
      : drawing.way === 'steps'
        ? Math.max(smallest, zoomIn({ width: drawing.width, height: 0 }, pane))
        : smallest
  const free = { x: pane.width - drawing.width * zoom, y: pane.height - drawing.height * zoom }
  if (whole >= smallest) return { zoom, x: free.x / 2, y: Math.max(margin, Math.min(free.y / 2, free.y * 0.38)) }
  const root = drawing.nodes[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 }
  const [rootX, rootY] = [(root.x + root.width / 2) * zoom, (root.y + root.height / 2) * zoom]
  return {
    zoom,
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
