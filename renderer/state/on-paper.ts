/**
 * What stands on paper is not seen on the screen: it is made when the screen has come to rest, or when printing begins.
 */
import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Nobody prints in the moment in which he changes something. */
const aMoment = 300

/**
 * @param now what the screen shows
 * @returns what it showed when nothing had changed for a moment; what it shows, as soon as it is printed
 */
export function useOnPaper<Value>(now: Value): Value {
  const [shown, show] = useState(() => now)
  useEffect(() => {
    if (Object.is(now, shown)) return
    const atOnce = (): void => flushSync(() => show(() => now))
    const soon = setTimeout(() => startTransition(() => show(() => now)), aMoment)
    const ended = beforePrinting(atOnce)
    return () => {
      clearTimeout(soon)
      ended()
    }
  }, [now, shown])
  return shown
}

/** Hears that the page is about to be printed, or shown as paper would be. @returns what ends it */
function beforePrinting(hear: () => void): () => void {
  const paper = window.matchMedia('print')
  const turned = (): void => {
    if (paper.matches) hear()
  }
  window.addEventListener('beforeprint', hear)
  paper.addEventListener('change', turned)
  return () => {
    window.removeEventListener('beforeprint', hear)
    paper.removeEventListener('change', turned)
  }
}
