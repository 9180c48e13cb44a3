/** Whose turn it is on the desk's one thread: work that takes long lets by whoever asks for something meanwhile. */
import type { Handlers } from './answer.ts'
import type { CallName } from './contract.ts'

/** Calls that take long, and are worked out in pieces: how far they have come is told, and they can be stopped. */
export const followedCalls = [
  'games.import',
  'games.copy',
  'workspace.bringBack',
  'posts.reasons',
  'posts.turned',
  'mend.view',
  'mend.accept',
  'merge.view',
  'merge.accept',
] as const satisfies CallName[]

const followed: ReadonlySet<string> = new Set(followedCalls)

/** What takes long and lets others by in a way of its own. */
const apart: ReadonlySet<string> = new Set<CallName>(['night.pivots', 'night.whyNot'])

type Handler = (input: unknown) => unknown

/** Does work that is followed from this place. */
type Follow = (place: string | undefined, others: () => Promise<void>, work: () => Promise<unknown>) => Promise<unknown>

/**
 * Milliseconds after which long work goes on although others are still being answered: they may wait for something
 * else.
 */
const mostPatience = 200

export class Turns {
  #answering = 0
  readonly #waiting = new Set<() => void>()

  /** Takes handlers; returns them counted while they answer, and followed where they take long themselves. */
  counted(handlers: Partial<Handlers>, follow: Follow): Partial<Handlers> {
    const following =
      (handler: Handler): Handler =>
      input => {
        const { reading, ...given } = input as { reading?: string }
        return follow(
          reading,
          () => this.others(),
          async () => await handler(given),
        )
      }
    return Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => [
        name,
        apart.has(name) ? handler : (followed.has(name) ? following : this.#counted)(handler as Handler),
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
    (handler: Handler): Handler =>
    async input => {
      this.#answering++
      try {
        return await handler(input)
      } finally {
        if (!--this.#answering) for (const go of this.#waiting) go()
      }
    }
}
