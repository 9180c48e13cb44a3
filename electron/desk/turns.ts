/** Whose turn it is on the desk's one thread: work that takes long lets by whoever asks for something meanwhile. */
import type { Handlers } from './answer.ts'
import type { CallName } from './contract.ts'

/** Calls that take long, and are worked out in pieces. */
const long: ReadonlySet<CallName> = new Set(['night.pivots'])

/**
 * Milliseconds after which long work goes on although others are still being answered: they may wait for something
 * else.
 */
const mostPatience = 200

export class Turns {
  #answering = 0
  readonly #waiting = new Set<() => void>()

  /** Takes handlers; returns them counted while they answer, but for those that take long themselves. */
  counted(handlers: Partial<Handlers>): Partial<Handlers> {
    return Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => [
        name,
        long.has(name as CallName) ? handler : this.#counted(handler as (input: unknown) => unknown),
      ]),
    )
  }

  /** Lets in whoever has come, and waits until they are answered; not for long, where that takes long. */
  async others(): Promise<void> {
    await new Promise(come => setImmediate(come))
    if (!this.#answering) return
    await new Promise<void>(resolve => {
      const go = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(go)
        resolve()
      }
      const timer = setTimeout(go, mostPatience)
      this.#waiting.add(go)
    })
  }

  #counted =
    (handler: (input: unknown) => unknown) =>
    async (input: unknown): Promise<unknown> => {
      this.#answering++
      try {
        return await handler(input)
      } finally {
        if (!--this.#answering) for (const go of this.#waiting) go()
      }
    }
}
