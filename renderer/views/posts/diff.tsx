/** A text before and now, word by word. */
import { useMemo, type ReactNode } from 'react'
import { say } from '../../words/say.ts'
import { wordDiffShown } from './word-diff.ts'
import css from './stale.module.css'

/** What it said, and what it says now. */
export function Diff({ was, now }: { was: string; now: string }): ReactNode {
  const pieces = useMemo(() => wordDiffShown(was, now), [was, now])
  return (
    <p className={css.diff}>
      {pieces === undefined && say('posts.tooLong')}
      {pieces?.map(({ kind, text: words }, index) =>
        kind === 'same' ? (
          <span key={index}>{words}</span>
        ) : kind === 'gone' ? (
          <del key={index}>
            <span className="sr">{say('posts.was')} </span>
            {words}
            <span className="sr">]</span>
          </del>
        ) : (
          <ins key={index}>
            <span className="sr">{say('posts.now')} </span>
            {words}
            <span className="sr">]</span>
          </ins>
        ),
      )}
    </p>
  )
}
