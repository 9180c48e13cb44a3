/**
 * The reading threads: two at most, so that a long job leaves one to the short ones. Started when there is something to
 * read, kept for what comes next, and replaced when one was ended. Where none can be started, reading is done in process.
 */
import { say } from '../words/say.ts'
import { Refused } from '../refusal.ts'
import type { InputOf, NameIn, OutputOf, Readers, Tell } from './job.ts'
import { Thread, ThreadGone, type StartThread } from './thread.ts'

const mostThreads = 2

export interface ThreadsOptions<Known extends Readers> {
  /** What they run, for where it has to be run in process. */
  readers: Known
  /** Without it everything is read in process. */
  start: StartThread | undefined
  /** Milliseconds that one reading may take. */
  deadline: number
  /** Hears, once, that no thread can be started. */
  broken: (error: unknown) => void
}

export class Threads<Known extends Readers> {
  readonly #options: ThreadsOptions<Known>
  #start: StartThread | undefined
  readonly #alive = new Set<Thread>()
  readonly #idle: Thread[] = []
  /** Those who wait for a thread, the first one first. */
  readonly #line: ((thread: Thread | undefined) => void)[] = []

  constructor(options: ThreadsOptions<Known>) {
    this.#options = options
    this.#start = options.start
  }

  /** Has a thread ready for what comes. */
  warm(): void {
    const thread = this.#idle.length ? undefined : this.#begin()
    if (thread) this.#free(thread)
  }

  /** @throws what the reading throws, Refused where it takes too long or too much, the reason of the signal */
  async read<Name extends NameIn<Known>>(
    name: Name,
    input: InputOf<Known, Name>,
    signal: AbortSignal,
    tell: Tell,
  ): Promise<OutputOf<Known, Name>> {
    const thread = await this.#next(signal)
    if (!thread) return this.#inProcess(name, input, tell)
    const stop = (): void => void thread.end(signal.reason)
    let timer: NodeJS.Timeout | undefined
    let over = false
    // What it takes to start is no reading: a busy machine takes seconds for it.
    thread.whenStarted(() => {
      if (!over) timer = setTimeout(() => void thread.end(tooLong(this.#options.deadline)), this.#options.deadline)
    })
    signal.addEventListener('abort', stop, { once: true })
    try {
      signal.throwIfAborted()
      // A thread runs the same readers: what it answers is what they give.
      return (await thread.read(name, input, tell)) as OutputOf<Known, Name>
    } catch (error) {
      if (!(error instanceof ThreadGone)) throw error
      if (error.meant) throw error.cause
      if (!thread.started) return this.#inProcess(name, input, tell)
      throw isTooMuch(error.cause) ? tooMuch() : error.cause
    } finally {
      over = true
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      this.#free(thread)
    }
  }

  /** Ends them all; what is read afterwards is read in process. */
  async close(): Promise<void> {
    this.#start = undefined
    await Promise.all([...this.#alive].map(thread => thread.end(new Error('The desk is closed.'))))
  }

  #inProcess = <Name extends NameIn<Known>>(
    name: Name,
    input: InputOf<Known, Name>,
    tell: Tell,
  ): OutputOf<Known, Name> => this.#options.readers[name]!(input as never, tell) as OutputOf<Known, Name>

  /** A thread with nothing to do, once there is one; nothing where there are none. */
  async #next(signal: AbortSignal): Promise<Thread | undefined> {
    signal.throwIfAborted()
    const thread = this.#idle.pop() ?? this.#begin()
    if (thread || !this.#start) return thread
    return await new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#line.splice(this.#line.indexOf(stand), 1)
        reject(signal.reason)
      }
      const stand = (given: Thread | undefined): void => {
        signal.removeEventListener('abort', leave)
        resolve(given)
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#line.push(stand)
    })
  }

  #begin(): Thread | undefined {
    if (!this.#start || this.#alive.size >= mostThreads) return undefined
    try {
      const thread = new Thread(this.#start(), (ended, gone) => this.#lost(ended, gone))
      this.#alive.add(thread)
      return thread
    } catch (error) {
      this.#without(error)
      return undefined
    }
  }

  /** Gives a thread to whoever waits the longest, or keeps it. One that is gone is replaced. */
  #free(thread: Thread): void {
    const free = thread.gone ? this.#begin() : thread
    const first = free && this.#line.shift()
    if (first) first(free)
    else if (free) this.#idle.push(free)
  }

  #lost(thread: Thread, { cause, meant }: ThreadGone): void {
    this.#alive.delete(thread)
    const place = this.#idle.indexOf(thread)
    if (place >= 0) this.#idle.splice(place, 1)
    if (!thread.started && !meant && this.#start) this.#without(cause)
  }

  /** None can be started: it is said once, and whoever waits waits no longer. */
  #without(error: unknown): void {
    this.#start = undefined
    this.#options.broken(error)
    for (const stand of this.#line.splice(0)) stand(undefined)
  }
}

const tooLong = (deadline: number): Refused =>
  new Refused(
    'declined',
    say('reading.tooLong', { seconds: String(Math.round(deadline / 1000)) }),
    say('reading.smaller'),
  )

const tooMuch = (): Refused => new Refused('declined', say('reading.tooMuch'), say('reading.smaller'))

const isTooMuch = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
