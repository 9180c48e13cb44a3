/**
 * What is being read for the desk. Whoever asks may name the place where it was pasted: a newer text of the same place
 * stops the older one, the host can stop it, and how far it has come is told.
 */
import { say } from '../words/say.ts'
import type { Push } from '../contract.ts'
import { followedBy } from '../give-way.ts'
import { reads, type ReadInput, type ReadName, type ReadOutput } from '../reads.ts'
import { Refused } from '../refusal.ts'
import type { Tell } from './job.ts'
import type { StartThread } from './thread.ts'
import { Threads } from './threads.ts'

/** Milliseconds that one reading may take: a page of a thousand posts takes a fraction of it. */
const usualDeadline = 20_000

interface ReadingsOptions {
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
  /** Where it is stopped, and who hears how far it has come. */
  signal: AbortSignal
  tell: Tell
}

export class Readings {
  readonly #threads: Threads<typeof reads>
  readonly #tell: (push: Push) => void
  readonly #places = new Map<string, Stopping>()

  constructor({ start, deadline = usualDeadline, tell, broken }: ReadingsOptions) {
    this.#tell = tell
    this.#threads = new Threads({ readers: reads, start, deadline, broken })
  }

  /**
   * Lets `work` read.
   * @param place where it was pasted
   * @throws what `work` throws
   */
  async at<Given>(
    place: string | undefined,
    work: (under: UnderWay) => Promise<Given>,
    says: Says = readingSays,
  ): Promise<Given> {
    const stopping = new AbortController()
    const here: Stopping = { stopping, says }
    const leave = (): void => {
      if (place !== undefined && this.#places.get(place) === here) this.#places.delete(place)
    }
    if (place !== undefined) {
      const earlier = this.#places.get(place)
      earlier?.stopping.abort(earlier.says.superseded())
      this.#places.set(place, here)
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
        signal: stopping.signal,
        tell,
      })
    } finally {
      leave()
    }
  }

  /**
   * Does long work of the desk itself, which is followed as a reading is.
   * @param place where it was asked for
   * @param others lets by whoever has come meanwhile
   * @throws what it throws, and Refused where it was stopped
   */
  follow<Given>(place: string | undefined, others: () => Promise<void>, work: () => Promise<Given>): Promise<Given> {
    const following = ({ settle, signal, tell }: UnderWay) => followedBy({ signal, tell, others, settle }, work)
    return this.at(place, following, workSays)
  }

  /** Reads one thing. @param place where it was pasted @throws Refused */
  read<Name extends ReadName>(name: Name, input: ReadInput<Name>, place?: string): Promise<ReadOutput<Name>> {
    return this.at(place, ({ read }) => read(name, input))
  }

  /** Stops what is read of this place. @returns whether there was something to stop */
  stop(place: string): boolean {
    const here = this.#places.get(place)
    here?.stopping.abort(here.says.stopped())
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

/** What is said to who asked, where it is stopped: by the host, or since the same place asked for something newer. */
interface Says {
  stopped: () => Refused
  superseded: () => Refused
}

interface Stopping {
  stopping: AbortController
  says: Says
}

const readingSays: Says = {
  stopped: () => new Refused('stopped', say('reading.stopped'), say('reading.nothingTaken')),
  superseded: () => new Refused('stopped', say('reading.superseded'), say('reading.noneTaken')),
}
const workSays: Says = {
  stopped: () => new Refused('stopped', say('reading.workStopped'), say('reading.nothingKept')),
  superseded: () => new Refused('stopped', say('reading.workStopped'), say('reading.askedAnew')),
}
