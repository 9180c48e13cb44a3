/** What is worked out once in a walk and asked again by later steps. Kept beside the walk, so every walk begins afresh. */
import type { Walk } from '../vocabulary.ts'

/** A drawer for values of one kind. @param make the value where the drawer is empty */
export function drawer<T>(): (walk: Walk, key: string, make: () => T) => T {
  const kept = new WeakMap<Walk, Map<string, T>>()
  return (walk, key, make) => {
    const mine = kept.get(walk) ?? new Map<string, T>()
    kept.set(walk, mine)
    if (!mine.has(key)) mine.set(key, make())
    return mine.get(key)!
  }
}
