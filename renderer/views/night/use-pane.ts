import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Pane } from './fit.ts'

/** The size of an element, as it is and as it becomes. */
export function usePane(): [RefObject<HTMLDivElement | null>, Pane | undefined] {
  const frame = useRef<HTMLDivElement>(null)
  const [pane, setPane] = useState<Pane>()
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      setPane(before =>
        (before?.width === width && before.height === height) || !width || !height ? before : { width, height },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [frame, pane]
}
