import { expect, test } from 'vitest'
import { heard, keysNow, type Command } from '../../../renderer/state/commands.ts'

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

test('a key is shown as the host chose it, wherever its usual one would stand', () => {
  const commands = [{ ...command('lock', 'Ctrl+L'), usual: 'Ctrl+Enter' }, command('undo', 'Ctrl+Z')]
  expect(['Ctrl+Enter', 'Ctrl+Z', 'J'].map(keys => keysNow(commands, keys))).toEqual(['Ctrl+L', 'Ctrl+Z', 'J'])
})
