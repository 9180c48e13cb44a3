import { expect, test } from 'vitest'
import {
  decidedBy,
  decidingLines,
  findAgain,
  foldSaid,
  markWord,
  readOut,
  roleWords,
  shapeOf,
  wholeShape,
} from '../../../renderer/views/night/tree-shape.ts'
import { comb, linesOf, sample, words } from './trees.ts'

const all = new Set<number>()

test('a line supports what is above it, or speaks against it', () => {
  expect(shapeOf(sample, all).map(({ line, parent, bond, depth }) => [line.id, parent, bond, depth])).toEqual([
    [0, undefined, undefined, 0],
    [1, 0, 'because', 1],
    [2, 1, 'unless', 2],
    [3, 2, 'unless', 3],
    [4, 0, 'because', 1],
    [5, 4, 'unless', 2],
    [6, 4, 'unless', 2],
  ])
})

test('a part supports what it is part of, on either side, and speaks against nothing', () => {
  const lines = linesOf(
    [0, 'root', 'falls', [1]],
    [1, 'against', 'stands', [2, 3, 4]],
    [2, 'needed', 'stands', []],
    [3, 'counted', 'stands', []],
    [4, 'more', undefined, []],
  )
  expect(shapeOf(lines, all).map(({ bond }) => bond)).toEqual([undefined, 'unless', 'because', 'because', 'more'])
})

test('up to two hundred lines nothing is folded', () => {
  expect(shapeOf(comb(20, 9), all)).toHaveLength(181)
})

test('a larger tree is folded below its fourth level, and says how much is there', () => {
  const shown = shapeOf(comb(30, 9), all)
  expect(Math.max(...shown.map(({ depth }) => depth))).toBe(4)
  expect(shown.filter(({ folded }) => folded).map(({ folded }) => folded)).toEqual(Array(30).fill(5))
})

test('a wide tree is folded further, until about two hundred lines are left', () => {
  const shown = shapeOf(comb(90, 9), all)
  expect(shown).toHaveLength(181)
  expect(wholeShape(comb(90, 9))).toHaveLength(811)
})

test('of many deciding lines as many are shown as there is room for, those nearest to the question first', () => {
  const lines = comb(6, 5)
  const shown = shapeOf(lines, all, new Set(), 20)
  expect(shown.length).toBeGreaterThan(12)
  expect(shown.length).toBeLessThanOrEqual(20)
  expect(shown.reduce((sum, { folded }) => sum + folded, shown.length)).toBe(lines.length)
  const folded = shown.find(({ folded }) => folded > 0)!.line.id
  expect(shapeOf(lines, new Set([folded]), new Set(), 20).length).toBeGreaterThan(shown.length)
  expect(shapeOf(lines, all)).toHaveLength(lines.length)
})

test('what is opened shows four levels more', () => {
  const lines = comb(30, 12)
  const shown = shapeOf(lines, new Set([4]))
  const opened = shown.filter(({ line }) => line.id <= 12)
  expect(Math.max(...opened.map(({ depth }) => depth))).toBe(8)
  expect(opened.at(-1)).toMatchObject({ line: { id: 8 }, folded: 4 })
})

test('lines that go in a circle are each shown once', () => {
  expect(shapeOf(linesOf([0, 'root', 'stands', [1]], [1, 'for', 'stands', [0, 1]]), all)).toHaveLength(2)
  expect(shapeOf([], all)).toEqual([])
})

test('an action decides where it stands, not where it falls or cannot matter', () => {
  expect([...decidingLines(sample, ['a1', 'a2', 'nobody'])]).toEqual([1, 2])
})

test('the words of a role are what its sentence has more than its claim', () => {
  expect(sample.slice(0, 2).map(roleWords)).toEqual(['', 'Reason for yes'])
})

test('a verdict is a word, and a line is read out with all that is drawn', () => {
  expect(sample.map(markWord)).toEqual(['', 'stands', 'falls', 'stands', 'falls', 'has no effect here', 'stands'])
  expect(readOut(sample[1]!, true, words)).toBe('Reason for yes: Bob did 1, stands, decides, rule R-1')
  expect(readOut(sample[6]!, false, words)).toContain('already shown above')
})

