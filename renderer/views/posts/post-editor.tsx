/** One post: its source on the left, how it will look on the right, and the one key that sends it on. */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { GameView, PostView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Tag } from '../../parts/pill.tsx'
import { act } from '../../state/act.ts'
import { useCommands } from '../../state/commands.ts'
import { keepMark } from '../../state/last-mark.ts'
import { langOf } from '../../state/language.ts'
import { toast } from '../../state/toasts.ts'
import { cls } from '../../state/words.ts'
import { copyFrom } from './clipboard.ts'
import { DialectSelect } from './dialect-select.tsx'
import { Preview } from './preview.tsx'
import { Sent } from './sent.tsx'
import { Stale } from './stale.tsx'
import css from './post-editor.module.css'

interface PostEditorProps {
  game: GameView
  phase: number
  post: PostView
  /** What it tells can no longer change. */
  locked: boolean
  /** It is out. */
  onSent: () => void
}

/** A text typed in is kept this long after the last key, and when the field is left. */
const pause = 700

/** The post that is looked at. */
export function PostEditor({ game, phase, post, locked, onSent }: PostEditorProps): ReactNode {
  const source = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(post.text)
  const [typed, setTyped] = useState(false)
  const [part, setPart] = useState(0)
  const at = { game: game.id, phase, post: post.id }
  const parts = typed || post.edited ? [text] : post.parts
  const last = part >= parts.length - 1
  const toThread = post.to.kind === 'public'
  const name = post.to.name

  useEffect(() => {
    if (!typed) setText(post.text)
  }, [post.text, typed])
  const keep = async (): Promise<void> => {
    if (!typed) return
    const kept = await act('posts.edit', { ...at, text })
    if (kept) setTyped(false)
  }
  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(() => void keep(), pause)
    return () => clearTimeout(timer)
  })

  const copyPart = async (): Promise<boolean> => {
    const words = parts[part] ?? text
    const copied = await copyFrom(words, source.current)
    if (!copied) return false
    const which = parts.length > 1 ? `Part ${part + 1} of ${parts.length}` : 'The text'
    toast(
      toThread
        ? { title: `${which} for the thread is copied.` }
        : {
            title: `${which} for ${name} is copied.`,
            text: `It is private: paste it where ${post.to.kind === 'group' ? `only the ${name} read` : `only ${name} reads`}.`,
          },
    )
    return true
  }
  const send = async (): Promise<void> => {
    if (!(await copyPart())) return
    if (!last) return setPart(part + 1)
    setPart(0)
    if (locked && post.state !== 'sent') await markSent()
  }
  const markSent = async (): Promise<void> => {
    await keep()
    if (
      !(await act(
        'posts.sent',
        { ...at, sent: true, ...(post.link !== undefined && { link: post.link }) },
        { keepsMarks: true },
      ))
    )
      return
    keepMark({ ...at, name })
    onSent()
  }
  const revert = async (): Promise<void> => {
    if (await act('posts.edit', { ...at, text: null })) setTyped(false)
  }
  const label = !last
    ? `Copy part ${part + 1} of ${parts.length}`
    : !locked
      ? 'Copy'
      : post.state === 'sent'
        ? 'Copy again'
        : parts.length > 1
          ? `Copy part ${parts.length}, mark sent, next`
          : 'Copy, mark sent, next'
  useCommands([
    { id: 'posts.send', title: `${label}: ${name}`, keys: 'Ctrl+Enter', group: 'Posts', run: () => void send() },
    { id: 'posts.edit', title: 'Edit the text', keys: 'E', group: 'Posts', run: () => source.current?.focus() },
    ...(post.edited
      ? [{ id: 'posts.revert', title: 'Take the edits back', group: 'Posts', run: () => void revert() }]
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
            <span className={css.soft}>To</span> <bdi>{name}</bdi>
          </h1>
          <Tag tone={toThread ? 'plain' : 'lamp'}>
            {toThread
              ? 'everybody reads it'
              : post.to.kind === 'group'
                ? 'only this group reads it'
                : 'only this player reads it'}
          </Tag>
          <span className={css.title}>
            Subject: <bdi {...langOf(post.language)}>{post.title}</bdi>
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
      {!locked && (
        <p className={css.early}>
          {game.phases[phase]?.name} is not locked: what it tells may still change. It can be read and edited here now,
          and is sent once it is locked.
        </p>
      )}
      {post.state === 'sent' && <Sent key={post.sentAt} at={at} post={post} zone={game.settings.zone} />}
      {post.state === 'stale' && <Stale post={post} zone={game.settings.zone} />}
      {post.outdated && (
        <p className={css.early}>
          You edited this before the night changed. Your words stay; taking the edits back shows what it says now.
        </p>
      )}
      <div className={css.both}>
        <section className={css.half} aria-label="Source">
          <div className={css.bar}>
            <h2 className="eyebrow">Source</h2>
            {(post.edited || typed) && (
              <>
                <Tag>edited</Tag>
                <Button kind="quiet" small onClick={() => void revert()}>
                  Take the edits back
                </Button>
              </>
            )}
            <span className={css.grow} />
            {locked && post.state !== 'sent' && (
              <Button kind="quiet" small onClick={() => void markSent()}>
                Mark as sent
              </Button>
            )}
            {parts.length > 1 && (
              <span className={css.soft} title="The forum’s limit asks for it">
                in {parts.length} parts
              </span>
            )}
          </div>
          <textarea
            ref={source}
            className={cls(css.source, 'mono')}
            value={text}
            {...langOf(post.language)}
            spellCheck={false}
            aria-label={`Text for ${name}, as the forum reads it`}
            maxLength={200_000}
            dir="auto"
            onChange={event => {
              setTyped(true)
              setPart(0)
              setText(event.target.value)
            }}
            onBlur={() => void keep()}
          />
        </section>
        <Preview post={post} parts={parts} part={part} typed={typed} />
      </div>
    </article>
  )
}
