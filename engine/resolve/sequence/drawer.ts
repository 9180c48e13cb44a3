/** What is worked out once in a walk and asked again by later steps. Kept beside the walk, so every walk begins afresh. */

/** A value for each walk. @param make the value where there is none yet */
export function drawer<T, On extends object>(
  make: (walk: On) => T,
): { (walk: On): T; set: (walk: On, value: T) => void } {
  const kept = new WeakMap<On, T>()
  const open = (walk: On): T => {
    const known = kept.get(walk)
    if (known !== undefined) return known
    const made = make(walk)
    kept.set(walk, made)
    return made
  }
  return Object.assign(open, {
    set: (walk: On, value: T) => {
      kept.set(walk, value)
    },
  })
}

/** Values for each walk, by a key; each is made where it is first asked for. */
export function drawers<T>(): (walk: object, key: string, make: () => T) => T {
  const all = drawer<Map<string, T>, object>(() => new Map())
  return (walk, key, make) => {
    const mine = all(walk)
    if (!mine.has(key)) mine.set(key, make())
    return mine.get(key)!
  }
}
