/**
 * In a page this stands for the storage in which Node keeps what belongs to one answering: nothing is answered here while
 * something else waits.
 */
export class AsyncLocalStorage<Held> {
  #held: Held | undefined

  run<Given>(held: Held, work: () => Given): Given {
    const before = this.#held
    this.#held = held
    try {
      return work()
    } finally {
      this.#held = before
    }
  }

  getStore = (): Held | undefined => this.#held
}
