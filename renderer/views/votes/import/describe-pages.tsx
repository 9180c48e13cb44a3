/** Pages of a forum that is none of those known: a host says where what stands, and sees at once how a page reads by it. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Answers, GameView } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { AreaField, TextField } from '../../../parts/field.tsx'
import { Words } from '../../../parts/words.tsx'
import { act } from '../../../state/act.ts'
import { call } from '../../../state/desk.ts'
import { useReadingPlace } from '../../../state/reading.ts'
import type { PlainKey } from '../../../words/catalogue.ts'
import { say } from '../../../words/say.ts'
import css from './describe-pages.module.css'

type Tried = Answers['votes.frame']
type Frame = NonNullable<GameView['settings']['frame']>
type Field = keyof Tried['has']

/** What of a page is described, in the order in which it is asked for. */
const fields = {
  post: { label: 'votes.framePost', hint: 'votes.framePostHint' },
  by: { label: 'votes.frameBy', hint: 'votes.frameByHint' },
  text: { label: 'votes.frameText', hint: 'votes.frameTextHint' },
  more: { label: 'votes.frameMore', hint: 'votes.frameMoreHint' },
  quote: { label: 'votes.frameQuote', hint: 'votes.frameQuoteHint' },
  at: { label: 'votes.frameAt', hint: 'votes.frameAtHint' },
  number: { label: 'votes.frameNumber', hint: 'votes.frameNumberHint' },
} as const satisfies Record<Field, { label: PlainKey; hint: PlainKey }>
/** A page as small as one can be, and how it is described. */
const example = {
  page: `<div class="message">
  <a class="author">Ann</a> <span class="date">2026-01-03 20:11</span> <a class="number">#12</a>
  <div class="body">I have thought about it. <b>Vote: Bob</b></div>
</div>
<div class="message">
  <a class="author">Bob</a> <span class="date">2026-01-03 20:15</span> <a class="number">#13</a>
  <div class="body"><div class="quoted">Vote: Bob</div> So have I. <b>Vote: Ann</b></div>
</div>`,
  frame: { post: 'div.message', by: '.author', text: '.body', quote: '.quoted', at: '.date', number: 'a.number' },
} satisfies { page: string; frame: Frame }
const examples: Readonly<Record<Field, string>> = { ...example.frame, more: '.addition' }
const pause = 250

/** The dialog. @param page what stands in the field for pages */
export function DescribePages({
  game,
  page: pasted,
  onClose,
}: {
  game: GameView
  page: string
  onClose: () => void
}): ReactNode {
  const [page, setPage] = useState(pasted)
  const [frame, setFrame] = useState<Frame>(game.settings.frame ?? { post: '', by: '', text: '' })
  const tried = useTried(page, frame)
  const first = useRef<HTMLInputElement>(null)
  const lacks = (['post', 'by', 'text'] as const).find(field => frame[field].trim() === '')
  const why = lacks
    ? say('common.fillIn', { field: say(fields[lacks].label) })
    : tried?.wrong.length
      ? say('votes.noSelector')
      : undefined
  const keep = async (): Promise<void> => {
    if (await act('games.settings', { game: game.id, frame })) onClose()
  }
  return (
    <Dialog
      open
      wide
      first={first}
      onClose={onClose}
      title={say('votes.describe')}
      text={say('votes.describeText')}
      actions={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button kind="lamp" why={why} told={lacks === undefined} onClick={() => void keep()}>
            {say('votes.keepFrame')}
          </Button>
        </>
      }
    >
      <details className={css.how}>
        <summary>{say('votes.frameHow')}</summary>
        <ul className={css.forms}>
          {(['votes.frameTag', 'votes.frameClass', 'votes.frameId', 'votes.frameWithin'] as const).map(key => (
            <li key={key}>
              <Words of={key} tags={{ code: inside => <code>{inside}</code> }} />
            </li>
          ))}
        </ul>
        <p>{say('votes.frameLook')}</p>
        <Button
          small
          onClick={() => {
            setPage(example.page)
            setFrame(example.frame)
          }}
        >
          {say('votes.frameExample')}
        </Button>
      </details>
      <div className={css.panes}>
        <div className={css.fields}>
          {(Object.keys(fields) as Field[]).map((field, index) => (
            <div key={field} className={css.row}>
              <TextField
                label={say(fields[field].label)}
                className={css.field!}
                hint={say(fields[field].hint)}
                value={frame[field] ?? ''}
                maxLength={200}
                placeholder={examples[field]}
                onChange={event => setFrame({ ...frame, [field]: event.target.value })}
                {...(tried?.wrong.includes(field)
                  && (frame[field] ?? '').trim() !== '' && { error: say('votes.noSelector') })}
              />
              {index > 0 && tried !== undefined && tried.posts > 0 && (
                <span className={css.has}>{say('votes.frameHas', { count: tried.has[field], of: tried.posts })}</span>
              )}
            </div>
          ))}
        </div>
        <AreaField
          label={say('votes.frameSource')}
          className={css.page!}
          mono
          rows={8}
          value={page}
          spellCheck={false}
          placeholder={say('votes.frameSourceHint')}
          onChange={event => setPage(event.target.value)}
        />
      </div>
      <Found tried={tried} empty={page.trim() === ''} />
    </Dialog>
  )
}

/** The first posts, as they read. */
function Found({ tried, empty }: { tried: Tried | undefined; empty: boolean }): ReactNode {
  if (empty) return <p className={css.soft}>{say('votes.frameNoPage')}</p>
  return (
    <section aria-live="polite" aria-label={say('votes.frameFound')}>
      <p className={css.soft}>
        {say('votes.framePosts', { count: tried?.posts ?? 0 })}{' '}
        {tried !== undefined && tried.posts > 0 && say('votes.frameQuotes', { count: tried.quotes })}
      </p>
      <ol className={css.posts}>
        {tried?.first.map(({ by, at, number, text }, index) => (
          <li key={index} className={css.post}>
            <p>
              <b>
                <bdi>{by ?? say('votes.frameLacks')}</bdi>
              </b>{' '}
              {number !== undefined && <span className={css.soft}>#{number}</span>}{' '}
              {at !== undefined && <span className={css.soft}>{at}</span>}
            </p>
            <blockquote className={css.text} dir="auto">
              {text ?? say('votes.frameLacks')}
            </blockquote>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How the page reads, a moment after the last key. */
function useTried(page: string, frame: Frame): Tried | undefined {
  const { id, follow } = useReadingPlace()
  const [tried, setTried] = useState<Tried>()
  const latest = useRef(follow)
  latest.current = follow
  useEffect(() => {
    let over = false
    const timer = setTimeout(() => {
      latest.current(call('votes.frame', { page, frame, reading: id })).then(
        given => {
          if (!over) setTried(given)
        },
        () => undefined,
      )
    }, pause)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [id, page, frame])
  return tried
}
