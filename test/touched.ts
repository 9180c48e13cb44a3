/** Counts work instead of timing it: elements of lists that are gone through. */

const whole = ['map', 'flatMap', 'filter', 'forEach', 'slice', 'concat', 'reduce'] as const
const searching = ['find', 'findIndex', 'findLast', 'findLastIndex', 'some', 'every', 'indexOf', 'includes'] as const

/** @returns how many elements the lists have that `work` goes through; where it searches, all of them count */
export function touchedBy(work: () => unknown): number {
  const list = Array.prototype as unknown as Record<string | symbol, (this: unknown[], ...given: unknown[]) => unknown>
  let touched = 0
  const undo = [...whole, ...searching, Symbol.iterator].map(name => {
    const real = list[name]!
    list[name] = function counting(...given) {
      touched += this.length
      return real.apply(this, given)
    }
    return () => void (list[name] = real)
  })
  try {
    work()
  } finally {
    for (let at = 0; at < undo.length; at++) undo[at]!()
  }
  return touched
}
