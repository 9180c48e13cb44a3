import { expect, test } from 'vitest'
import { savedSaid } from '../../../renderer/state/saved-said.ts'

test('when it was saved is said on the clock of the game, as its other times are', () => {
  const at = '2026-11-20T10:22:00Z'
  expect(savedSaid({ is: 'saved', at }, undefined, 'Europe/Moscow')).toBe('Saved 13:22')
  expect(savedSaid({ is: 'idle' }, at, 'Asia/Yekaterinburg')).toBe('Saved 15:22')
  expect(savedSaid({ is: 'idle' }, undefined, 'UTC')).toBe('Saved')
})
