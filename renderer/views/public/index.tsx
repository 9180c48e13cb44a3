/**
 * What players may look at, while a host streams or shares the screen: the clock, the count, and what was posted, as it was
 * sent. There is no way from here to anything secret but the one that the host knows: Escape, or the address.
 */
import { useEffect, type ReactNode } from 'react'
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
import { say } from '../../words/say.ts'
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
  const { phase, count, index, posts, zone } = view
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
        <Button small kind="quiet" className="no-print" keys="Esc" onClick={() => void openGame(game)}>
          {say('posts.publicLeave')}
        </Button>
      </header>
      {count && <Sheet title={say('posts.publicCount')} paragraphs={count} />}
      {index && (
        <Sheet title={index.title} when={<Time at={index.sentAt} zone={zone} />} paragraphs={index.paragraphs} />
      )}
      {posts.map(({ phase: at, title, sentAt, paragraphs }) => (
        <Sheet
          key={`${at} ${title} ${sentAt}`}
          title={title}
          when={<Time at={sentAt} zone={zone} />}
          paragraphs={paragraphs}
        />
      ))}
      {!posts.length && !count && !index && (
        <Empty title={say('posts.publicNone')} text={say('posts.publicNoneText')} />
      )}
    </div>
  )
}

function Sheet({
  title,
  when,
  paragraphs,
}: {
  title: string
  when?: ReactNode
  paragraphs: Parameters<typeof Said>[0]['spans'][]
}): ReactNode {
  return (
    <article className={css.sheet} aria-label={title}>
      <h2 className={css.name}>
        {title} {when !== undefined && <small className={css.soft}>{when}</small>}
      </h2>
      {paragraphs.map((spans, index) => (
        <p key={index}>
          <Said spans={spans} />
        </p>
      ))}
    </article>
  )
}
