/**
 * What players may look at, while a host streams or shares the screen: the clock, the count, and what was posted, as it was
 * sent. There is no way from here to anything secret but the one that the host knows: Escape, or the address.
 */
import { useEffect, type ReactNode } from 'react'
import type { PublicPost } from '../../../electron/desk/contract.ts'
import { Empty } from '../../parts/empty.tsx'
import { Button } from '../../parts/button.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Time, Until } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { useAnswer } from '../../state/answers.ts'
import { useNow } from '../../state/clock.ts'
import { useExplained } from '../../state/language.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { savePublic } from '../games/export-game.ts'
import { openGame } from '../games/open-game.ts'
import css from './public.module.css'

/** The screen. */
export function PublicScreen({ game }: { game: string }): ReactNode {
  const said = useExplained()
  const { value: view, error } = useAnswer('posts.public', { game, ...said })
  const now = useNow()
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') void openGame(game)
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [game])
  if (error && !view) return <Problem error={error} />
  if (!view) return <Skeleton label={say('posts.publicTitle')} lines={8} />
  const { phase, people, count, index, phases, zone } = view
  const [last, ...before] = phases
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>
          <bdi>{view.name}</bdi>
        </h1>
        <p className={css.soft}>{view.system}</p>
        {phase && (
          <p className={css.clock}>
            <b>{phase.name}</b>{' '}
            {phase.closes !== undefined
              && (new Date(phase.closes) > now ? (
                <Words
                  of="posts.publicCloses"
                  values={{ left: <Until at={phase.closes} />, time: <Time at={phase.closes} zone={zone} /> }}
                />
              ) : (
                <Words of="posts.publicClosed" values={{ time: <Time at={phase.closes} zone={zone} /> }} />
              ))}
          </p>
        )}
        {people.map(line => (
          <p key={line}>{line}</p>
        ))}
        <p className={cls(css.acts, 'no-print')}>
          <Button small onClick={() => void savePublic(game)}>
            {say('posts.publicSave')}
          </Button>
          <Button small kind="quiet" keys="Esc" onClick={() => void openGame(game)}>
            {say('posts.publicLeave')}
          </Button>
        </p>
      </header>
      {count && <Sheet {...count} />}
      {index && <Sheet {...index} when={<Time at={index.sentAt} zone={zone} />} />}
      {last && (
        <section className={css.phase} aria-labelledby="last-phase">
          <h2 id="last-phase" className={css.of}>
            {last.name}
          </h2>
          <Sheets posts={last.posts} zone={zone} />
        </section>
      )}
      {before.map(({ phase: at, name, posts }) => (
        <details key={at} className={css.phase}>
          <summary className={css.of}>{name}</summary>
          <Sheets posts={posts} zone={zone} />
        </details>
      ))}
      {!last && !count && !index && <Empty title={say('posts.publicNone')} text={say('posts.publicNoneText')} />}
    </div>
  )
}

const Sheets = ({ posts, zone }: { posts: readonly PublicPost[]; zone: string }): ReactNode =>
  posts.map(post => (
    <Sheet key={`${post.title ?? ''} ${post.sentAt}`} {...post} when={<Time at={post.sentAt} zone={zone} />} />
  ))

function Sheet({
  title,
  when,
  paragraphs,
}: {
  title?: string
  when?: ReactNode
  paragraphs: Parameters<typeof Said>[0]['spans'][]
}): ReactNode {
  return (
    <article className={css.sheet} aria-label={title}>
      {title === undefined ? (
        <small className={css.soft}>{when}</small>
      ) : (
        <h3 className={css.name}>
          {title} {when !== undefined && <small className={css.soft}>{when}</small>}
        </h3>
      )}
      {paragraphs.map((spans, index) => (
        <p key={index}>
          <Said spans={spans} />
        </p>
      ))}
    </article>
  )
}
