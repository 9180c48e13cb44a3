/** One post: its source on the left, how it will look on the right, and the one key that sends it on. */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { GameIndex, GameView, PostView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Tag } from '../../parts/pill.tsx'
import { PlayedBy } from '../../parts/played-by.tsx'
import { Words } from '../../parts/words.tsx'
import { act } from '../../state/act.ts'
import { onLink } from '../../state/desk.ts'
import { useTyping } from '../../state/unsent.ts'
import { useCommands } from '../../state/commands.ts'
import { copied } from '../../state/copy.ts'
import { keepMark } from '../../state/last-mark.ts'
import { langOf } from '../../state/lang.ts'
import { toast, type Notice } from '../../state/toasts.ts'
import { cls } from '../../state/words.ts'
import type { PlainKey } from '../../words/catalogue.ts'
import { say } from '../../words/say.ts'
import { copyFrom } from './clipboard.ts'
import { Meanwhile } from './meanwhile.tsx'
import { Preview } from './preview.tsx'
import { Sent } from './sent-line.tsx'
import { Stale } from './stale.tsx'
import css from './post-editor.module.css'
import { SelectField } from '../../parts/field.tsx'
import { useAnswer } from '../../state/answers.ts'
import { Link } from '../../parts/link.tsx'
import { select } from '../../state/view.ts'

// Posts that the index of a game names without leading there: each is gone to, so that its address can be pasted.

/** The line above the index. */
function Unlinked({ game, posts }: { game: string; posts: GameIndex['unlinked'] }): ReactNode {
  return (
    <p className={css.early}>
      {say('posts.unlinked')}{' '}
      {posts.map(({ phase, post, title }, at) => (
        <span key={`${phase} ${post}`}>
          {at > 0 && ', '}
          <Link
            to={{ screen: 'posts', game, phase }}
            onClick={() => {
              // The address that is gone to takes the selection of another phase away.
              setTimeout(() => select(post), 0)
            }}
          >
            <bdi>{title}</bdi>
          </Link>
        </span>
      ))}
    </p>
  )
}

// Which forum's source is written; the choice is the game's.

/** The choice. */
function DialectSelect({
  game: {
    id,
    settings: { dialect },
  },
}: {
  game: GameView
}): ReactNode {
  const { value: workspace } = useAnswer('workspace.info', {})
  const options = (workspace?.dialects ?? [{ id: dialect, name: dialect }]).map(one => ({
    value: one.id,
    label: one.name,
  }))
  return (
    <SelectField
      label={say('posts.writtenFor')}
      bare
      title={say('posts.writtenForForum')}
      value={dialect}
      options={options}
      onChange={event => void act('games.settings', { game: id, dialect: event.target.value })}
    />
  )
}

interface PostEditorProps {
  game: GameView
  phase: number
  post: PostView
  /** What it tells can no longer change. */
  locked: boolean
  /** What chooses what else it says. */
  choice?: ReactNode
  /** What the index of the game names without leading there. */
  unlinked?: GameIndex['unlinked']
  /** It is out. */
  onSent: () => void
}

/** A text typed in is kept this long after the last key, and when the field is left. */
const pause = 700

const readByKeys = {
  public: 'posts.everybodyReads',
  group: 'posts.groupReads',
  player: 'posts.playerReads',
} as const satisfies Record<PostView['to']['kind'], PlainKey>

