import { expect, test } from 'vitest'
import { capsOf, chordPressed, isPressed, types, type Press } from '../../../renderer/state/keys.ts'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

test('a letter is found on any keyboard layout', () => {
  expect(isPressed(press('l'), 'L')).toBe(true)
  expect(isPressed(press('д', { code: 'KeyL' }), 'L')).toBe(true)
  // On Dvorak the key where L is on Qwerty types N.
  expect(isPressed(press('n', { code: 'KeyL' }), 'L')).toBe(false)
})

test('all of the keys have to be pressed, and no others', () => {
  expect(isPressed(press('z', { ctrlKey: true }), 'Ctrl+Z')).toBe(true)
  expect(isPressed(press('z', { metaKey: true }), 'Ctrl+Z')).toBe(true)
  expect(isPressed(press('Z', { ctrlKey: true, shiftKey: true }), 'Ctrl+Z')).toBe(false)
  expect(isPressed(press('Z', { ctrlKey: true, shiftKey: true }), 'Ctrl+Shift+Z')).toBe(true)
  expect(isPressed(press('z'), 'Ctrl+Z')).toBe(false)
  expect(isPressed(press('i'), 'Shift+I')).toBe(false)
  expect(isPressed(press('I', { shiftKey: true }), 'I')).toBe(false)
})

test('signs are pressed with Shift or without, as the keyboard has it', () => {
  expect(isPressed(press('?', { shiftKey: true }), '?')).toBe(true)
  expect(isPressed(press('?'), '?')).toBe(true)
})

test('what types is not heard in text fields', () => {
  expect(['L', '?', '['].every(types)).toBe(true)
  expect(types('Shift+L')).toBe(true)
  expect(['Ctrl+K', 'Escape', 'ArrowUp'].some(types)).toBe(false)
})

test('keys are shown as caps', () => {
  expect(capsOf('Ctrl+Shift+Z')).toEqual(['Ctrl', 'Shift', 'Z'])
  expect(capsOf('Ctrl+K', true)).toEqual(['⌘', 'K'])
  expect(capsOf('ArrowUp')).toEqual(['↑'])
})

test('keys that are pressed to be chosen are those that are heard', () => {
  const presses = [
    press('l'),
    press('L', { shiftKey: true }),
    press('д', { code: 'KeyL' }),
    press('n', { code: 'KeyL' }),
    press('?', { shiftKey: true }),
    press('ArrowUp', { altKey: true }),
    press('F2', { shiftKey: true }),
    press('z', { metaKey: true, shiftKey: true }),
  ]
  expect(presses.map(chordPressed)).toEqual(['L', 'Shift+L', 'L', 'N', '?', 'Alt+ArrowUp', 'Shift+F2', 'Ctrl+Shift+Z'])
  expect(presses.filter(one => !isPressed(one, chordPressed(one) ?? ''))).toEqual([])
  expect(['Escape', 'Tab', 'Enter', ' ', 'Shift', 'Dead', '+'].map(key => chordPressed(press(key)))).toEqual(
    Array.from({ length: 7 }, () => undefined),
  )
  expect(['a', 'c', 'v', 'x'].flatMap(key => chordPressed(press(key, { ctrlKey: true })) ?? [])).toEqual([])
  expect(chordPressed(press('v', { ctrlKey: true, altKey: true }))).toBe('Ctrl+Alt+V')
})
