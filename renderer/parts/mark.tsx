/** The mark of a verdict: a sign, a colour and a word, never the colour alone. */
import type { ReactNode } from 'react'
import { cls } from '../state/words.ts'
import css from './mark.module.css'

export type MarkKind = 'yes' | 'no' | 'part' | 'none'

const signs: Record<MarkKind, string> = { yes: '✓', no: '✗', part: '~', none: '·' }
const words: Record<MarkKind, string> = { yes: 'Yes', no: 'No', part: 'In part', none: '' }

interface MarkProps {
  kind: MarkKind
  /** What a screen reader says instead of yes, no, in part. Empty: the words beside it say it already. */
  word?: string
  /** Another sign, such as `!`. */
  sign?: string
}

/** A round mark before a sentence. */
export function Mark({ kind, word = words[kind], sign = signs[kind] }: MarkProps): ReactNode {
  return (
    <span className={cls(css.mark, css[kind])}>
      <span aria-hidden="true">{sign}</span>
      {word && <span className="sr">{word}: </span>}
    </span>
  )
}