/** The post that is looked at. */
export function PostEditor({ game, phase, post, locked, choice, unlinked, onSent }: PostEditorProps): ReactNode {
  const source = useRef<HTMLTextAreaElement>(null)
  /** What the host wrote here: nothing, where the text is as it was made. */
  const stands = post.edited ? post.text : null
  const { text, typed, over, type, settle } = useTyping(`post ${game.id} ${phase} ${post.id}`, post.text, stands)
  /** Another window kept a text of its own since this one was begun. */
  const meanwhile = typed && stands !== over && text !== post.text
  const [part, setPart] = useState(0)
  const at = { game: game.id, phase, post: post.id }
  const [whole, setWhole] = useState(false)
  // What was sent and is wrong now is set right by a text of its own, unless the host would rather send all of it again.
  const correction = whole || typed ? undefined : post.correction
  const parts = correction?.parts ?? (typed || post.edited ? [text] : post.parts)
  const last = part >= parts.length - 1
  const toThread = post.to.kind === 'public'
  const name = post.to.name

  /** @returns whether nothing is left to be kept */
  const keep = async (instead = over): Promise<boolean> => {
    if (!typed) return true
    const kept = await act('posts.edit', { ...at, text, over: instead })
    if (kept) settle(text)
    return kept !== undefined
  }
  useEffect(() => {
    if (!typed || meanwhile) return
    const timer = setTimeout(() => void keep(), pause)
    const forget = onLink(up => void (up && keep()))
    return () => {
      clearTimeout(timer)
      forget()
    }
  })

  const copyPart = async (): Promise<boolean> => {
    const words = parts[part] ?? correction?.text ?? text
    if (!(await copyFrom(words, source.current))) return false
    toast({ ...copiedSaid(post, part + 1, parts.length), about: copied })
    return true
  }
  const send = async (): Promise<void> => {
    if (!(await copyPart())) return
    if (!last) return setPart(part + 1)
    setPart(0)
    if (locked && post.state !== 'sent') await markSent()
  }
  const markSent = async (): Promise<void> => {
    if (!(await keep())) return
    const { link } = post
    if (!(await act('posts.sent', { ...at, sent: true, ...(link !== undefined && { link }) }, { keepsMarks: true })))
      return
    keepMark({ ...at, name })
    onSent()
  }
  const revert = async (): Promise<void> => {
    if (await act('posts.edit', { ...at, text: null })) settle()
  }
  const label = !last
    ? say('posts.copyPart', { part: part + 1, parts: parts.length })
    : !locked
      ? say('posts.copy')
      : post.state === 'sent'
        ? say('posts.copyAgain')
        : parts.length > 1
          ? say('posts.copyPartMarkNext', { part: parts.length })
          : say('posts.copyMarkNext')
  const group = say('posts.title')
  useCommands([
    { id: 'posts.send', title: `${label}: ${name}`, keys: 'Ctrl+Enter', group, run: () => void send() },
    { id: 'posts.edit', title: say('posts.editText'), keys: 'E', group, run: () => source.current?.focus() },
    ...(post.edited
      ? [{ id: 'posts.revert', title: say('posts.takeEditsBack'), group, run: () => void revert() }]
      : []),
  ])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  return (
    <article className={css.post} aria-labelledby="post-to" onKeyDown={onKeyDown}>
      <header className={css.head}>
        <div className={css.to}>
          <h1 id="post-to" className={css.name}>
            <Words
              of="posts.to"
              values={{ name: <bdi>{name}</bdi> }}
              tags={{ soft: inside => <span className={css.soft}>{inside}</span> }}
            />
          </h1>
          <PlayedBy heads={post.to.heads} />
          <Tag tone={toThread ? 'plain' : 'lamp'}>{say(readByKeys[post.to.kind])}</Tag>
          <span className={css.title}>
            <Words of="posts.subject" values={{ subject: <bdi {...langOf(post.language)}>{post.title}</bdi> }} />
          </span>
        </div>
        <div className={css.tools}>
          <DialectSelect game={game} />
          <Button
            kind={locked && post.state !== 'sent' ? 'lamp' : 'plain'}
            keys="Ctrl+Enter"
            onClick={() => void send()}
          >
            {label}
          </Button>
        </div>
      </header>
      {!locked && <p className={css.early}>{say('posts.notLocked', { phase: game.phases[phase]?.name ?? '' })}</p>}
      {post.state === 'sent' && <Sent key={post.sentAt} at={at} post={post} zone={game.settings.zone} />}
      {post.state === 'stale' && (
        <Stale
          post={post}
          zone={game.settings.zone}
          corrects={correction !== undefined}
          onChoose={corrects => {
            setWhole(!corrects)
            setPart(0)
          }}
        />
      )}
      {unlinked && unlinked.length > 0 && <Unlinked game={game.id} posts={unlinked} />}
      {post.outdated && <p className={css.early}>{say('posts.outdated')}</p>}
      {meanwhile && (
        <Meanwhile theirs={post.text} mine={text} onMine={() => void keep(stands)} onTheirs={() => settle()} />
      )}
      <div className={css.both}>
        <section className={css.half} aria-label={say('posts.source')}>
          <div className={css.bar}>
            <h2 className="eyebrow">{say('posts.source')}</h2>
            {(post.edited || typed) && (
              <>
                <Tag>{say('posts.edited')}</Tag>
                <Button kind="quiet" small onClick={() => void revert()}>
                  {say('posts.takeEditsBack')}
                </Button>
              </>
            )}
            <span className={css.grow} />
            {post.flavour !== undefined && !text.includes(post.flavour) && !correction && (
              <Button
                kind="quiet"
                small
                title={say('posts.flavourHint')}
                onClick={() => type(`${post.flavour}\n\n${text}`)}
              >
                {say('posts.flavour')}
              </Button>
            )}
            {locked && post.state !== 'sent' && (
              <Button kind="quiet" small onClick={() => void markSent()}>
                {say('posts.markSent')}
              </Button>
            )}
            {parts.length > 1 && (
              <span className={css.soft} title={say('posts.limit')}>
                {say('posts.inParts', { count: parts.length })}
              </span>
            )}
          </div>
          <textarea
            ref={source}
            data-unsent=""
            className={cls(css.source, 'mono')}
            value={correction?.text ?? text}
            readOnly={correction !== undefined || post.former === true}
            {...langOf(post.language)}
            spellCheck={false}
            aria-label={say('posts.textFor', { name })}
            maxLength={200_000}
            dir="auto"
            onChange={event => {
              setPart(0)
              type(event.target.value)
            }}
            onBlur={() => void (meanwhile || keep())}
          />
        </section>
        <Preview
          post={correction ? { ...post, paragraphs: correction.paragraphs } : post}
          parts={parts}
          part={part}
          typed={typed}
          choice={choice}
        />
      </div>
    </article>
  )
}

/** What was copied, and where what is private goes. @param part of so many, from 1 */
function copiedSaid({ to: { kind, name } }: PostView, part: number, parts: number): Notice {
  if (kind === 'public')
    return { title: parts > 1 ? say('posts.copiedPartThread', { part, parts }) : say('posts.copiedThread') }
  return {
    title: parts > 1 ? say('posts.copiedPartFor', { part, parts, name }) : say('posts.copiedFor', { name }),
    text: say(kind === 'group' ? 'posts.privateGroup' : 'posts.privatePlayer', { name }),
  }
}
