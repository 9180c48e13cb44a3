/** Keeps the row that is looked at in sight, and the focus on it while the keyboard moves in its list. */
import { useEffect, useRef, type RefObject } from 'react'

/** @param current whether this row is the one @returns what to put on the element that has the focus of the row */
export function useFollow<Element extends HTMLElement>(current: boolean): RefObject<Element | null> {
  const row = useRef<Element>(null)
  useEffect(() => {
    if (!current) return
    row.current?.scrollIntoView({ block: 'nearest' })
    const list = row.current?.closest('ol, ul, table')
    if (list?.contains(document.activeElement) === true) row.current?.focus({ preventScroll: true })
  }, [current])
  return row
}
