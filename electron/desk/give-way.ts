/**
 * Long work on the desk's one thread goes in pieces: between two of them whoever has come is answered. Whoever asked for it
 * may follow it: how far it has come is told, and it can be stopped.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { inTurn } from '../store/connection.ts'

/** Milliseconds of one piece, and between two words about how far it has come. */
const piece = 8
const betweenWords = 100

/** Whoever follows long work. */
interface Follower {
  /** It is to stop; what it throws says why. */
  signal: AbortSignal
  /** Hears how far it has come, in hundredths. */
  tell: (done: number, of: number) => void
  /** Lets by whoever has come, and waits for a while until they are answered. */
  others: () => Promise<void>
  /** From here on it cannot be stopped. @throws where it was stopped before */
  settle: () => void
}

/** A share of followed work. */
interface Part {
  by: Follower
  from: number
  length: number
  told: { at: number; far: number }
}

const followed = new AsyncLocalStorage<Part | undefined>()

/** Does work that is followed. @throws what it throws, and what stopped it */
export const followedBy = <Given>(by: Follower, work: () => Given): Given =>
  followed.run({ by, from: 0, length: 1, told: { at: -Infinity, far: 0 } }, work)

/** Does work that nobody follows, since others wait for what it gives. */
export const unfollowed = <Given>(work: () => Given): Given => followed.run(undefined, work)

/** Does work that is this share of what is followed. */
export function asPart<Given>(from: number, to: number, work: () => Given): Given {
  const whole = followed.getStore()
  if (!whole) return work()
  return followed.run({ ...whole, from: whole.from + from * whole.length, length: (to - from) * whole.length }, work)
}

/** From here on followed work cannot be stopped: it is being kept. @throws where it was stopped before */
export const settle = (): void => followed.getStore()?.by.settle()

let since = 0

/**
 * Lets by whoever has come, where that was some milliseconds ago; what is shown meanwhile may change.
 * @param done how much of this part is done
 * @param of how much there is
 * @throws what stopped it, where it is followed
 */
export async function giveWay(done = 0, of = 0): Promise<void> {
  const part = followed.getStore()
  part?.by.signal.throwIfAborted()
  if (performance.now() - since < piece) return
  if (part && of > 0) tell(part, done / of)
  // Who waits for the file is not answered before a turn of it is over.
  await (part && !inTurn() ? part.by.others() : new Promise(come => setImmediate(come)))
  since = performance.now()
  part?.by.signal.throwIfAborted()
}

function tell({ by, from, length, told }: Part, done: number): void {
  const far = Math.floor((from + done * length) * 100)
  const now = performance.now()
  if (now - told.at < betweenWords || far <= told.far) return
  told.at = now
  told.far = far
  by.tell(far, 100)
}

/** Does work step by step. @param of how many steps there are, where that is known @returns what it comes to @throws as `giveWay` */
export async function inPieces<Given>(steps: Iterator<unknown, Given, undefined>, of = 0): Promise<Given> {
  for (let done = 0; ; done++) {
    const step = steps.next()
    if (step.done) return step.value
    await giveWay(done, of)
  }
}
