/** How many seconds of processor something took: unlike the clock, that says the same on a busy machine. */
import { readFileSync, readdirSync } from 'node:fs'

/** What Linux counts in. */
const ticks = 100

/**
 * A process as the machine tells of it. `alone`: the seconds that it took itself; `ended`: what those of its children
 * took that ended before it.
 * @typedef {{ parent: number, alone: number, ended: number, began: number }} Process
 */

/** @param {number | 'self'} id @returns {Process | undefined} nothing where it is gone, or the machine does not tell */
function told(id) {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    // Behind the name, which may hold anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11)
    const began = fields[19] ?? 0
    return { parent, alone: (user + system) / ticks, ended: (endedUser + endedSystem) / ticks, began }
  } catch {
    return undefined
  }
}

/** What this process took so far; with the children that have ended where the machine tells. */
export function ownSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + (told('self')?.ended ?? 0)
}

/** Every process of the machine; none where it does not tell. @returns {Map<number, Process>} */
export function processes() {
  /** @type {Map<number, Process>} */
  const all = new Map()
  try {
    for (const name of readdirSync('/proc')) {
      const id = Number(name)
      const one = id ? told(id) : undefined
      if (one) all.set(id, one)
    }
  } catch {
    // No Linux.
  }
  return all
}

/**
 * What a process took so far with all that it started and that they started.
 * @param {number} root
 * @returns {number | undefined} nothing where the machine does not tell
 */
export function secondsBelow(root) {
  const all = processes()
  if (!all.has(root)) return undefined
  /** @param {number} id @returns {boolean} */
  const below = id => id === root || (all.has(id) && below(all.get(id)?.parent ?? 0))
  return [...all].reduce((sum, [id, { alone, ended }]) => (below(id) ? sum + alone + ended : sum), 0)
}
