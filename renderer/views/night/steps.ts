/**
 * A tree in steps like a list: one line below the other, each level a step to the right. What is longer than its pane is
 * high goes on in another column, and where even that is too much, what nothing turned on stands in columns of its own.
 */
import type { Shaped } from './tree-shape.ts'
import { rightwards, round, type Box, type Laid } from './wires.ts'

/** How steps go. */
export interface Stepped {
  /** By how much each level stands to the right. */
  step: number
  /** How wide a column is, and how high at most. */
  width: number
  tall: number
  /** What nothing turned on stands behind the rest, as little trees of their own. */
  apart: boolean
}

/** How large the words of each line are. */
type Sizes = ReadonlyMap<number, { width: number; height: number }>

/** Between lines, and between columns. */
export const between = { rows: 8, columns: 28 }
const turn = 6

/** Levels that a line stands below the top of its tree, or of its little tree. */
export const depthIn = (shown: readonly Shaped[], apart: boolean): ((shaped: Shaped) => number) => {
  if (!apart) return ({ depth }) => depth
  const byId = new Map(shown.map(shaped => [shaped.line.id, shaped]))
  const tops = new Map<number, number>()
  for (const { line, parent, depth } of shown) {
    const above = parent === undefined ? undefined : byId.get(parent)
    tops.set(line.id, line.aside && above && !above.line.aside ? depth : (tops.get(parent ?? -1) ?? 0))
  }
  return ({ line, depth }) => depth - (tops.get(line.id) ?? 0)
}

interface Spot extends Box {
  column: number
}

/** Where they stand, and their wires: a column goes on where the one before ends, with the wires that are open there. */
export function inSteps(shown: readonly Shaped[], texts: Sizes, stepped: Stepped): Laid {
  const depth = depthIn(shown, stepped.apart)
  const { spots, lefts, ends } = spotsOf(shown, texts, stepped, depth)
  /** Where the wire to the sister before ended: one goes on from there, so that no two lie on each other. */
  const ended = new Map<number, { column: number; y: number }>()
  const byId = new Map(shown.map(shaped => [shaped.line.id, shaped]))
  return [
    spots,
    (id, parent) => {
      const [above, box] = [spots.get(parent)!, spots.get(id)!]
      const [own, over] = [byId.get(id)!, byId.get(parent)!]
      if (stepped.apart && own.line.aside && !over.line.aside) return rightwards(above, box)
      const from = ended.get(parent) ?? { column: above.column, y: above.y + above.height }
      ended.set(parent, { column: box.column, y: elbow(box) })
      const offset = depth(over) * stepped.step + 12
      const begins = from.y - (from.y > above.y + above.height || from.column > above.column ? turn : 0)
      const passed = Array.from({ length: box.column - from.column }, (_, index) => {
        const column = from.column + index
        return `M${round(lefts[column]! + offset)} ${round(index ? 0 : begins)}V${round(ends[column]!)}`
      })
      const [x, y] = [lefts[box.column]! + offset, elbow(box)]
      return [
        ...passed,
        `M${round(x)} ${round(passed.length ? 0 : begins)}V${round(y - turn)}Q${round(x)} ${round(y)} ${round(x + turn)} ${round(y)}H${round(box.x)}`,
      ].join('')
    },
  ]
}

/** @returns where each stands, where each column begins on the left, and where it ends */
function spotsOf(
  shown: readonly Shaped[],
  texts: Sizes,
  { step, width, tall, apart }: Stepped,
  depth: (shaped: Shaped) => number,
): { spots: Map<number, Spot>; lefts: number[]; ends: number[] } {
  const spots = new Map<number, Spot>()
  const lefts = [0]
  const ends: number[] = []
  let right = width
  let [column, y] = [0, 0]
  const next = (): void => {
    column += 1
    y = 0
    lefts.push(right + between.columns)
    right = lefts[column]! + width
  }
  const place = (some: readonly Shaped[]): void => {
    for (const shaped of some) {
      const text = texts.get(shaped.line.id)
      if (!text) continue
      const first = texts.get(shaped.children[0] ?? -1)?.height
      // A line stands with the first of those below it.
      const needed = text.height + (first === undefined ? 0 : between.rows + first)
      if (y > 0 && y + needed > tall) next()
      const x = lefts[column]! + depth(shaped) * step
      right = Math.max(right, x + text.width)
      spots.set(shaped.line.id, { x, y, width: text.width, height: text.height, column })
      ends[column] = y + text.height
      y += text.height + between.rows
    }
  }
  place(apart ? shown.filter(({ line }) => !line.aside) : shown)
  const rest = apart ? shown.filter(({ line }) => line.aside) : []
  if (rest.length) next()
  place(rest)
  return { spots, lefts, ends }
}

const elbow = ({ y, height }: Box): number => y + Math.min(height / 2, 16)
