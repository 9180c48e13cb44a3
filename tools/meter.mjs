/** How much of the processor a program takes with all that it starts, as far as the machine tells. */
import { processes } from './processor.mjs'

/** So often it looks, in milliseconds: what lives shorter is counted with whoever waited for it. */
const every = 250

/**
 * Watches a program until it is told to stop.
 * @param {number | undefined} root its process
 * @returns {() => number | undefined} stops, and tells the seconds; nothing where the machine does not tell
 */
export function metered(root) {
  /** What each process took by itself when it was seen last. @type {Map<string, number>} */
  const own = new Map()
  /** @type {Set<number>} */
  const family = new Set(root === undefined ? [] : [root])
  let most = 0
  const look = () => {
    const all = processes()
    // Who started it may be gone: then it is known from before.
    for (let grown = true; grown;) {
      grown = false
      for (const [id, { parent }] of all)
        if (!family.has(id) && family.has(parent)) {
          family.add(id)
          grown = true
        }
    }
    let now = 0
    for (const id of family) {
      const one = all.get(id)
      if (!one) family.delete(id)
      else {
        own.set(`${id} ${one.began}`, one.alone)
        now += one.alone + one.ended
      }
    }
    most = Math.max(most, now)
  }
  look()
  const looking = setInterval(look, every)
  return () => {
    clearInterval(looking)
    look()
    const seconds = Math.max(
      most,
      [...own.values()].reduce((sum, one) => sum + one, 0),
    )
    return seconds || undefined
  }
}