test('a line is found again in a tree made anew, by its words where its number is another', () => {
  const anew = linesOf([0, 'root', 'falls', [1]], [1, 'for', 'stands', [], { said: sample[3]!.said }])
  expect(findAgain(anew, { id: 3, words: 'Reason for yes: Bob did 3' })?.id).toBe(1)
  expect(findAgain(anew, { id: 9, words: 'gone' })?.id).toBe(0)
  const told = linesOf([0, 'root', 'falls', [1]], [1, 'for', 'falls', [], { action: 'a3' }])
  expect(findAgain(told, { id: 3, words: 'Bob did 3', action: 'a3' })?.id).toBe(1)
  expect(findAgain(anew, undefined)?.id).toBe(0)
})

/** A death that one shot brought about, and eleven lines on which nothing turned. */
const crowded = linesOf(
  [0, 'root', 'stands', [1, 2, 8]],
  [1, 'for', 'stands', []],
  [2, 'for', 'falls', [3, 4], { aside: true }],
  ...([3, 4, 5, 6, 7].map(id => [id, 'against', 'stands', id === 3 ? [5, 6, 7] : [], { aside: true }]) as never[]),
  [8, 'against', 'falls', [9, 10], { aside: true }],
  ...([9, 10].map(id => [id, 'against', 'stands', id === 10 ? [11] : [], { aside: true }]) as never[]),
  [11, 'for', 'stands', [], { aside: true }],
)

test('a large tree begins with the lines on which it turned, and says how many are folded away', () => {
  const idsOf = (opened: number[]): number[] => shapeOf(crowded, new Set(opened)).map(({ line }) => line.id)
  expect(idsOf([])).toEqual([0, 1])
  expect(shapeOf(crowded, all)[0]!).toMatchObject({ folded: 10, aside: 10 })
  expect(foldSaid(shapeOf(crowded, all)[0]!)).toBe('+ 10 undisputed steps')
  // What somebody closed may have decided.
  expect(foldSaid(shapeOf(crowded, new Set(), new Set([0]))[0]!)).toBe('11 more hidden')
  expect(idsOf([0])).toEqual(wholeShape(crowded).map(({ line }) => line.id))
})

test('a small tree is whole at once', () => expect(shapeOf(crowded.slice(0, 8), all)).toHaveLength(8))

test('what decided a death by insurance is the rule of who stepped in, not what kept the shooter', () => {
  const stepsIn = true
  const stands = linesOf(
    [0, 'root', 'stands', [1]],
    [1, 'for', 'stands', [2], { rule: 'R-9', stepsIn }],
    [2, 'needed', 'stands', [3], { rule: 'R-1' }],
    [3, 'against', 'falls', [4], { rule: 'R-2' }],
    [4, 'against', 'stands', [], { rule: 'R-3', action: 'a2' }],
  )
  expect(decidedBy(stands)?.rule).toBe('R-9')
  // Where it did not come about, what stopped it decided.
  const falls = linesOf(
    [0, 'root', 'falls', [1]],
    [1, 'for', 'falls', [2], { rule: 'R-9', stepsIn }],
    [2, 'against', 'stands', [], { rule: 'R-4' }],
  )
  expect(decidedBy(falls)?.rule).toBe('R-4')
})

test('what decided is what stands against it, else the reason that stands, and never what is aside', () => {
  const against = linesOf(
    [0, 'root', 'falls', [1]],
    [1, 'for', 'falls', [2, 3], { rule: 'R-2' }],
    [2, 'against', 'stands', [], { rule: 'R-3', aside: true }],
    [3, 'against', 'stands', [], { rule: 'R-4' }],
  )
  expect(decidedBy(against)?.rule).toBe('R-4')
  expect(decidedBy(against.slice(0, 2))?.rule).toBe('R-2')
  expect(decidedBy(crowded)?.id).toBe(1)
  expect(decidedBy([])).toBeUndefined()
})

test('a line that was closed hides what stands below it, and says how much that is', () => {
  const shown = shapeOf(sample, new Set(), new Set([1, 2]))
  expect(shown.map(({ line, folded, children }) => [line.id, folded, children])).toEqual([
    [0, 0, [1, 4]],
    [1, 2, []],
    [4, 0, [5, 6]],
    [5, 0, []],
    [6, 0, []],
  ])
})
