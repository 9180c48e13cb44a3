/** Who gets something, and whether it was sent. */
import { useId, type ReactNode } from 'react'
import type { PostView } from '../../../electron/desk/contract.ts'
import { useFollow } from '../../parts/follow.ts'
import { Time } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { cls, wordsOf } from '../../state/words.ts'
import type { PlainKey } from '../../words/catalogue.ts'
import { say } from '../../words/say.ts'
import { byReader, headingKeys } from './queue.ts'
import css from './post-list.module.css'

interface PostListProps {
  posts: readonly PostView[]
  /** Nothing can be sent yet where it is left out. */
  toSend: number | undefined
  zone: string
  current: string
  onChoose: (id: string) => void
}

const signs: Record<PostView['state'], { sign: string; key: PlainKey }> = {
  toSend: { sign: '●', key: 'posts.toSend' },
  sent: { sign: '✓', key: 'posts.sent' },
  stale: { sign: '↻', key: 'posts.stale' },
}

/** The list, by kind of reader. */
export function PostList({ posts, toSend, zone, current, onChoose }: PostListProps): ReactNode {
  const ofPhase = posts.filter(({ ofGame }) => !ofGame)
  // What is kept from somebody who is dead is not counted.
  const count = ofPhase.filter(({ kept, state }) => !kept || state !== 'toSend').length
  const whole = posts.every(({ ofGame, state }) => !ofGame || state === 'sent')
  const tags = {
    b: (inside: ReactNode) => <b>{inside}</b>,
    soft: (inside: ReactNode) => <span className={css.soft}>{inside}</span>,
  }
  return (
    <div className={css.list}>
      <p className={css.count} aria-live="polite">
        {toSend === undefined ? (
          <span className={css.soft}>{say('posts.countToCome', { count })}</span>
        ) : toSend ? (
          <Words of="posts.countToSend" values={{ left: toSend, count }} tags={tags} />
        ) : (
          <Words of={whole ? 'posts.countSent' : 'posts.countSentOfPhase'} values={{ count }} tags={tags} />
        )}
      </p>
      {byReader(ofPhase).map(group => (
        <section key={group.kind} aria-label={say(headingKeys[group.kind])}>
          <h2 className={cls('eyebrow', css.heading)}>{say(headingKeys[group.kind])}</h2>
          <ol>
            {group.posts.map(post => (
              <li key={post.id}>
                <Row
                  post={post}
                  early={toSend === undefined && !post.early}
                  zone={zone}
                  current={post.id === current}
                  onChoose={() => onChoose(post.id)}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {posts
        .filter(({ ofGame }) => ofGame)
        .map(post => (
          <section key={post.id} aria-label={say('posts.ofGame')}>
            <h2 className={cls('eyebrow', css.heading)}>{say('posts.ofGame')}</h2>
            <Row post={post} early zone={zone} current={post.id === current} onChoose={() => onChoose(post.id)} />
          </section>
        ))}
    </div>
  )
}

function Row({
  post,
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
  const { to, title, state, sentAt, edited, ofGame, kept } = post
  const row = useFollow<HTMLButtonElement>(current)
  const begins = useId()
  const { sign, key } =
    early && state === 'toSend'
      ? ({ sign: '○', key: ofGame ? 'posts.notPosted' : 'posts.toCome' } as const)
      : kept && state === 'toSend'
        ? ({ sign: '○', key: 'posts.kept' } as const)
        : signs[state]
  const word = say(key)
  return (
    <button
      ref={row}
      type="button"
      className={cls(css.row, !(early && state === 'toSend') && css[state], current && css.on, 'eases')}
      aria-current={current || undefined}
      aria-describedby={begins}
      onClick={onChoose}
    >
      <span className={css.sign} title={word}>
        <span aria-hidden="true">{sign}</span>
        <span className="sr">{word}: </span>
      </span>
      <span className={css.who}>
        <bdi>{ofGame ? title : to.name}</bdi>
      </span>
      <span className={css.when}>
        {state === 'sent' && sentAt !== undefined ? (
          <Time at={sentAt} zone={zone} />
        ) : state === 'stale' ? (
          say('posts.changed')
        ) : ofGame && state === 'toSend' ? (
          say('posts.notPosted')
        ) : kept && state === 'toSend' ? (
          say('posts.kept')
        ) : edited ? (
          say('posts.edited')
        ) : (
          ''
        )}
      </span>
      <span id={begins} className={css.begins} data-excerpt="" aria-hidden="true">
        {beginningOf(post)}
      </span>
    </button>
  )
}

/** What it begins with, in plain words: one message is told from the other without opening it. */
const beginningOf = ({ paragraphs: [first = []], text }: PostView): string =>
  wordsOf(first).trim() || (text.split('\n').find(line => line.trim() !== '') ?? '')
