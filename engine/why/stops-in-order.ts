/** Of several counters that each would do, those that an answer names, and in which order. */
import { alike, findAttempts, findDeeds, isAlwaysAtWork, type Blocker, type DeedDone } from './blockers.ts'
import { keyOf, lastTurn } from './narrated.ts'
import type { Reason } from '../reason/reason.ts'
import type { Speaker } from './speaker.ts'

/**
 * What others did, in the order of the night; how things stand only where nobody did it.
 * @param isOfOthers whether it is the deed of another player than whose action is asked about
 */
export function stopsInOrder(
  stops: readonly Blocker[],
  isOfOthers: (deed: DeedDone) => boolean,
  speaker: Speaker,
): Blocker[] {
  // What was taken elsewhere met nothing of what waits there.
  const away = stops.filter(({ counter }) => counter.claim.is === 'moves')
  const met = away.length ? away : stops
  const done = met
    .map(stop => ({ stop, deeds: findDeeds(stop.counter).filter(isOfOthers) }))
    .filter(({ deeds }) => deeds.length)
  if (!done.length) return alike(met)
  const sent = done.filter(({ deeds }) => deeds.some(({ action }) => !isAlwaysAtWork(action)))
  const told = new Set<string>()
  return (sent.length ? sent : done.slice(0, 1))
    .map(one => ({ ...one, at: lastTurn(one.deeds, speaker) }))
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ stop, deeds }) => {
      // What the same deeds did once more is no other stop.
      const keys = deeds.map(keyOf)
      if (keys.every(key => told.has(key))) return []
      for (const key of keys) told.add(key)
      return [stop]
    })
}

/** Of what stopped something, what is another's doing than what was tried itself; all of it where nothing is. */
export function besideTried(stops: readonly Blocker[], attempt: Reason): readonly Blocker[] {
  const tried = new Set(findAttempts(attempt).map(keyOf))
  const isOwn = ({ counter }: Blocker): boolean => {
    const by = findDeeds(counter)
    return by.length > 0 && by.every(deed => tried.has(keyOf(deed)))
  }
  const others = stops.filter(stop => !isOwn(stop))
  return others.length ? others : stops
}
