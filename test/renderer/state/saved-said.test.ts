import { expect, test } from 'vitest'
import { savedSaid } from '../../../renderer/state/saved-said.ts'

const at = '2026-11-20T10:22:00Z'
const now = new Date('2026-11-20T12:00:00Z')
const mine = 'Europe/Moscow'

test('when it was saved is said on the clock here, as in the list of games, whatever the zone of the game', () => {
  expect(savedSaid({ is: 'saved', at }, undefined, { mine, now })).toBe('Saved 13:22')
  expect(savedSaid({ is: 'saved', at }, undefined, { zone: 'Europe/Istanbul', mine, now })).toBe('Saved 13:22')
  expect(savedSaid({ is: 'idle' }, undefined, { zone: 'UTC', mine, now })).toBe('Saved')
})

test('it says that it is the clock here where that of the game shows another time, and its day where it is not today', () => {
  expect(savedSaid({ is: 'idle' }, at, { zone: 'Asia/Yekaterinburg', mine, now })).toBe('Saved 13:22')
  const later = new Date('2026-11-22T12:00:00Z')
  expect(savedSaid({ is: 'idle' }, at, { zone: 'Asia/Yekaterinburg', mine, now: later })).toBe(
    'Saved Fri 20 Nov, 13:22',
  )
})
