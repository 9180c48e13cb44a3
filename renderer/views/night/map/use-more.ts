import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether an element that scrolls has more below what it shows.
 * @param of what it shows: another thing is read from its beginning
 */
export function useMore<Of extends HTMLElement>(of: string | undefined): [RefObject<Of | null>, boolean] {
  const here = useRef<Of>(null)
  const [more, setMore] = useState(false)
  useLayoutEffect(() => {
    here.current?.scrollTo({ top: 0 })
  }, [of])
  useLayoutEffect(() => {
    const element = here.current
    if (!element) return
    const look = (): void => setMore(element.scrollHeight - element.clientHeight - element.scrollTop > lessThanALine)
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [of])
  return [here, more]
}

const lessThanALine = 8
