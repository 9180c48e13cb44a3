/** Posts: what goes to whom, copied one after the other. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { Guard } from '../../parts/guard.tsx'
import { Button } from '../../parts/button.tsx'
import { Damages } from '../../parts/damages.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Link } from '../../parts/link.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { call } from '../../state/desk.ts'
import { resolves } from '../../state/holds.ts'
import { go, select, useView } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { ExportMenu } from './export-menu.tsx'
import { PartsMenu } from './parts-menu.tsx'
import { PostEditor } from './post-editor.tsx'
import { PostList } from './post-list.tsx'
import { nextToSend, toSendIn, wantsSending } from './queue.ts'
import css from './posts.module.css'

/** The posts of a phase. */
export function PostsScreen({ game, phase }: { game: string; phase: number }): ReactNode {
  const { value: view, error } = useAnswer('posts.view', { game, phase })
  const { value: about } = useAnswer('games.get', { game })
  const [own, setOwn] = useState<string>()
  const selected = useView(now => now.selected)
  const { value: index } = useAnswer('posts.index', about && !about.mending ? { game } : undefined)
  const posts = [...(view?.posts ?? []), ...(index?.post ? [index.post] : [])]
  // Another screen may lead to a post of its own.
  const chosen = posts.some(({ id }) => id === selected) ? selected : own
  /** How often the host has chosen; to leave the screen is a choice. */
  const choices = useRef(0)
  useEffect(() => () => void choices.current++, [])
  const setChosen = (id: string | undefined): void => {
    choices.current++
    setOwn(id)
    if (selected !== undefined && selected === chosen) select(undefined)
  }
  /** Goes on to the next post to send, unless the host went to another while this one was being marked. */
  const goOnFrom = (sent: string): (() => void) => {
    const made = choices.current
    const isElsewhere = (): boolean => {
      const { selected: led } = useView.getState()
      return choices.current !== made || (led !== sent && posts.some(({ id }) => id === led))
    }
    const goOn = async (): Promise<void> => {
      // What the window shows may be from before the last mark, or from before a past was mended.
      const here = await call('posts.view', { game, phase }).then(
        now => [...now.posts, ...posts.filter(({ ofGame }) => ofGame)],
        () => posts,
      )
      const next = nextToSend(here, sent)
      const other = next ? undefined : toSendIn(await call('games.get', { game }).catch(() => about), phase)
      if (isElsewhere()) return
      if (other !== undefined) go({ screen: 'posts', game, phase: other })
      else setChosen(next?.id ?? sent)
    }
    return () => void (isElsewhere() || goOn())
  }
  const post = posts.find(({ id }) => id === chosen) ?? posts.find(wantsSending) ?? posts[0]
  const move = (way: 1 | -1): void => {
    const at = posts.findIndex(({ id }) => id === post?.id)
    setChosen(posts[Math.min(Math.max(at + way, 0), posts.length - 1)]?.id)
  }
  useCommands(
    posts.length
      ? [
          { id: 'posts.down', title: say('posts.next'), keys: 'J', group: say('posts.title'), run: () => move(1) },
          { id: 'posts.up', title: say('posts.previous'), keys: 'K', group: say('posts.title'), run: () => move(-1) },
        ]
      : [],
  )

  if (error && !view) return <Problem error={error} />
  if (!view || !about) return <Skeleton label={say('posts.thePosts')} lines={6} />
  const shown = about.phases[phase]
  if (!post) {
    return shown && resolves(about, shown) ? (
      <Empty
        title={say('posts.nothingYet')}
        text={say('posts.nothingYetHint')}
        action={
          shown.acting ? (
            <Button onClick={() => go({ screen: 'inbox', game, phase })}>{say('posts.toInbox')}</Button>
          ) : (
            <Button onClick={() => go({ screen: 'votes', game, phase })}>{say('posts.toVotes')}</Button>
          )
        }
      />
    ) : (
      <Empty
        title={say('posts.nothing')}
        text={shown ? say('posts.nothingOf', { phase: shown.name }) : say('posts.nothingHere')}
      />
    )
  }
  return (
    <div className={css.screen}>
      <section className={css.left} aria-label={say('posts.readers')}>
        <Damages damaged={view.damaged} />
        <Guard what={say('posts.theList')}>
          <PostList
            posts={posts}
            toSend={view.locked ? view.toSend : undefined}
            zone={about.settings.zone}
            current={post.id}
            onChoose={setChosen}
          />
        </Guard>
        <p className={css.wording}>
          <Link to={{ screen: 'wording', game }}>{say('posts.wordOtherwise')}</Link>
        </p>
        <ExportMenu game={about} phase={phase} />
      </section>
      <Guard what={say('posts.thisPost')} of={post.id}>
        <PostEditor
          key={post.id}
          game={about}
          phase={phase}
          post={post}
          locked={view.locked || post.early === true}
          {...(post.ofGame && index && { unlinked: index.unlinked })}
          choice={
            post.closes && (
              <PartsMenu
                game={game}
                phase={phase}
                parts={view.parts}
                later={view.partsFrom > phase ? laterThan(about, view.partsFrom) : undefined}
              />
            )
          }
          onSent={goOnFrom(post.id)}
        />
      </Guard>
    </div>
  )
}

/** The phase from which on a choice holds, by its name if it has begun. */
const laterThan = ({ phases }: GameView, phase: number): { name?: string } => {
  const name = phases[phase]?.name
  return name === undefined ? {} : { name }
}
