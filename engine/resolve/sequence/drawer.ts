/** What is worked out once in a walk and asked again by later steps. Kept on the walk, so every walk begins afresh. */

/** What has drawers: a walk. */
interface Drawn {
  /** By the number of the drawer. */
  readonly drawn: unknown[]
}

/** How many drawers there are: each has its number. */
let count = 0

/** A value for each walk. @param make the value where there is none yet */
export function drawer<T, On extends Drawn>(
  make: (walk: On) => T,
): { (walk: On): T; set: (walk: On, value: T) => void } {
  const mine = count++
  const open = (walk: On): T => {
    const known = walk.drawn[mine] as T | undefined
    if (known !== undefined) return known
    const made = make(walk)
    walk.drawn[mine] = made
    return made
  }
  return Object.assign(open, {
    set: (walk: On, value: T) => {
      walk.drawn[mine] = value
    },
  })
}

/** Values for each walk, by a key; each is made where it is first asked for. */
export function drawers<T>(): (walk: Drawn, key: string, make: () => T) => T {
  const all = drawer<Map<string, T>, Drawn>(() => new Map())
  return (walk, key, make) => {
    const mine = all(walk)
    if (!mine.has(key)) mine.set(key, make())
    return mine.get(key)!
  }
}
