/** What the desk reads of a text while it is typed, a moment after the last key. */
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../state/desk.ts'
import type { ReadingPlace } from '../../state/reading.ts'

const pause = 120

/**
 * @param key whatever the reading hangs on; nothing is read where it is blank
 * @param read asks the desk, under the name of this place
 */
export function useTyped<Read>(
  { id, follow }: ReadingPlace,
  key: string,
  read: (id: string) => Promise<Read>,
): { reading?: Read; error?: CallError } {
  const [found, setFound] = useState<{ reading?: Read; error?: CallError }>({})
  const latest = useRef({ follow, read })
  latest.current = { follow, read }
  useEffect(() => {
    if (key.trim() === '') return setFound({})
    let over = false
    const timer = setTimeout(() => {
      latest.current.follow(latest.current.read(id)).then(
        reading => {
          if (!over) setFound({ reading })
        },
        (error: unknown) => {
          if (!over) setFound({ error: error instanceof CallError ? error : new CallError('internal', String(error)) })
        },
      )
    }, pause)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [id, key])
  return found
}
