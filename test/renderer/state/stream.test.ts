/** All tabs of a browser over one stream: one listens and passes on what it hears, and when it goes another does. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Push } from '../../../electron/desk/contract.ts'
import { listenTogether } from '../../../renderer/state/stream.ts'

/** The locks of a browser: of who asks for one of a name, each has it when the one before is done. */
function locks() {
  const last = new Map<string, Promise<unknown>>()
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> => {
      const turn = (last.get(name) ?? Promise.resolve()).then(() => {
        signal.throwIfAborted()
        return work()
      })
      last.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}

/** The streams that are open, each with what sends a push over it. */
let streams: { send: (push: Push) => void }[]
/** How many were ever open at once. */
let most: number
let tabsOpen: { close: () => void; closed: Promise<void> }[]

beforeEach(() => {
  streams = []
  most = 0
  tabsOpen = []
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('navigator', { locks: locks() })
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (push: Push): void => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(push)}\n`))
        const own = { send }
        streams.push(own)
        most = Math.max(most, streams.length)
        signal.addEventListener('abort', () => {
          streams = streams.filter(one => one !== own)
          controller.error(signal.reason)
        })
      },
    })
    return Promise.resolve({ ok: true, body })
  })
})
afterEach(async () => {
  for (const tab of tabsOpen) tab.close()
  await Promise.all(tabsOpen.map(({ closed }) => closed))
  vi.unstubAllGlobals()
})

interface Tab {
  heard: Push[]
  links: boolean[]
  close: () => void
}

function openTab(name: string): Tab {
  const ended = new AbortController()
  const tab: Tab = { heard: [], links: [], close: () => ended.abort() }
  const closed = listenTogether(
    name,
    {},
    ended.signal,
    push => void tab.heard.push(push),
    up => void tab.links.push(up),
  )
  tabsOpen.push({ close: tab.close, closed })
  return tab
}

const pushed = (id: string): Push => ({ reading: { id, done: 1, of: 2 } })

it('is open once for seven tabs, which all hear what is pushed', async () => {
  const tabs = Array.from({ length: 7 }, () => openTab('seven'))
  await vi.waitFor(() => expect(tabs.map(({ links }) => links)).toEqual(tabs.map(() => [true])))
  streams[0]!.send(pushed('a'))
  await vi.waitFor(() => expect(tabs.map(({ heard }) => heard)).toEqual(tabs.map(() => [pushed('a')])))
  expect(most).toBe(1)
})

it('is opened by another tab when the one goes that had it, and nobody is told that the desk was lost', async () => {
  const tabs = Array.from({ length: 3 }, () => openTab('handed on'))
  await vi.waitFor(() => expect(tabs.map(({ links }) => links)).toEqual(tabs.map(() => [true])))
  tabs[0]!.close()
  const left = tabs.slice(1)
  await vi.waitFor(() => expect(left.map(({ links }) => links)).toEqual(left.map(() => [true, true])))
  streams[0]!.send(pushed('b'))
  await vi.waitFor(() => expect(left.map(({ heard }) => heard)).toEqual(left.map(() => [pushed('b')])))
  expect([most, tabs[0]!.heard]).toEqual([1, []])
})

it('belongs to the tabs of one host alone', async () => {
  const [one, other] = [openTab('here'), openTab('there')]
  await vi.waitFor(() => expect([one.links, other.links]).toEqual([[true], [true]]))
  streams[0]!.send(pushed('c'))
  await vi.waitFor(() => expect(one.heard).toEqual([pushed('c')]))
  expect(other.heard).toEqual([])
})
