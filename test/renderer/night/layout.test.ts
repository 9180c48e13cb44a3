import { expect, test } from 'vitest'
import { player } from '../../../engine/text/span.ts'
import type { TreeLine } from '../../../electron/desk/contract.ts'
import { bestDrawing, drawerOf } from '../../../renderer/views/night/best-drawing.ts'
import { fitted, readable, revealed, zoomIn, type Pane } from '../../../renderer/views/night/fit.ts'
import type { Drawing, Way } from '../../../renderer/views/night/layout.ts'
import { wordingOf } from '../../../renderer/views/night/node-text.ts'
import { shapeOf, wholeShape } from '../../../renderer/views/night/tree-shape.ts'
import type { Box } from '../../../renderer/views/night/wires.ts'
import { comb, sample, words } from './trees.ts'
import { rulers } from './rulers.ts'

const drawer = (lines: readonly TreeLine[], deciding: number[] = []) => {
  const shown = shapeOf(lines, new Set())
  return drawerOf(shown, wordingOf(shown, new Set(deciding), rulers, words))
}
const wide: Pane = { width: 1100, height: 900 }
const narrow: Pane = { width: 512, height: 660 }
const boxes = ({ nodes }: Drawing): Box[] => nodes.map(({ box }) => box)
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

test.each<[Way, 'tall' | 'flat']>([
  ['right', 'tall'],
  ['down', 'tall'],
  ['steps', 'flat'],
])('every node has its place and no two overlap: %s', (way, form) => {
  for (const lines of [sample, comb(7, 5), comb(1, 1)]) {
    const drawing = drawer(lines).draw({ way, width: 204, form })
    expect(drawing.nodes).toHaveLength(lines.length)
    expect(drawing.wires).toHaveLength(lines.length - 1)
    const all = boxes(drawing)
    for (const [i, box] of all.entries()) for (const other of all.slice(i + 1)) expect(apart(box, other)).toBe(true)
    expect(
      all.every(
        box => box.x >= 0 && box.y >= 0 && box.x + box.width <= drawing.width && box.y + box.height <= drawing.height,
      ),
    ).toBe(true)
  }
})

test('a tree grows to the right where there is room', () => {
  expect(bestDrawing(drawer(sample), wide).way).toBe('right')
})

test('in the middle pane of a window 1280 wide a tree four deep is readable and whole', () => {
  for (const lines of [sample, comb(3, 4), comb(2, 4)]) {
    const drawing = bestDrawing(drawer(lines), narrow)
    expect(zoomIn(drawing, narrow)).toBeGreaterThanOrEqual(0.75)
    const { x, y, zoom } = fitted(drawing, narrow)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + drawing.width * zoom).toBeLessThanOrEqual(narrow.width)
    expect(y + drawing.height * zoom).toBeLessThanOrEqual(narrow.height)
  }
})

test('what cannot be readable whole is readable from its root', () => {
  const drawing = bestDrawing(drawer(comb(20, 9)), narrow)
  const { x, y, zoom } = fitted(drawing, narrow)
  const [root] = boxes(drawing)
  expect(zoom).toBeGreaterThanOrEqual(readable)
  expect([x + root!.x * zoom >= 0, y + root!.y * zoom >= 0, y + root!.y * zoom < narrow.height]).toEqual([
    true,
    true,
    true,
  ])
})

test('siblings stand in the order of their lines', () => {
  const down = drawer(comb(5, 2)).draw({ way: 'down', width: 168, form: 'tall' })
  const level = down.nodes.filter(({ shaped }) => shaped.depth === 1)
  expect(level.map(({ box }) => box.x)).toEqual(level.map(({ box }) => box.x).sort((a, b) => a - b))
})

test('a pane of no size, and a tree of no lines, are drawn without a complaint', () => {
  expect(bestDrawing(drawer(sample), { width: 0, height: 0 }).nodes).toHaveLength(7)
  const nothing = bestDrawing(drawer([]), wide)
  expect([nothing.nodes.length, Number.isFinite(fitted(nothing, wide).zoom)]).toEqual([0, true])
})

test('drawings are made once', () => {
  const one = drawer(sample)
  expect(bestDrawing(one, wide)).toBe(bestDrawing(one, { ...wide, width: wide.width + 1 }))
})

test('what does not fit in one column goes on in another, and none is cut or covered', () => {
  for (const pane of [narrow, wide, { width: 1134, height: 942 }]) {
    const drawing = bestDrawing(drawer(comb(5, 9)), pane)
    const all = boxes(drawing)
    for (const [i, box] of all.entries()) for (const other of all.slice(i + 1)) expect(apart(box, other)).toBe(true)
    expect(fitted(drawing, pane).zoom).toBeGreaterThanOrEqual(readable - 0.001)
  }
  expect(zoomIn(bestDrawing(drawer(comb(5, 9)), wide), wide)).toBeGreaterThanOrEqual(readable)
})

test('of a tree that cannot be read whole, what decided is in sight', () => {
  const lines = comb(20, 9).map(line => (line.id > 18 ? { ...line, aside: true as const } : line))
  const shown = wholeShape(lines)
  const drawing = bestDrawing(drawerOf(shown, wordingOf(shown, new Set(), rulers, words)), wide)
  const { x, y, zoom } = fitted(drawing, wide)
  expect(drawing.nodes).toHaveLength(lines.length)
  expect(zoomIn(drawing, wide)).toBeLessThan(readable)
  for (const { shaped, box } of drawing.nodes)
    if (!shaped.line.aside)
      expect([
        x + box.x * zoom >= 0,
        y + box.y * zoom >= 0,
        x + (box.x + box.width) * zoom <= wide.width,
        y + (box.y + box.height) * zoom <= wide.height,
      ]).toEqual([true, true, true, true])
})

test('a name of 27 letters stays whole: its box is as wide as it needs', () => {
  const name = 'Bartholomew-Featherstonehau'
  const lines = sample.map(line => ({ ...line, said: [player(name)], claim: [player(name)] }))
  const shown = shapeOf(lines, new Set())
  for (const form of ['tall', 'flat'] as const) {
    const texts = wordingOf(shown, new Set(), rulers, words)(168, form)
    for (const { lines: rows, width } of texts.values()) expect([rows.length, width > 168]).toEqual([1, true])
  }
})

test('a view moves no farther than that a box is in sight', () => {
  const at = { x: 0, y: 0, zoom: 1 }
  const box = { x: 1200, y: 100, width: 100, height: 40 }
  expect(revealed(at, box, wide)).toEqual({ x: -212, y: 0, zoom: 1 })
  expect(revealed(at, { ...box, x: 500 }, wide)).toEqual(at)
})

test('in a pane of a few lines a tree goes on below, and not in a column for each line', () => {
  const drawing = bestDrawing(drawer(comb(5, 9)), { width: 300, height: 165 })
  expect(new Set(drawing.nodes.map(({ box }) => box.y)).size).toBe(drawing.nodes.length)
})
