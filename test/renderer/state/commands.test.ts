import { expect, test } from 'vitest'
import { heard, type Command } from '../../../renderer/state/commands.ts'

const command = (id: string, keys?: string): Command => ({
  id,
  title: id,
  run: () => {},
  ...(keys === undefined ? {} : { keys }),
})

test('a key that a screen gives another meaning is listed once, for that', () => {
  expect(
    heard([
      command('lock', 'Ctrl+Enter'),
      command('undo', 'Ctrl+Z'),
      command('nothing'),
      command('send', 'Ctrl+Enter'),
    ]).map(({ id }) => id),
  ).toEqual(['undo', 'send'])
})
