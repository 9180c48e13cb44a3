import { useRef } from 'react'

/**
 * Where the focus goes when a dialog closes: where it was when it opened, also where Tab alone would not lead.
 * @returns for `finalFocus`
 */
export function useFocusBack(open: boolean): () => boolean {
  const was = useRef(false)
  const before = useRef<Element>(null)
  if (open && !was.current) before.current = document.activeElement
  was.current = open
  return () => {
    const target = before.current
    if (!(target instanceof HTMLElement) || target === document.body) return true
    // It went away meanwhile: the shell finds a place.
    if (!target.isConnected) return false
    // Base UI would pass over what Tab does not reach, such as the screen itself.
    requestAnimationFrame(() => target.focus({ preventScroll: true }))
    return false
  }
}
