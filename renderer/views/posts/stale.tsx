/** A post that was sent and would say something else now: what changed, word by word. */
import { useMemo, type ReactNode } from 'react'
import type { PostView } from '../../../electron/desk/contract.ts'
import { Time } from '../../parts/time.tsx'
import { wordsOf } from '../../state/words.ts'
import { wordDiffShown } from './word-diff.ts'
import css from './stale.module.css'

/** What it said, and what it says now. */
export function Stale({
  post: { was = '', text, edited, paragraphs, sentAt, link },
  zone,
}: {
  post: PostView
  zone: string
}): ReactNode {
  const now = edited ? text : paragraphs.map(wordsOf).join('\n\n')
  const pieces = useMemo(() => wordDiffShown(was, now), [was, now])
  return (
    <section className={css.stale} aria-label="What changed since it was sent">
      <p>
        <b>The night changed since this was sent</b>
        {sentAt !== undefined && (
          <>
            {' '}
            (<Time at={sentAt} zone={zone} />
            {link !== undefined && <>, {link}</>})
          </>
        )}
        . Send it again, or correct it where it stands.
      </p>
      <p className={css.diff}>
        {pieces === undefined && 'What changed is too long to be compared word by word. What it says now stands below.'}
        {pieces?.map(({ kind, text: words }, index) =>
          kind === 'same' ? (
            <span key={index}>{words}</span>
          ) : kind === 'gone' ? (
            <del key={index}>
              <span className="sr">[was: </span>
              {words}
              <span className="sr">]</span>
            </del>
          ) : (
            <ins key={index}>
              <span className="sr">[now: </span>
              {words}
              <span className="sr">]</span>
            </ins>
          ),
        )}
      </p>
    </section>
  )
}
