/**
 * What was typed and is not kept yet. It outlives the screen it was typed in, and is written into this tab's own storage a
 * moment after the last key: so it is there again after a reload, and when the browser brings back a tab that was closed.
 */
import { useCallback, useState, useSyncExternalStore } from 'react'

interface Kept {
  value: unknown
  /** It would be missed: whoever leaves is asked first. */
  missed: boolean
}

const prefix = 'nightdesk.unsent '
const pause = 250
const kept = new Map<string, Kept>()
const watchers = new Set<() => void>()
/** What stands otherwise in the storage. */
const unwritten = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Reads back what this tab had, and writes what is left before the page goes. */
export function keepUnsent(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(prefix)) continue
    try {
      kept.set(key.slice(prefix.length), JSON.parse(sessionStorage.getItem(key) ?? '') as Kept)
    } catch {
      sessionStorage.removeItem(key)
    }
  }
  window.addEventListener('pagehide', write)
}

function write(): void {
  clearTimeout(timer)
  timer = undefined
  for (const about of unwritten) {
    // What is too large to be written is not to come back as it was before.
    sessionStorage.removeItem(prefix + about)
    const one = kept.get(about)
    try {
      if (one) sessionStorage.setItem(prefix + about, JSON.stringify(one))
    } catch {
      // There is no room: then it lives as long as the page, and whoever leaves it is asked.
    }
  }
  unwritten.clear()
}

function put(about: string, one: Kept | undefined): void {
  if (one) kept.set(about, one)
  else if (!kept.delete(about)) return
  unwritten.add(about)
  timer ??= setTimeout(write, pause)
  for (const hear of watchers) hear()
}

function watch(hear: () => void): () => void {
  watchers.add(hear)
  return () => {
    watchers.delete(hear)
  }
}

/** Whether something was typed that would be missed. */
export const isUnsent = (): boolean => [...kept.values()].some(({ missed }) => missed)

/**
 * A state that is there again when the screen is.
 * @param about what it belongs to: `roster of <game>`
 * @param begin what it begins with, and what is not worth keeping
 * @param missed whether to ask before it goes with the page
 */
export function useUnsent<Value>(about: string, begin: Value, missed = true): [Value, (value: Value) => void] {
  const one = useSyncExternalStore(watch, () => kept.get(about))
  const set = useCallback(
    (next: Value) => put(about, next === begin ? undefined : { value: next, missed }),
    [about, begin, missed],
  )
  return [one ? (one.value as Value) : begin, set]
}

/** Words typed over others. */
interface Typed {
  text: string
  /** What stood there when the typing began; null where nothing did. */
  over: string | null
}

interface Typing {
  /** As it was typed; as it is kept where nothing was. */
  text: string
  typed: boolean
  /** What it was typed over. */
  over: string | null
  type(text: string): void
  /** This text is kept now. What was typed meanwhile is not, and stays. @param text nothing: whatever was typed is dropped */
  settle(text?: string): void
}

/**
 * A field whose words are kept later than they are typed.
 * @param value what is kept
 * @param stands what counts as being there, where that is not `value`: null for what the host never wrote
 */
export function useTyping(about: string, value: string, stands: string | null = value): Typing {
  const [typed, setTyped] = useUnsent<Typed | undefined>(about, undefined)
  /** Kept last, and what stood there until it is told anew. */
  const [settled, setSettled] = useState<{ text: string; value: string }>()
  const isAwaited = settled?.value === value
  // Once it was told, what is told later counts, were it the same as before.
  if (settled && !isAwaited) setSettled(undefined)
  const last = isAwaited ? settled.text : undefined
  const over = typed ? typed.over : (last ?? stands)
  return {
    text: typed?.text ?? last ?? value,
    typed: typed !== undefined,
    over,
    type: text => setTyped({ text, over }),
    settle: text => {
      const now = kept.get(about)?.value as Typed | undefined
      setSettled(text === undefined ? undefined : { text, value })
      setTyped(now && text !== undefined && now.text !== text ? { text: now.text, over: text } : undefined)
    },
  }
}
