/**
 * The pipe to the desk: the window's preload where there is one, else the loopback host that served this page. Nothing
 * else in the renderer knows which.
 */
import type { CallResult, Push } from '../../electron/desk/contract.ts'
import { say, spoken } from '../words/say.ts'
import { listenTogether } from './stream.ts'

interface Transport {
  /** Asks in the language of the interface. @throws when the desk cannot be reached */
  invoke(name: string, input: unknown): Promise<CallResult<unknown>>
  /** @param hear of every push @param link of losing the desk, and of having it again: what was told in between was not heard @returns what ends it */
  subscribe(hear: (push: Push) => void, link: (up: boolean) => void): () => void
  /** What lies on the clipboard, with its marks. @throws where the host or the browser does not let the page read it */
  clipboard(): Promise<Copied>
  /** Opens a workspace that was dropped, where the host can. */
  open?(dropped: File): Promise<unknown>
  /** `window`: the desktop app; `tab`: a browser on the loopback host. */
  host: 'window' | 'tab'
}

interface Copied {
  text: string
  html: string
}

/** What the preload offers. */
interface Bridge {
  invoke(name: string, input: unknown, language: string): Promise<CallResult<unknown>>
  subscribe(hear: (push: Push) => void): () => void
  clipboard(): Promise<Copied>
  open(dropped: File): Promise<unknown>
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
    clipboard: () => bridge.clipboard(),
    open: dropped => bridge.open(dropped),
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
    async clipboard() {
      const read = async (type: string): Promise<string> => {
        for (const item of items) if (item.types.includes(type)) return await (await item.getType(type)).text()
        return ''
      }
      const items = await navigator.clipboard.read()
      return { text: await read('text/plain'), html: await read('text/html') }
    },
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
      // By the beginning of the token: a tab of a host that is gone, at the same address, is not to speak for this one.
      void listenTogether(`nightdesk.pushes ${token.slice(0, 16)}`, headers, ended.signal, hear, link)
      return () => ended.abort()
    },
  }
}
