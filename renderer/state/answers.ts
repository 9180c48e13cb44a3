/**
 * Answers of the desk, as components see them: kept by call and input, shown while asked again, and asked again when a
 * push says that their game changed.
 */
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Answers, CallInput, CallName, Push } from '../../electron/desk/contract.ts'
import { call, CallError, onLink, onPush } from './desk.ts'
import { sharing } from './same.ts'

export interface Answer<Value> {
  /** The last one given, also while it is asked again. */
  value: Value | undefined
  /** Why the last asking gave nothing. */
  error: CallError | undefined
}

interface Kept {
  name: CallName
  input: unknown
  game: string | undefined
  shown: Answer<unknown>
  /** It is being asked. Nothing is drawn anew for that alone. */
  loading: boolean
  watchers: Set<() => void>
  /** Counts askings: only the latest one is shown. */
  asked: number
  stale: boolean
}

const idle: Answer<never> = { value: undefined, error: undefined }
const kept = new Map<string, Kept>()
/** Answers that nobody looks at are kept up to this many, the longest unseen going first. */
const mostUnseen = 200

/**
 * Shows what the desk answers. Without an input nothing is asked.
 * @returns the answer so far; it changes when the desk says so
 */
export function useAnswer<Name extends CallName>(
  name: Name,
  input: CallInput<Name> | undefined,
): Answer<Answers[Name]> {
  const key = input === undefined ? undefined : `${name} ${JSON.stringify(input)}`
  const latest = useRef(input)
  latest.current = input
  const subscribe = useCallback(
    (changed: () => void) => (key === undefined ? () => {} : watch(key, name, latest.current, changed)),
    [key, name],
  )
  return useSyncExternalStore(subscribe, () => (key === undefined ? idle : (kept.get(key)?.shown ?? idle))) as Answer<
    Answers[Name]
  >
}

/**
 * Asks for what is about to be shown, before it is drawn: the desk finds it out while the page is drawn for the wait. What is
 * known already, or being asked, is not asked again.
 */
export function askAhead<Name extends CallName>(name: Name, input: CallInput<Name>): void {
  listen()
  const entry = entryOf(`${name} ${JSON.stringify(input)}`, name, input)
  if (entry.stale) void ask(entry)
}

/** The last value there was for this subject: bridges the moment in which something near it is asked. */
export function useKept<Value>(value: Value | undefined, subject: string): Value | undefined {
  const last = useRef<{ subject: string; value: Value | undefined }>({ subject, value })
  if (last.current.subject !== subject || value !== undefined) last.current = { subject, value }
  return last.current.value
}

/** Asks again for everything of a game, or for everything at all. */
export function refresh(game?: string): void {
  void renewAll([...kept.values()].filter(entry => game === undefined || entry.game === game))
}

/** Asks for everything anew, and forgets what nobody looks at: what could not be drawn is not drawn from memory again. @returns once all is there */
export async function askAnew(): Promise<void> {
  for (const [key, entry] of kept) if (!entry.watchers.size) kept.delete(key)
  await renewAll([...kept.values()])
}

function watch(key: string, name: CallName, input: unknown, changed: () => void): () => void {
  listen()
  const watched = entryOf(key, name, input)
  watched.watchers.add(changed)
  if (watched.stale) askSoon(watched)
  return () => {
    watched.watchers.delete(changed)
    if (watched.watchers.size) return
    // Set again, so that it is the youngest of the unseen.
    kept.delete(key)
    kept.set(key, watched)
    forget()
  }
}

/** What is kept under a key; nothing yet, where it was never asked for. */
function entryOf(key: string, name: CallName, input: unknown): Kept {
  const known = kept.get(key)
  if (known) return known
  const entry: Kept = {
    name,
    input,
    game: gameOf(input),
    shown: idle,
    loading: false,
    watchers: new Set(),
    asked: 0,
    stale: true,
  }
  kept.set(key, entry)
  return entry
}

function forget(): void {
  const unseen = [...kept].filter(([, entry]) => !entry.watchers.size)
  for (const [key] of unseen.slice(0, Math.max(0, unseen.length - mostUnseen))) kept.delete(key)
}

function ask(entry: Kept): Promise<void> {
  const asked = ++entry.asked
  entry.stale = false
  entry.loading = true
  return call(entry.name, entry.input as CallInput<CallName>).then(
    value => {
      if (asked === entry.asked) show(entry, { value: sharing(entry.shown.value, value), error: undefined })
    },
    (error: unknown) => {
      if (asked !== entry.asked) return
      entry.stale = true
      show(entry, {
        value: entry.shown.value,
        error: error instanceof CallError ? error : new CallError('internal', String(error)),
      })
    },
  )
}

function show(entry: Kept, shown: Answer<unknown>): void {
  entry.loading = false
  if (shown.value === entry.shown.value && shown.error === entry.shown.error) return
  entry.shown = shown
  for (const changed of entry.watchers) changed()
}

async function renew(entry: Kept): Promise<void> {
  if (entry.watchers.size) await ask(entry)
  else entry.stale = true
}

/**
 * What a host looks at while he changes something, and in which order: asked for before the rest, so that the desk and the
 * page are free for it.
 */
const looked: readonly CallName[] = ['night.tree', 'night.map', 'votes.view', 'night.view']

/** What takes the desk long to find out: asked for again when everything else is there, so that nothing waits for it. */
const slow: ReadonlySet<CallName> = new Set(['night.pivots'])

const turn = ({ name }: Kept): number => (looked.includes(name) ? 0 : slow.has(name) ? 2 : 1)

/** What is looked at first comes first, then the rest of what is looked at; whatever else as it was asked for. */
const inOrder = (entries: readonly Kept[]): Kept[] => {
  const place = ({ name }: Kept): number => (looked.includes(name) ? looked.indexOf(name) : looked.length)
  return entries.toSorted((one, other) => place(one) - place(other))
}

async function renewAll(entries: readonly Kept[]): Promise<void> {
  for (const now of [0, 1, 2]) await Promise.all(inOrder(entries.filter(entry => turn(entry) === now)).map(renew))
}

/** What came to be watched in one drawing of the page. */
let newlyWatched: Kept[] = []

/** Asks for what is newly watched when all of it is known, what is looked at first before the rest. */
function askSoon(entry: Kept): void {
  if (!newlyWatched.length)
    queueMicrotask(() => {
      const entries = newlyWatched
      newlyWatched = []
      for (const one of inOrder(entries)) if (one.stale && one.watchers.size) void ask(one)
    })
  newlyWatched.push(entry)
}

let listening = false
const pushed: Push[] = []

function listen(): void {
  if (listening) return
  listening = true
  onPush(push => {
    // How far a reading has come changes no answer.
    if (push.reading) return
    // Several changes at once are one asking, and it is under way before anything is drawn for them.
    if (pushed.push(push) === 1) queueMicrotask(() => hear(pushed.splice(0)))
  })
  // What is being asked is asked of a desk that tells already.
  onLink(up => {
    if (up) void renewAll([...kept.values()].filter(({ loading }) => !loading))
  })
}

function hear(pushes: readonly Push[]): void {
  void renewAll([...kept.values()].filter(entry => pushes.some(push => concerns(push, entry))))
}

/** What shows something of every game: their list, what came of them, and a search over all of them. */
const concerns = (push: Push, { game, name }: Kept): boolean =>
  push.game === game
  || name === 'games.list'
  || name === 'statistics.view'
  || (name === 'search.find' && game === undefined)

const gameOf = (input: unknown): string | undefined =>
  typeof input === 'object' && input !== null && 'game' in input && typeof input.game === 'string'
    ? input.game
    : undefined
