/**
 * What is being read for the desk. Whoever asks may name the place where it was pasted: a newer text of the same place
 * stops the older one, the host can stop it, and how far it has come is told.
 */
import { say } from '../words/say.ts'
import type { Push } from '../contract.ts'
import { reads, type ReadInput, type ReadName, type ReadOutput } from '../reads.ts'
import { Refused } from '../refusal.ts'
import type { StartThread } from './thread.ts'
import { Threads } from './threads.ts'

/** Milliseconds that one reading may take: a page of a thousand posts takes a fraction of it. */
const usualDeadline = 20_000

export interface ReadingsOptions {
  /** Starts a reading thread; without it everything is read in process. */
  start?: StartThread | undefined
  deadline?: number | undefined
  tell: (push: Push) => void
  broken: (error: unknown) => void
}

/** A reading under way. */
export interface UnderWay {
  /** @throws Refused, also where it was stopped or takes too long */
  read<Name extends ReadName>(name: Name, input: ReadInput<Name>): Promise<ReadOutput<Name>>
  /** From here on it cannot be stopped: what was read is being kept. @throws Refused where it was stopped before */
  settle(): void
}

export class Readings {
  readonly #threads: Threads<typeof reads>
  readonly #tell: (push: Push) => void
  readonly #places = new Map<string, AbortController>()

  constructor({ start, deadline = usualDeadline, tell, broken }: ReadingsOptions) {
    this.#tell = tell
    this.#threads = new Threads({ readers: reads, start, deadline, broken })
  }

  /**
   * Lets `work` read.
   * @param place where it was pasted
   * @throws what `work` throws
   */
  async at<Given>(place: string | undefined, work: (under: UnderWay) => Promise<Given>): Promise<Given> {
    const stopping = new AbortController()
    const leave = (): void => {
      if (place !== undefined && this.#places.get(place) === stopping) this.#places.delete(place)
    }
    if (place !== undefined) {
      this.#places.get(place)?.abort(superseded())
      this.#places.set(place, stopping)
    }
    const tell = (done: number, of: number): void => {
      if (place !== undefined && !stopping.signal.aborted) this.#tell({ reading: { id: place, done, of } })
    }
    try {
      return await work({
        read: (name, input) => this.#threads.read(name, input, stopping.signal, tell),
        settle: () => {
          stopping.signal.throwIfAborted()
          leave()
        },
      })
    } finally {
      leave()
    }
  }

  /** Reads one thing. @param place where it was pasted @throws Refused */
  read<Name extends ReadName>(name: Name, input: ReadInput<Name>, place?: string): Promise<ReadOutput<Name>> {
    return this.at(place, ({ read }) => read(name, input))
  }

  /** Stops what is read of this place. @returns whether there was something to stop */
  stop(place: string): boolean {
    const stopping = this.#places.get(place)
    stopping?.abort(stopped())
    return this.#places.delete(place)
  }

  /** Has a thread ready, so that the first paste does not wait for one. */
  warm(): void {
    this.#threads.warm()
  }

  async close(): Promise<void> {
    await this.#threads.close()
  }
}

const stopped = (): Refused => new Refused('stopped', say('reading.stopped'), say('reading.nothingTaken'))
const superseded = (): Refused => new Refused('stopped', say('reading.superseded'), say('reading.noneTaken'))
