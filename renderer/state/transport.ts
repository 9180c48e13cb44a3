/**
 * The pipe to the desk: the window's preload where there is one, else the loopback host that served this page. Nothing
 * else in the renderer knows which.
 */
import type { CallResult, Push } from '../../electron/desk/contract.ts'
import { say, spoken } from '../words/say.ts'
import { hiddenFor, shown } from './in-sight.ts'

export interface Transport {
  /** Asks in the language of the interface. @throws when the desk cannot be reached */
  invoke(name: string, input: unknown): Promise<CallResult<unknown>>
  /** @param hear of every push @param link of losing the desk, and of having it again: what was told in between was not heard @returns what ends it */
  subscribe(hear: (push: Push) => void, link: (up: boolean) => void): () => void
  /** `window`: the desktop app; `tab`: a browser on the loopback host. */
  host: 'window' | 'tab'
}

/** What the preload offers. */
interface Bridge {
  invoke(name: string, input: unknown, language: string): Promise<CallResult<unknown>>
  subscribe(hear: (push: Push) => void): () => void
  host: { kind: 'window' }
}

declare global {
  interface Window {
    nightdesk?: Bridge
  }
}

/** The pipe of this page. */
export const transport: Transport = window.nightdesk ? bridged(window.nightdesk) : loopback(takeToken())

function bridged(bridge: Bridge): Transport {
  return {
    invoke: (name, input) => bridge.invoke(name, input, spoken.getState().language),
    subscribe: hear => bridge.subscribe(hear),
    host: 'window',
  }
}

/**
 * The token comes in the page that answered the way in, and leaves it at once; the address of that leaves the history, where a
 * reload would go in again. Then it is found in this tab's own storage, and is worth nothing once the host has ended.
 */
function takeToken(): string {
  const kept = 'nightdesk.token'
  const handed = document.querySelector<HTMLMetaElement>('meta[name="nightdesk-token"]')
  if (!handed) return window.sessionStorage.getItem(kept) ?? ''
  handed.remove()
  window.sessionStorage.setItem(kept, handed.content)
  window.history.replaceState(null, '', '/')
  return handed.content
}

function loopback(token: string): Transport {
  const headers = { 'x-nightdesk-token': token }
  return {
    host: 'tab',
    async invoke(name, input) {
      const answer = await fetch(`/call/${name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'accept-language': spoken.getState().language },
        body: JSON.stringify(input),
      })
      if (!answer.ok && answer.headers.get('content-type')?.startsWith('application/json') !== true) {
        throw new Error(
          answer.status === 401 || answer.status === 403
            ? say('state.noKey')
            : say('state.answeredWith', { status: answer.status }),
        )
      }
      return (await answer.json()) as CallResult<unknown>
    },
    subscribe(hear, link) {
      const ended = new AbortController()
      void listen(headers, ended.signal, hear, link)
      return () => ended.abort()
    },
  }
}

const longestWait = 10_000
const aWhile = 3000

/**
 * Reads pushes, a line each, and asks for them again when the stream ends. A stream holds one of the few connections
 * that a browser has for all tabs of a host: a tab that is out of sight for a while gives its own back.
 */
async function listen(
  headers: Record<string, string>,
  signal: AbortSignal,
  hear: (push: Push) => void,
  link: (up: boolean) => void,
): Promise<void> {
  for (let wait = 500; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
    await shown(signal)
    const hidden = hiddenFor(aWhile)
    try {
      const answer = await fetch('/pushes', { headers, signal: AbortSignal.any([signal, hidden.signal]) })
      if (answer.ok && answer.body) {
        link(true)
        wait = 500
        await readLines(answer.body, line => hear(JSON.parse(line) as Push))
      }
    } catch {
      // Whatever ended the stream, what follows is the same: say so, wait, try again.
    } finally {
      hidden.end()
    }
    if (signal.aborted) return
    if (hidden.signal.aborted) continue
    link(false)
    await new Promise(resolve => setTimeout(resolve, wait))
  }
}

async function readLines(body: ReadableStream<Uint8Array>, each: (line: string) => void): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') each(line)
  }
}
