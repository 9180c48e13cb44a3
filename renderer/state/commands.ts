/** Everything the app can be told to do: what the palette finds, the shortcut sheet lists and the keyboard runs. */
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { isPressed, types } from './keys.ts'

export interface Command {
  id: string
  title: string
  /** `Ctrl+K`, `L`, `?`: see `keys.ts`. Keys that type are not heard inside text fields. */
  keys?: string
  /** The keys it has where the host chose none. */
  usual?: string
  run: () => void
  /** A heading of the palette and the sheet: `Night`, `Game`. */
  group?: string
  /** Keys alone: not found in the palette. */
  keysOnly?: boolean
}

/** Lists of those who registered, the youngest last. Keys of a screen go before those of the shell. */
const registered = new Map<object, { commands: readonly Command[]; shell: boolean }>()
const watchers = new Set<() => void>()
let all: readonly Command[] = []

function changed(): void {
  const byId = new Map<string, Command>()
  const lists = [...registered.values()]
  for (const { commands } of [...lists.filter(({ shell }) => shell), ...lists.filter(({ shell }) => !shell)])
    for (const command of commands) byId.set(command.id, withChosen(command))
  all = [...byId.values()]
  for (const hear of watchers) hear()
}

/** Keys that the host chose, by command. */
let chosen: Readonly<Record<string, string>> = {}

function withChosen(command: Command): Command {
  const own = Object.hasOwn(chosen, command.id) ? chosen[command.id] : undefined
  return command.keys === undefined || own === undefined ? command : { ...command, keys: own, usual: command.keys }
}

/** Hears commands by these keys from now on, by command; others keep their own. */
export function chooseKeys(keys: Readonly<Record<string, string>>): void {
  chosen = keys
  changed()
}

/**
 * Offers commands as long as the component is there. The list may be made anew each time it is drawn.
 * @param of the shell's keys give way to those of a screen
 */
export function useCommands(commands: readonly Command[], of: 'shell' | 'screen' = 'screen'): void {
  const latest = useRef(commands)
  latest.current = commands
  const shape = JSON.stringify(
    commands.map(({ id, title, keys, group, keysOnly }) => [id, title, keys, group, keysOnly]),
  )
  // Before it is painted: whoever sees a screen can use its keys.
  useLayoutEffect(() => {
    const owner = {}
    // Runs what was given last, without registering for every drawing.
    registered.set(owner, {
      shell: of === 'shell',
      commands: latest.current.map((command, index) => ({ ...command, run: () => latest.current[index]?.run() })),
    })
    changed()
    return () => {
      registered.delete(owner)
      changed()
    }
  }, [shape, of])
}

/** Every command there is now. */
export const useAllCommands = (): readonly Command[] =>
  useSyncExternalStore(
    hear => {
      watchers.add(hear)
      return () => {
        watchers.delete(hear)
      }
    },
    () => all,
  )

/** The keys that stand where these are usual. */
export const keysNow = (commands: readonly Command[], usual: string): string =>
  commands.findLast(command => (command.usual ?? command.keys) === usual)?.keys ?? usual

/** Those whose keys are heard: where several have the same, the youngest has them. */
export const heard = (commands: readonly Command[]): Command[] =>
  commands.filter(
    ({ keys }, index) => keys !== undefined && !commands.slice(index + 1).some(other => other.keys === keys),
  )

/** Runs commands by their keys, from now on. Inside a dialog only keys with Ctrl are heard. @returns what ends it */
export function listenForKeys(): () => void {
  const hear = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return
    const writing = isWriting(event.target)
    const inDialog =
      event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]') !== null
    // The youngest first: a screen may give keys another meaning.
    const command = [...all].reverse().find(({ keys }) => keys !== undefined && isPressed(event, keys))
    if (!command?.keys) return
    const { keys } = command
    if (inDialog && !dialogKeys.has(command.usual ?? keys)) return
    if (writing && (types(keys) || ownKeys.has(keys))) return
    event.preventDefault()
    command.run()
  }
  window.addEventListener('keydown', hear)
  return () => window.removeEventListener('keydown', hear)
}

/** Heard also where a dialog is open. */
const dialogKeys = new Set(['Ctrl+K'])
/** Text fields have a meaning of their own for these. */
const ownKeys = new Set([
  'Ctrl+Z',
  'Ctrl+Shift+Z',
  'Ctrl+Y',
  'Ctrl+Enter',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Enter',
  'Escape',
  'Home',
  'End',
])

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT') return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type)
}

/** Enter on a button or a link presses it: only elsewhere it is a key of the screen. Rows of a list hear it themselves. */
export function useEnterOnControls(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (
        event.key === 'Enter'
        && !event.ctrlKey
        && !event.metaKey
        && event.target instanceof Element
        && event.target.closest('button, a, summary, [role="menuitem"]')
      )
        event.stopPropagation()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
