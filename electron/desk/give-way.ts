/** Long work on the desk's one thread goes in pieces: between two of them whoever has come is answered. */

/** Milliseconds of one piece. */
const piece = 8

let since = 0

/** Lets by whoever has come, where that was some milliseconds ago; what is shown meanwhile may change. */
export async function giveWay(): Promise<void> {
  if (performance.now() - since < piece) return
  await new Promise(come => setImmediate(come))
  since = performance.now()
}

/** Does work step by step. @returns what it comes to */
export async function inPieces<Given>(steps: Iterator<unknown, Given, undefined>): Promise<Given> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await giveWay()
  }
}
