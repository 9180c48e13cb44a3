/** Posts of the thread, and what was read in them: votes, attempts that are none, names nobody bears. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { GameView, PostRead, VotesView } from '../../../electron/desk/contract.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { useFirstOf } from '../../parts/first-of.tsx'
import { Mark, type MarkKind } from '../../parts/mark.tsx'
import { Picker } from '../../parts/picker.tsx'
import { Tag } from '../../parts/pill.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Time } from '../../parts/time.tsx'
import { act } from '../../state/act.ts'
import { useCommands } from '../../state/commands.ts'
import type { PlainKey } from '../../words/catalogue.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { webAddress } from '../posts/link.ts'
import { targetsOf } from './choices.ts'
import { queueOf, unsettled } from './unsettled.ts'
import {
  askedAbove,
  choicesOf,
  deny,
  doubtKey,
  firstDoubt,
  leaveOut,
  oneMeaning,
  settle,
  type FirstDoubt,
} from './meant.ts'
import css from './posts-read.module.css'
import { CountUnbold, unboldSaid } from './unbold.tsx'

type Found = PostRead['found'][number]

interface PostsReadProps {
  game: GameView
  view: VotesView
  nameOf: (slot: string) => string
  /** Shown first, with the focus on it. */
  shown: string | undefined
  /** Enters by hand what a post wanted to say, at its time: that settles it. */
  onByHand: (post: PostRead) => void
  /** The posts behind the first few are folded: none is shown that stands there. */
  onFold: () => void
}

/** The posts, the last one first; those with something to settle before all. */
export function PostsRead({ view, onFold, ...row }: PostsReadProps): ReactNode {
  const open = new Set(unsettled(view))
  const { first: few, more, rest } = queueOf(view)
  const [unfolded, setUnfolded] = useState(false)
  // Where one is led to a post that is folded, it opens.
  const isOpen = unfolded || more.some(({ id }) => id === row.shown)
  const turn = (): void => {
    setUnfolded(!isOpen)
    if (isOpen) onFold()
  }
  const fold = isOpen ? say('votes.fewerDoubts') : say('votes.moreDoubts', { count: more.length })
  useCommands(more.length ? [{ id: 'votes.more', title: fold, group: say('votes.title'), run: turn }] : [])
  const first = firstDoubt(row.game, view)
  const alike = oneMeaning(row.game, view)
  const again = askedAbove(view)
  const { unbold } = view
  const shownAs = (post: PostRead): ReactNode => (
    <Post
      key={post.id}
      post={post}
      first={first?.post === post.id ? first : undefined}
      settled={!open.has(post)}
      again={again}
      locked={view.locked}
      single={view.form?.kind !== 'family'}
      noLynch={view.form?.nobody === true}
      {...row}
    />
  )
  return (
    <>
      {unbold && (
        <div className={css.near}>
          <p>{unboldSaid(unbold)}</p>
          <CountUnbold game={row.game.id} unbold={unbold} />
        </div>
      )}
      {alike.length > 1 && (
        <p className={css.near}>
          <Button small onClick={() => void settle(row.game, alike)}>
            {say('votes.takeAlike', { count: alike.length })}
          </Button>
        </p>
      )}
      <ol className={css.posts} aria-label={say('votes.posts')}>
        {[...few, ...(isOpen ? more : [])].map(shownAs)}
        {more.length > 0 && (
          <li className={css.more}>
            <Button small kind="quiet" aria-expanded={isOpen} onClick={turn}>
              {fold}
            </Button>
          </li>
        )}
        {rest.map(shownAs)}
      </ol>
    </>
  )
}

