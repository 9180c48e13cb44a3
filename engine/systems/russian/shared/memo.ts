/** What is worked out once in a walk and asked again by later slots. Kept beside the walk, so every walk begins afresh. */
import type { Walk } from '../vocabulary.ts'

/** A drawer for values of one kind. */
export function drawer<T>(make: (walk: Walk) => T): { (walk: Walk): T; set: (walk: Walk, value: T) => void } {
  const kept = new WeakMap<Walk, T>()
  const open = (walk: Walk): T => {
    if (!kept.has(walk)) kept.set(walk, make(walk))
    return kept.get(walk)!
  }
  return Object.assign(open, {
    set: (walk: Walk, value: T) => {
      kept.set(walk, value)
    },
  })
}
