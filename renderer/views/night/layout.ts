/** Where everything of a tree stands: nodes are as wide as they are told to be and as high as their words. */
import { Graph, layout as dagre } from '@dagrejs/dagre'
import { inSteps, type Stepped } from './steps.ts'
import type { Bond, Shaped } from './tree-shape.ts'
import { around, downwards, rightwards, type Box, type Laid } from './wires.ts'
import type { TextLine } from './wrap.ts'

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
/** Breaks the words of every node for a width; `indent`: a node so many levels deep is narrower by so much. */
export type Wording = (width: number, form: NodeForm, indent?: Indent) => ReadonlyMap<number, NodeText>
type Indent = (shaped: Shaped) => number

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
  /** It leads to what stands apart from the rest. */
  far: boolean
}
export type Way = 'right' | 'down' | 'steps'
export interface Drawing {
  way: Way
  nodes: Placed[]
  wires: Wire[]
  width: number
  height: number
  /** What holds the lines on which it turned. */
  core: Box
}

/** Between boxes beside each other, and between levels. */
export const gap = { across: 16, along: 44 }

/**
 * @param texts by the id of the line
 * @param stepped how steps go, where it is drawn in steps
 */
export function draw(
  shown: readonly Shaped[],
  texts: ReadonlyMap<number, NodeText>,
  way: Way,
  stepped: Stepped,
): Drawing {
  const [boxes, pathTo] = way === 'steps' ? inSteps(shown, texts, stepped) : grown(shown, texts, way)
  const nodes = shown.flatMap((shaped): Placed[] => {
    const [text, box] = [texts.get(shaped.line.id), boxes.get(shaped.line.id)]
    return text && box ? [{ shaped, text, box }] : []
  })
  const isFar = (id: number, parent: number): boolean => stepped.apart && isApart(nodes, id) && !isApart(nodes, parent)
  const wires = nodes.flatMap(({ shaped: { line, parent, bond } }): Wire[] =>
    parent === undefined || !bond || !boxes.has(parent)
      ? []
      : [{ from: parent, to: line.id, bond, path: pathTo(line.id, parent), far: isFar(line.id, parent) }],
  )
  const whole = around(nodes.map(({ box }) => box))
  return {
    way,
    nodes,
    wires,
    width: whole.x + whole.width,
    height: whole.y + whole.height,
    core: around(nodes.filter(({ shaped: { line } }) => !line.aside).map(({ box }) => box)),
  }
}

const isApart = (nodes: readonly Placed[], id: number): boolean =>
  nodes.some(({ shaped: { line } }) => line.id === id && line.aside)

function grown(shown: readonly Shaped[], texts: ReadonlyMap<number, NodeText>, way: 'right' | 'down'): Laid {
  const boxes = byDagre(shown, texts, way)
  const wire = way === 'right' ? rightwards : downwards
  return [boxes, (id, parent) => wire(boxes.get(parent)!, boxes.get(id)!)]
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
