import { expect, test } from 'vitest'
import { firstScreen, resolves, sameIn, screensOf, takesPart } from '../../../renderer/state/holds.ts'

const silent = { system: { acting: ['night'], votesIn: [] } }
const voted = { system: { acting: ['night', 'day'], votesIn: ['day'] } }
const of = (kind: string, acting: boolean) => ({ kind, acting })

test('a phase has the screens of what is in it', () => {
  expect(screensOf(silent, of('night', true))).toEqual(['inbox', 'night', 'posts'])
  expect(screensOf(silent, of('day', false))).toEqual(['posts'])
  expect(screensOf(voted, of('day', true))).toEqual(['inbox', 'night', 'votes', 'posts'])
  expect(screensOf({ system: { acting: ['night'], votesIn: ['day'] } }, of('day', false))).toEqual([
    'night',
    'votes',
    'posts',
  ])
})

test('where votes are counted every phase is worked out, and where a ruling is asked', () => {
  expect([
    resolves(voted, of('dusk', false)),
    takesPart(voted, of('dusk', false)),
    resolves(silent, of('day', false)),
  ]).toEqual([true, false, false])
  expect(resolves(silent, { ...of('day', false), wants: { rulings: 1 } })).toBe(true)
})

test('a phase that was opened begins where the first things come in', () => {
  expect([
    firstScreen(silent, 'night'),
    firstScreen(silent, 'day'),
    firstScreen(voted, 'day'),
    firstScreen(voted, 'night'),
  ]).toEqual(['inbox', 'posts', 'votes', 'inbox'])
})

test('in another phase one looks at the same thing, where it is there', () => {
  const at = (screen: 'inbox' | 'night' | 'votes' | 'posts') => ({ screen, game: 'g', phase: 0 }) as const
  expect([
    sameIn(voted, of('night', true), at('votes')),
    sameIn(voted, of('day', true), at('votes')),
    sameIn(silent, of('day', false), at('night')),
    sameIn(silent, of('night', true), { screen: 'log', game: 'g' }),
  ]).toEqual(['night', 'votes', 'posts', 'night'])
})
