/**
 * What the loopback host tells unasked, for every tab of a browser over one connection: a browser has only six of them for all
 * tabs of a host, and tabs that each held a stream would leave none to calls. One tab that is in sight listens, and passes on
 * what it hears to the others.
 */
import type { Push } from '../../electron/desk/contract.ts'

// Whether this page can be seen: of many tabs mostly one.

/** Waits until the page can be seen, or until the signal. */
function shown(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const look = (): void => {
      if (document.hidden && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })
}

/** @returns a signal that comes when the page was out of sight for so long, and what ends the watch */
function hiddenFor(milliseconds: number): { signal: AbortSignal; end: () => void } {
  const hidden = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(() => hidden.abort(), milliseconds)
  }
  document.addEventListener('visibilitychange', look)
  look()
  return {
    signal: hidden.signal,
    end: () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    },
  }
}

/** What tabs pass on: a push, or that the desk was lost, or is there again. */
type Passed = { push: Push } | { up: boolean }

const longestWait = 10_000
const aWhile = 3000

/**
 * Hears of every push until the signal, over the one stream of this browser: by reading it, or from the tab that does.
 * @param name the same in every tab that may share a stream, and in no other
 */
export async function listenTogether(
  name: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  hear: (push: Push) => void,
  link: (up: boolean) => void,
): Promise<void> {
  const others = new BroadcastChannel(name)
  const here = (passed: Passed): void => ('push' in passed ? hear(passed.push) : link(passed.up))
  const everywhere = (passed: Passed): void => {
    here(passed)
    others.postMessage(passed)
  }
  let wait = 500
  others.addEventListener('message', ({ data }: MessageEvent<Passed>) => {
    // Another tab has it: what this one tried before is forgotten.
    if ('up' in data && data.up) wait = 500
    here(data)
  })
  signal.addEventListener('abort', () => others.close())

  for (; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
    await shown(signal)
    const hidden = hiddenFor(aWhile)
    const until = AbortSignal.any([signal, hidden.signal])
    try {
      // A tab that is out of sight for a while may be stopped by its browser: it leaves the stream to one that is seen.
      await alone(name, until, async () => {
        const answer = await fetch('/pushes', { headers, signal: until })
        if (!answer.ok || !answer.body) return
        everywhere({ up: true })
        wait = 500
        await readLines(answer.body, line => everywhere({ push: JSON.parse(line) as Push }))
      })
    } catch {
      // Whatever ended the stream, what follows is the same: say so, wait, try again.
    } finally {
      hidden.end()
    }
    if (signal.aborted) return
    if (hidden.signal.aborted) continue
    everywhere({ up: false })
    await new Promise(resolve => setTimeout(resolve, wait))
  }
}

/** Does something that one tab at a time does, when it is this one's turn; a browser without locks does it in each. */
const alone = (name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, { signal }, work) : work()

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
