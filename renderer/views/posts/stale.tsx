/** A post that was sent and would say something else now: what changed, word by word. */
import { useMemo, type ReactNode } from 'react'
import type { PostView } from '../../../electron/desk/contract.ts'
import { Time } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { wordsOf } from '../../state/words.ts'
import { say } from '../../words/say.ts'
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
  const tags = { b: (inside: ReactNode) => <b>{inside}</b> }
  const when = sentAt !== undefined && (
    <>
      <Time at={sentAt} zone={zone} />
      {link !== undefined && <>, {link}</>}
    </>
  )
  return (
    <section className={css.stale} aria-label={say('posts.whatChanged')}>
      <p>
        {sentAt === undefined ? (
          <Words of="posts.nightChanged" tags={tags} />
        ) : (
          <Words of="posts.nightChangedAt" values={{ when }} tags={tags} />
        )}
      </p>
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
    </section>
  )
}
