/** The time of day, and times in words. */
import { useSyncExternalStore } from 'react'

export * from './times.ts'

let now = new Date()
const watchers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** The time, drawn anew every half minute and when the machine wakes up. */
export const useNow = (): Date => useSyncExternalStore(watchClock, () => now)

function watchClock(changed: () => void): () => void {
  watchers.add(changed)
  const tick = (): void => {
    now = new Date()
    for (const hear of watchers) hear()
  }
  timer ??= setInterval(tick, 30_000)
  document.addEventListener('visibilitychange', tick)
  return () => {
    watchers.delete(changed)
    document.removeEventListener('visibilitychange', tick)
    if (watchers.size) return
    clearInterval(timer)
    timer = undefined
  }
}
