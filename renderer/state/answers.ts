/**
 * Answers of the desk, as components see them: kept by call and input, shown while asked again, and asked again when a
 * push says that their game changed.
 */
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Answers, CallInput, CallName, Push } from '../../electron/desk/contract.ts'
import { callTogether, onLink, onPush, type Answered, type CallError } from './desk.ts'
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

/** A call that can be asked for ahead. */
type Asking = { [Name in CallName]: { name: Name; input: CallInput<Name> } }[CallName]

/**
 * Asks for what is about to be shown together, before it is drawn: the desk finds it out while the page is drawn for
 * the wait. What is known already, or being asked, is not asked again.
 */
export function askAhead(askings: readonly Asking[]): void {
  listen()
  void ask(
    askings
      .map(({ name, input }) => entryOf(`${name} ${JSON.stringify(input)}`, name, input))
      .filter(({ stale }) => stale),
  )
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

/** Asks for these together: they are shown together, when all of them are there. */
async function ask(entries: readonly Kept[]): Promise<void> {
  if (!entries.length) return
  const askings = entries.map(entry => {
    entry.stale = false
    // What was stopped is begun again: that it was stopped is no longer so.
    if (entry.shown.error?.code === 'stopped') show(entry, { value: entry.shown.value, error: undefined })
    entry.loading = true
    return { entry, asked: ++entry.asked }
  })
  const results = await callTogether(entries.map(({ name, input }) => ({ name, input: input as CallInput<CallName> })))
  for (const [at, { entry, asked }] of askings.entries()) if (asked === entry.asked) hold(entry, results[at]!)
}

function hold(entry: Kept, result: Answered): void {
  if ('error' in result) {
    entry.stale = true
    show(entry, { value: entry.shown.value, error: result.error })
  } else show(entry, { value: sharing(entry.shown.value, result.value), error: undefined })
}

function show(entry: Kept, shown: Answer<unknown>): void {
  entry.loading = false
  if (shown.value === entry.shown.value && shown.error === entry.shown.error) return
  entry.shown = shown
  for (const changed of entry.watchers) changed()
}

/**
 * What a host looks at while he changes something, and in which order: asked for before the rest, so that the desk and the
 * page are free for it, and together, so that it is drawn once.
 */
const looked: readonly CallName[] = ['night.tree', 'night.map', 'votes.view', 'night.view', 'night.changes']

/** What takes the desk long to find out: asked for again when everything else is there, so that nothing waits for it. */
const slow: ReadonlySet<CallName> = new Set(['night.pivots'])

const turn = ({ name }: Kept): number => (looked.includes(name) ? 0 : slow.has(name) ? 2 : 1)

/** What is asked for in one go; each of the rest on its own, as nothing waits for another there. */
function groupsOf(entries: readonly Kept[]): Kept[][] {
  const place = ({ name }: Kept): number => looked.indexOf(name)
  const together = entries
    .filter(({ name }) => looked.includes(name))
    .toSorted((one, other) => place(one) - place(other))
  return [together, ...entries.filter(({ name }) => !looked.includes(name)).map(entry => [entry])]
}

const askEach = (entries: readonly Kept[]): Promise<unknown> => Promise.all(groupsOf(entries).map(ask))

async function renewAll(entries: readonly Kept[]): Promise<void> {
  for (const now of [0, 1, 2]) {
    const due = entries.filter(entry => turn(entry) === now)
    for (const entry of due) if (!entry.watchers.size) entry.stale = true
    await askEach(due.filter(({ watchers }) => watchers.size))
  }
}

/** What came to be watched in one drawing of the page. */
let newlyWatched: Kept[] = []

/** Asks for what is newly watched when all of it is known, what is looked at first before the rest. */
function askSoon(entry: Kept): void {
  if (!newlyWatched.length)
    queueMicrotask(() => {
      const entries = newlyWatched
      newlyWatched = []
      void askEach(entries.filter(({ stale, watchers }) => stale && watchers.size))
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
  || name === 'reminders.needs'
  || name === 'statistics.view'
  || (name === 'search.find' && game === undefined)

const gameOf = (input: unknown): string | undefined =>
  typeof input === 'object' && input !== null && 'game' in input && typeof input.game === 'string'
    ? input.game
    : undefined
