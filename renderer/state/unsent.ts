/** What was typed and not sent yet: it outlives the screen it was typed in, as long as the window is open. */
import { useState } from 'react'

const kept = new Map<string, unknown>()

/**
 * A state that is there again when the screen is.
 * @param about what it belongs to: `roster of <game>`
 * @param begin what it begins with, and what is not worth keeping
 */
export function useUnsent<Value>(about: string, begin: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => (kept.has(about) ? (kept.get(about) as Value) : begin))
  const put = (next: Value): void => {
    if (next === begin) kept.delete(about)
    else kept.set(about, next)
    setValue(next)
  }
  return [value, put]
}
