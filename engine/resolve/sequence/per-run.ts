/** What is worked out once in a run and asked again by later steps. Kept on the run, so every run begins afresh. */

/** What keeps values: a run. */
interface Kept {
  /** By the number of the value. */
  readonly kept: unknown[]
}

/** How many values are kept per run: each has its number. */
let count = 0

/** A value for each run. @param make the value where there is none yet */
export function perRun<T, On extends Kept>(make: (run: On) => T): { (run: On): T; set: (run: On, value: T) => void } {
  const mine = count++
  const open = (run: On): T => {
    const known = run.kept[mine] as T | undefined
    if (known !== undefined) return known
    const made = make(run)
    run.kept[mine] = made
    return made
  }
  return Object.assign(open, {
    set: (run: On, value: T) => {
      run.kept[mine] = value
    },
  })
}

/** Values for each run, by a key; each is made where it is first asked for. */
export function perRunByKey<T>(): (run: Kept, key: string, make: () => T) => T {
  const all = perRun<Map<string, T>, Kept>(() => new Map())
  return (run, key, make) => {
    const mine = all(run)
    if (!mine.has(key)) mine.set(key, make())
    return mine.get(key)!
  }
}
