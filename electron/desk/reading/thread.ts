/** One reading thread, as the desk sees it: one job at a time, and an end that can come at any moment. */
import type { Worker } from 'node:worker_threads'
import type { AddedLanguages } from '../../../engine/systems/added-languages.ts'
import { Refused } from '../refusal.ts'
import { language } from '../words/say.ts'
import type { Job, Said, Tell } from './job.ts'

/** @param languages those that come from files, which it speaks too */
export type StartThread = (languages?: AddedLanguages) => Worker

/** Megabytes. What needs more than this breaks off on its own thread, and the desk lives on. */
export const resourceLimits = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 192 }

/** The thread is no more, whatever it was at; `cause` says why. */
export class ThreadGone extends Error {
  /** It was ended by us, and did not break. */
  readonly meant: boolean

  constructor(cause: unknown, meant: boolean) {
    super('The reading thread is gone.', { cause })
    this.meant = meant
  }
}

export class Thread {
  /** Whether it ever said a word: one that did not could not be started. */
  started = false
  gone: ThreadGone | undefined
  readonly #worker: Worker
  readonly #ended: (thread: Thread, gone: ThreadGone) => void
  readonly #waiting: (() => void)[] = []
  #hear: ((said: Said) => void) | undefined
  #lose: ((gone: ThreadGone) => void) | undefined

  /** @param ended hears once that it is no more */
  constructor(worker: Worker, ended: (thread: Thread, gone: ThreadGone) => void) {
    this.#worker = worker
    this.#ended = ended
    worker.on('message', (said: Said) => {
      this.started = true
      for (const go of this.#waiting.splice(0)) go()
      this.#hear?.(said)
    })
    // What it said before it broke may come after the error, and before its exit.
    let broke: unknown
    worker.on('error', error => (broke ??= error))
    worker.on('messageerror', error => {
      this.#die(error)
      void worker.terminate()
    })
    worker.on('exit', code => this.#die(broke ?? new Error(`A reading thread ended by itself (${code}).`)))
    // One with nothing to do keeps no program from ending.
    worker.unref()
  }

  /** Does this once it has started; at once where it has. */
  whenStarted(go: () => void): void {
    if (this.started) go()
    else this.#waiting.push(go)
  }

  /** @throws Refused, what the reading threw, ThreadGone */
  async read(name: string, input: unknown, tell: Tell): Promise<unknown> {
    if (this.gone) throw this.gone
    this.#worker.ref()
    try {
      return await new Promise((resolve, reject) => {
        this.#lose = reject
        this.#hear = said => {
          if (said.is === 'progress') tell(said.done, said.of)
          else if (said.is === 'read') resolve(said.value)
          else if (said.is === 'refused') reject(new Refused(said.code, said.message, said.remedy))
          else if (said.is === 'failed') reject(said.error)
        }
        this.#worker.postMessage({ name, input, language: language() } satisfies Job)
      })
    } finally {
      this.#hear = this.#lose = undefined
      this.#worker.unref()
    }
  }

  /** Ends it, in the middle of whatever it is at. */
  async end(why: unknown): Promise<void> {
    this.#die(why, true)
    await this.#worker.terminate()
  }

  #die(cause: unknown, meant = false): void {
    if (this.gone) return
    this.gone = new ThreadGone(cause, meant)
    this.#lose?.(this.gone)
    this.#ended(this, this.gone)
  }
}
