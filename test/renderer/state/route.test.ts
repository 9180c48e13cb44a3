import { expect, test } from 'vitest'
import { addressOf, routeOf, samePhase, type Route } from '../../../renderer/state/route.ts'

const routes: Route[] = [
  { screen: 'games' },
  { screen: 'night', game: 'a b/c#%', phase: 12 },
  { screen: 'posts', game: 'g', phase: 0 },
  { screen: 'log', game: 'ø' },
  { screen: 'merge', game: 'g', copy: 'a b/c#%' },
  { screen: 'search', game: 'ø' },
  { screen: 'searchAll' },
]

test.each(routes)('an address leads back to its route: $screen', route => {
  expect(routeOf(addressOf(route))).toEqual(route)
})

test.each([
  '',
  '#',
  '#/nothing',
  '#/game',
  '#/game/g',
  '#/game/g/night',
  '#/game/g/night/-1',
  '#/game/g/night/x',
  '#/game/%/log',
  '#/game/g/merge',
  '#/game/g/merge/%',
  '#/game/g/constructor/1',
  '#token=abc',
])('what is no address leads to the games: %s', address => {
  expect(routeOf(address)).toEqual({ screen: 'games' })
})

test('the tabs of a phase are the same phase, another phase or game is not', () => {
  expect(samePhase({ screen: 'inbox', game: 'g', phase: 1 }, { screen: 'night', game: 'g', phase: 1 })).toBe(true)
  expect(samePhase({ screen: 'inbox', game: 'g', phase: 1 }, { screen: 'inbox', game: 'g', phase: 2 })).toBe(false)
  expect(samePhase({ screen: 'inbox', game: 'g', phase: 1 }, { screen: 'inbox', game: 'h', phase: 1 })).toBe(false)
  expect(samePhase({ screen: 'inbox', game: 'g', phase: 1 }, { screen: 'log', game: 'g' })).toBe(false)
})
