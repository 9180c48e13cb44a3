/** The course of a vote as lines. */
import { expect, it } from 'vitest'
import { linesOf, placesOf } from '../../../renderer/views/votes/day/lines.ts'

const at = (minute: number): string => `2026-12-01T09:${String(minute).padStart(2, '0')}:00Z`
const changes = [
  { by: 'Ann', for: 'Gus', votes: 1, at: at(0) },
  { by: 'Cat', for: 'Gus', votes: 2, at: at(10) },
  { by: 'Ann', for: 'Bob', votes: 1, from: 'Gus', left: 1, at: at(20) },
  { by: 'Cat', from: 'Gus', left: 0, at: at(40) },
]

it('has a line for each of those voted for, the highest at the end first', () =>
  expect(linesOf(changes)).toEqual([
    { of: 'Bob', steps: [[2, 1]], peak: 1 },
    {
      of: 'Gus',
      steps: [
        [0, 1],
        [1, 2],
        [2, 1],
        [3, 0],
      ],
      peak: 2,
    },
  ]))

it('has six lines at most', () =>
  expect(linesOf(Array.from({ length: 9 }, (_, nth) => ({ by: `v${nth}`, for: `t${nth}`, votes: 1 })))).toHaveLength(6))

it('stands by time, and in order where a time is missing', () => {
  expect(placesOf({ changes }).map(place => Math.round(place * 100))).toEqual([4, 27, 50, 96])
  expect(placesOf({ changes: [changes[0]!, { by: 'Bob' }] }).map(place => Math.round(place * 100))).toEqual([33, 67])
  expect(placesOf({ changes: [changes[0]!] })).toEqual([0.5])
})
