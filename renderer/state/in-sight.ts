/** Whether this page can be seen: of many tabs mostly one. */

/** Waits until the page can be seen, or until the signal. */
export function shown(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const look = (): void => {
      if (document.hidden && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })
}

/** @returns a signal that comes when the page was out of sight for so long, and what ends the watch */
export function hiddenFor(milliseconds: number): { signal: AbortSignal; end: () => void } {
  const hidden = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(() => hidden.abort(), milliseconds)
  }
  document.addEventListener('visibilitychange', look)
  look()
  return {
    signal: hidden.signal,
    end: () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
