import { expect, it } from 'vitest'
import { sharer, sharing } from '../../../renderer/state/same.ts'

const rows = () => [
  { id: 'a', said: [{ kind: 'player', name: 'Ann' }] },
  { id: 'b', said: [{ kind: 'player', name: 'Bob' }] },
]

it('is what was there before, where nothing changed', () => {
  const before = { rows: rows(), count: 2, note: undefined }
  expect(sharing(before, { rows: rows(), count: 2, note: undefined })).toBe(before)
})

it('keeps each part that did not change, and has what is new', () => {
  const before = { rows: rows(), count: 2 }
  const now = { rows: [...rows(), { id: 'c', said: [] }], count: 3 }
  now.rows[0]!.said[0]!.name = 'Eve'
  const shared = sharing(before, now)
  expect(shared).toEqual(now)
  expect(shared.rows[1]).toBe(before.rows[1])
  expect(shared.rows[0]).not.toBe(before.rows[0])
})

it('makes nothing anew of what shares nothing, and changes nothing that it was given', () => {
  const now = { rows: [{ id: 'c', said: [] }], count: 3 }
  expect(sharing({ rows: rows(), count: 2 }, now)).toBe(now)
  const [before, partly] = [
    { rows: rows(), count: 2 },
    { rows: rows(), count: 3 },
  ]
  const shared = sharing(before, partly)
  expect(shared.rows).toBe(before.rows)
  expect(shared).not.toBe(partly)
  expect(partly.rows).not.toBe(before.rows)
})

it.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1 }, { b: undefined }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [[1], { 0: 1 }],
  [null, {}],
  [{}, null],
  [undefined, { a: [] }],
  [{ a: 0 }, { a: -0 }],
])('makes no %j of %j', (before, now) => {
  const shared = sharing(before, now)
  expect(shared).toStrictEqual(now)
  expect(shared).not.toBe(before)
})

it('compares what is given again only once', () => {
  let looked = 0
  const watched = (): object => Object.defineProperty({}, 'a', { enumerable: true, get: () => (looked += 1) && 1 })
  const share = sharer<object>()
  const first = share(watched())
  const again = watched()
  expect(share(again)).toBe(first)
  const once = looked
  expect(once).toBeGreaterThan(0)
  expect(share(again)).toBe(first)
  expect(looked).toBe(once)
})
