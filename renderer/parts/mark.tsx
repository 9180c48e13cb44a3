/** The mark of a verdict: a sign, a colour and a word, never the colour alone. */
import type { ReactNode } from 'react'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import css from './mark.module.css'

export type MarkKind = 'yes' | 'no' | 'part' | 'none'

const signs: Record<MarkKind, string> = { yes: '✓', no: '✗', part: '~', none: '·' }
const words = { yes: 'parts.yes', no: 'parts.no', part: 'parts.inPart' } as const

interface MarkProps {
  kind: MarkKind
  /** What a screen reader says instead of yes, no, in part. Empty: the words beside it say it already. */
  word?: string
  /** Another sign, such as `!`. */
  sign?: string
}

/** A round mark before a sentence. */
export function Mark({
  kind,
  word = kind === 'none' ? '' : say(words[kind]),
  sign = signs[kind],
}: MarkProps): ReactNode {
  return (
    <span className={cls(css.mark, css[kind])}>
      <span aria-hidden="true">{sign}</span>
      {word && <span className="sr">{word}: </span>}
    </span>
  )
}
