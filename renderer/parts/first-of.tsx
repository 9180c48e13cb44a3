/** The beginning of a text that may be longer than a page can lay out at once, and more of it for the asking. */
import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { say } from '../words/say.ts'

/** So much is laid out at once without anybody having to wait. */
const atOnce = 20_000

/** Takes a text; returns as much of it as is shown now, and the row that says so where there is more. */
export function useFirstOf(text: string): [shown: string, further: ReactNode] {
  const [most, setMost] = useState(atOnce)
  if (text.length <= most) return [text, null]
  return [
    wholeUpTo(text, most),
    <p>
      {say('parts.firstOf', { shown: most, all: text.length })}{' '}
      <Button small kind="quiet" onClick={() => setMost(most + atOnce)}>
        {say('parts.showMore')}
      </Button>
    </p>,
  ]
}

/** The beginning of a text, never ending within a character. */
export const wholeUpTo = (text: string, most: number): string =>
  text.slice(0, /[\uD800-\uDBFF]/.test(text[most - 1] ?? '') ? most - 1 : most)
