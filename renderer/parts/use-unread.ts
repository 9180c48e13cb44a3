/** Which fields of a form hold a time that cannot be read: the form waits for them. */
import { useState } from 'react'

/** @returns told: what a field calls with whether it cannot be read */
export function useUnread(): {
  unread: ReadonlySet<string>
  told: (field: string) => (unread: boolean) => void
  reset: () => void
} {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set())
  return {
    unread,
    told: field => is =>
      setUnread(before => {
        if (before.has(field) === is) return before
        const next = new Set(before)
        if (is) next.add(field)
        else next.delete(field)
        return next
      }),
    reset: () => setUnread(new Set()),
  }
}