function Post({
  game,
  post,
  first,
  settled,
  again,
  locked,
  single,
  noLynch,
  nameOf,
  shown,
  onByHand,
}: Omit<PostsReadProps, 'view' | 'onFold'> & {
  post: PostRead
  /** What Enter answers, where that is a name in it. */
  first: FirstDoubt | undefined
  /** No name in it waits for the host. */
  settled: boolean
  /** Names that are asked about in a post above. */
  again: ReadonlySet<string>
  locked: boolean
  single: boolean
  /** Whether no lynch can be voted for. */
  noLynch: boolean
}): ReactNode {
  const { id, by, at, number, link, edited, text, found, bears } = post
  const row = useRef<HTMLLIElement>(null)
  const [words, further] = useFirstOf(text)
  useEffect(() => {
    if (shown !== id) return
    row.current?.scrollIntoView({ block: 'nearest' })
    row.current?.focus({ preventScroll: true })
  }, [shown, id])
  const address = link === undefined ? undefined : webAddress(link)
  const name = nameOf(by)
  return (
    <li ref={row} tabIndex={-1} className={css.post} data-post={id}>
      <header className={css.head}>
        <b className={css.who}>
          <bdi>{name}</bdi>
        </b>
        {number !== undefined
          && (address === undefined ? (
            <span className={css.meta}>#{number}</span>
          ) : (
            <a className={css.meta} href={address} target="_blank" rel="noreferrer noopener">
              #{number}
            </a>
          ))}
        {at !== undefined && (
          <span className={css.meta}>
            <Time at={at} zone={game.settings.zone} />
          </span>
        )}
        {edited && <Tag tone="lamp">{say('votes.edited')}</Tag>}
        {!locked && (
          <IconButton
            label={
              number === undefined ? say('votes.leaveOut', { name }) : say('votes.leaveOutNumbered', { number, name })
            }
            onClick={() => leaveOut(game, id)}
          >
            ✕
          </IconButton>
        )}
      </header>
      {bears && !settled && (
        <p className={css.bears}>
          {say('votes.bears', { is: bears.is, name: bears.is === 'leads' ? '' : nameOf(bears.of) })}
        </p>
      )}
      {text.trim() !== '' && (
        <blockquote className={cls(css.text, !settled && css.whole, 'prose')} dir="auto">
          {words}
        </blockquote>
      )}
      {further}
      {found.length > 0 && (
        <ul className={css.found}>
          {found.filter(askedOnce).map((one, index) => (
            <FoundRow
              key={index}
              game={game}
              post={post}
              first={first?.name === one.name ? first : undefined}
              found={one}
              settled={settled || one.settled === true}
              again={again.has(doubtKey(id, one.name ?? ''))}
              locked={locked}
              single={single}
              noLynch={noLynch}
              onByHand={onByHand}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

/** A name that stands twice in a post is asked about once. */
const askedOnce = ({ kind, name }: Found, index: number, found: readonly Found[]): boolean =>
  kind !== 'unresolved' || found.findIndex(one => one.kind === kind && one.name === name) === index

const marks: Record<Found['kind'], { kind: MarkKind; sign?: string; word: PlainKey }> = {
  ballot: { kind: 'yes', word: 'votes.foundVote' },
  uncounted: { kind: 'none', sign: '–', word: 'votes.foundNoVote' },
  unresolved: { kind: 'none', sign: '?', word: 'votes.foundNobody' },
  undated: { kind: 'none', sign: '?', word: 'votes.foundUndated' },
  edited: { kind: 'none', sign: '!', word: 'votes.foundEdited' },
}

/** A key that answers, which is no part of what a button is called. */
const keyed = (keys: string, words: string) => ({ keys, 'aria-label': words, 'aria-keyshortcuts': keys })

function FoundRow({
  game,
  post,
  first,
  found,
  settled,
  again,
  locked,
  single,
  noLynch,
  onByHand,
}: {
  game: GameView
  post: PostRead
  first: FirstDoubt | undefined
  found: Found
  settled: boolean
  /** The same name is asked about above. */
  again: boolean
  locked: boolean
  single: boolean
  noLynch: boolean
  onByHand: (post: PostRead) => void
}): ReactNode {
  const { kind, said, rule, whether } = found
  const { kind: mark, sign, word } = marks[kind]
  return (
    <li className={css.line}>
      <Mark
        kind={kind === 'unresolved' && settled ? 'none' : mark}
        word={say(whether ? 'votes.foundUnsure' : word)}
        {...(sign === undefined ? {} : { sign })}
      />
      <div className={css.words}>
        <p>
          <bdi>{said}</bdi> {rule !== undefined && <RuleChip id={rule} />}
          {again && <span className={css.meta}> {say('votes.askedAbove')}</span>}
          {kind === 'unresolved' && settled && <span className={css.meta}> {say('votes.settledByHand')}</span>}
        </p>
        {kind === 'undated' && !locked && (
          <p className={css.near}>
            {[false, true].map(late => (
              <Button
                key={String(late)}
                small
                onClick={() => void act('votes.timePost', { game: game.id, id: post.id, late })}
              >
                {say(late ? 'votes.cameLate' : 'votes.cameInTime')}
              </Button>
            ))}
          </p>
        )}
        {kind === 'unresolved' && !settled && !locked && (
          <p className={css.near}>
            {(again ? [] : choicesOf(game, post.id, found, noLynch)).map(({ meant, says, keys }) => (
              <Button
                key={says}
                small
                onClick={() => (single ? void settle(game, [meant]) : onByHand(post))}
                {...(first && keys !== undefined && keyed(keys, says))}
              >
                {says}
              </Button>
            ))}
            {single && !again && !whether && found.name !== undefined && (
              <Picker
                label={say('votes.itWasElse', { name: found.name })}
                bare
                adds
                placeholder={say('votes.itWasElseShort')}
                choices={targetsOf(game, post.by, false)}
                onPick={slot => void settle(game, [{ post: post.id, name: found.name!, slot }])}
              />
            )}
            {found.name !== undefined && (
              <Button
                small
                onClick={() => deny(game, { post: post.id, name: found.name! })}
                {...(first && keyed('0', say('votes.notAVote')))}
              >
                {say('votes.notAVote')}
              </Button>
            )}
            <Button small kind="quiet" onClick={() => onByHand(post)}>
              {say('votes.enterByHand')}
            </Button>
          </p>
        )}
      </div>
    </li>
  )
}
