/** Reading of key presses: `Ctrl+K`, `Ctrl+Shift+Z`, `L`, `?`, `ArrowUp`. On a Mac, Ctrl is the command key. */

/** What is read of a key press. */
export interface Press {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

interface Chord {
  key: string
  ctrl: boolean
  alt: boolean
  shift: boolean
}

const chordOf = (keys: string): Chord => {
  const parts = keys.split('+')
  return {
    key: parts.at(-1) ?? '',
    ctrl: parts.includes('Ctrl'),
    alt: parts.includes('Alt'),
    shift: parts.includes('Shift'),
  }
}

/** Whether a press is this chord. Letters are found where they are on a Latin keyboard, whatever layout is on. */
export function isPressed(press: Press, keys: string): boolean {
  const chord = chordOf(keys)
  if (chord.ctrl !== (press.ctrlKey || press.metaKey) || chord.alt !== press.altKey) return false
  if (/^[A-Z]$/.test(chord.key)) {
    const latin = /^[a-z]$/i.test(press.key)
    return (
      chord.shift === press.shiftKey
      && (latin ? press.key.toUpperCase() === chord.key : press.code === `Key${chord.key}`)
    )
  }
  // Signs such as ? need Shift on some keyboards and not on others.
  return press.key === chord.key && (chord.key.length === 1 || chord.shift === press.shiftKey)
}

/** Keys that a command may be given: not those by which one moves about, ends something or presses a button. */
const fixed = /^(Escape|Tab|Enter| |Control|Shift|Alt|Meta|AltGraph|CapsLock|Dead|\+)$/

/** The chord of a press, as commands have it; undefined where it is none that can be chosen. */
export function chordPressed(press: Press): string | undefined {
  if (fixed.test(press.key)) return undefined
  // What text fields do with these is theirs.
  if ((press.ctrlKey || press.metaKey) && !press.shiftKey && !press.altKey && /^[acvx]$/i.test(press.key))
    return undefined
  // A letter is the Latin one of this key, whatever layout is on, as it is heard; signs are what they are, with Shift or without.
  const isForeign = /^\p{L}$/u.test(press.key) && !/^[a-z]$/i.test(press.key) && /^Key[A-Z]$/.test(press.code)
  const key = isForeign ? press.code.slice(3) : /^[a-z]$/.test(press.key) ? press.key.toUpperCase() : press.key
  const isNamed = /^[A-Z]$/.test(key) || key.length > 1
  return [
    ...(press.ctrlKey || press.metaKey ? ['Ctrl'] : []),
    ...(press.altKey ? ['Alt'] : []),
    ...(press.shiftKey && isNamed ? ['Shift'] : []),
    key,
  ].join('+')
}

/** Whether the keys would type something, and so mean nothing inside a text field. */
export const types = (keys: string): boolean => {
  const { ctrl, alt, key } = chordOf(keys)
  return !ctrl && !alt && key.length === 1
}

/** Keys as they are shown, one cap each. */
export const capsOf = (keys: string, mac = false): string[] =>
  keys.split('+').map(key => signs[key] ?? (mac && key === 'Ctrl' ? '⌘' : key))

const signs: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}
