/** Who gets something, and whether it was sent. */
import type { ReactNode } from 'react'
import type { PostView } from '../../../electron/desk/contract.ts'
import { useFollow } from '../../parts/follow.ts'
import { Time } from '../../parts/time.tsx'
import { cls } from '../../state/words.ts'
import { byReader, headings } from './queue.ts'
import css from './post-list.module.css'

interface PostListProps {
  posts: readonly PostView[]
  /** Nothing can be sent yet where it is left out. */
  toSend: number | undefined
  zone: string
  current: string
  onChoose: (id: string) => void
}

const signs: Record<PostView['state'], { sign: string; word: string }> = {
  toSend: { sign: '●', word: 'to send' },
  sent: { sign: '✓', word: 'sent' },
  stale: { sign: '↻', word: 'changed since it was sent' },
}

/** The list, by kind of reader. */
export function PostList({ posts, toSend, zone, current, onChoose }: PostListProps): ReactNode {
  return (
    <div className={css.list}>
      <p className={css.count} aria-live="polite">
        {toSend === undefined ? (
          <span className={css.soft}>{posts.length} to come</span>
        ) : toSend ? (
          <>
            <b>{toSend}</b> <span className={css.soft}>of {posts.length} to send</span>
          </>
        ) : (
          <>
            <b>All sent</b>{' '}
            <span className={css.soft}>
              {posts.length} of {posts.length}
            </span>
          </>
        )}
      </p>
      {byReader(posts).map(group => (
        <section key={group.kind} aria-label={headings[group.kind]}>
          <h2 className={cls('eyebrow', css.heading)}>{headings[group.kind]}</h2>
          <ol>
            {group.posts.map(post => (
              <Row
                key={post.id}
                post={post}
                early={toSend === undefined && !post.early}
                zone={zone}
                current={post.id === current}
                onChoose={() => onChoose(post.id)}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Row({
  post: { to, state, sentAt, edited },
  early,
  zone,
  current,
  onChoose,
}: {
  post: PostView /** Nothing can be sent yet. */
  early: boolean
  zone: string
  current: boolean
  onChoose: () => void
}): ReactNode {
  const row = useFollow<HTMLButtonElement>(current)
  const { sign, word } = early && state === 'toSend' ? { sign: '○', word: 'to come' } : signs[state]
  return (
    <li>
      <button
        ref={row}
        type="button"
        className={cls(css.row, !early && css[state], current && css.on, 'eases')}
        aria-current={current || undefined}
        onClick={onChoose}
      >
        <span className={css.sign} title={word}>
          <span aria-hidden="true">{sign}</span>
          <span className="sr">{word}: </span>
        </span>
        <span className={css.who}>
          <bdi>{to.name}</bdi>
        </span>
        <span className={css.when}>
          {state === 'sent' && sentAt !== undefined ? (
            <Time at={sentAt} zone={zone} />
          ) : state === 'stale' ? (
            'changed'
          ) : edited ? (
            'edited'
          ) : (
            ''
          )}
        </span>
      </button>
    </li>
  )
}
