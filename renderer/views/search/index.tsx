/** Search: where words stand in messages, posts and the log, of one game or of all. */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { FoundKind, FoundThing, SearchFound } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Field } from '../../parts/field.tsx'
import { Link } from '../../parts/link.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Time } from '../../parts/time.tsx'
import { useAnswer, useKept } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { searchField, useSearch } from '../../state/searched.ts'
import { go, select, type Route } from '../../state/view.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import css from './search.module.css'

// Where what was found stands, and going there.

/** Takes what was found; returns the screen on which it stands. */
function placeOf({ kind, game, phase }: Pick<FoundThing, 'kind' | 'game' | 'phase'>): Route {
  if (kind === 'seat') return { screen: 'roster', game }
  if (kind === 'log' || phase === undefined) return { screen: 'log', game }
  if (kind === 'result') return { screen: 'night', game, phase }
  return { screen: kind === 'message' ? 'inbox' : kind === 'thread' ? 'votes' : 'posts', game, phase }
}

/** Opens it there. */
function openFound(thing: FoundThing): void {
  go(placeOf(thing))
  select(thing.id)
}

/** The text in pieces, those that were looked for told apart. */
function piecesOf(text: string, marks: readonly { start: number; end: number }[]): { text: string; found: boolean }[] {
  const pieces: { text: string; found: boolean }[] = []
  let at = 0
  for (const { start, end } of marks) {
    pieces.push({ text: text.slice(at, start), found: false }, { text: text.slice(start, end), found: true })
    at = end
  }
  pieces.push({ text: text.slice(at), found: false })
  return pieces.filter(piece => piece.text !== '')
}

const headings = {
  seat: 'search.seats',
  result: 'search.results',
  message: 'search.messages',
  thread: 'search.threads',
  post: 'search.posts',
  log: 'search.changes',
} as const satisfies Record<FoundKind, string>

/** The search. @param game all of them where it is left out */
export function SearchScreen({ game }: { game: string | undefined }): ReactNode {
  const [text, search] = useSearch(game)
  const asked = text.trim()
  const { value, error } = useAnswer('search.find', { ...(game !== undefined && { game }), text: asked })
  const { value: about } = useAnswer('games.get', game === undefined ? undefined : { game })
  const found = useKept(value, game ?? '')
  const [chosen, setChosen] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const all = asked === '' ? [] : (found?.groups.flatMap(({ things }) => things) ?? [])
  const at = Math.min(chosen, all.length - 1)
  const keyed = (event: KeyboardEvent): void => {
    // What was found for other words is not opened for these.
    if (event.key === 'Enter' && value && all[at]) openFound(all[at])
    else if (event.key === 'ArrowDown') setChosen(Math.min(at + 1, all.length - 1))
    else if (event.key === 'ArrowUp') setChosen(Math.max(at - 1, 0))
    else if (event.key === 'Escape' && text !== '') search('')
    else return
    event.preventDefault()
  }
  useCommands([
    { id: 'search.field', title: say('search.toField'), keys: '/', run: () => field.current?.focus(), keysOnly: true },
  ])
  const name = about?.name ?? ''
  return (
    <div className={css.screen}>
      <div className={cls(css.page, game === undefined && css.alone)}>
        <header className={css.head}>
          <h1 className={css.title}>{game === undefined ? say('search.allGames') : say('search.title')}</h1>
          <div id={searchField} className={css.field}>
            <Field label={game === undefined ? say('search.inAll') : say('search.inGame', { name })} bare>
              <input
                ref={field}
                type="search"
                role="combobox"
                aria-expanded={all.length > 0}
                aria-controls="search-found"
                aria-autocomplete="list"
                {...(all[at] && { 'aria-activedescendant': idOf(all[at]) })}
                autoComplete="off"
                spellCheck={false}
                maxLength={200}
                placeholder={game === undefined ? say('search.inAll') : say('search.inThis')}
                value={text}
                onKeyDown={keyed}
                onChange={event => {
                  setChosen(0)
                  search(event.target.value)
                }}
              />
            </Field>
          </div>
          {game !== undefined && <Link to={{ screen: 'searchAll' }}>{say('search.allGames')}</Link>}
        </header>
        {error && !found ? <Problem error={error} /> : !found && <Skeleton label={say('search.title')} lines={6} />}
        {found && <Results found={found} asked={asked} game={game} chosen={all[at]} all={all} />}
      </div>
    </div>
  )
}

const idOf = ({ game, kind, phase = 0, id }: FoundThing): string =>
  `found ${game} ${kind} ${phase} ${id}`.replaceAll(' ', '-')

function Results({
  found: { groups, searched, unread },
  asked,
  game,
  chosen,
  all,
}: {
  found: SearchFound
  asked: string
  game: string | undefined
  chosen: FoundThing | undefined
  all: readonly FoundThing[]
}): ReactNode {
  const left = unread.length > 0 && <p className={css.soft}>{say('search.unread', { count: unread.length })}</p>
  const through = say('search.through', searched)
  if (asked === '')
    return (
      <>
        <Empty
          title={say('search.empty')}
          text={
            <>
              <p>{say('search.emptyText')}</p>
              <p className={css.soft}>{through}</p>
            </>
          }
        />
        {left}
      </>
    )
  if (!all.length)
    return (
      <>
        <Empty
          title={say('search.nothing', { text: asked })}
          text={
            <>
              <p>{say('search.nothingText')}</p>
              <p className={css.soft}>{through}</p>
            </>
          }
          action={
            game !== undefined && <Button onClick={() => go({ screen: 'searchAll' })}>{say('search.allGames')}</Button>
          }
        />
        {left}
      </>
    )
  return (
    <>
      <p className={css.soft} role="status">
        {say('search.count', { count: groups.reduce((sum, { count }) => sum + count, 0) })}
      </p>
      {left}
      <div id="search-found" role="listbox" aria-label={say('search.found')} className={css.found}>
        {groups.map(({ kind, count, things }) => (
          <div key={kind} role="group" aria-label={say(headings[kind], { count })}>
            <div className={cls('eyebrow', css.heading)} role="presentation">
              {say(headings[kind], { count })}
            </div>
            {things.map(thing => (
              <Row key={idOf(thing)} thing={thing} chosen={thing === chosen} over={game === undefined} />
            ))}
            {count > things.length && (
              <div className={css.more} role="presentation">
                {say('search.first', { shown: things.length })}
              </div>
            )}
          </div>
        ))}
      </div>
    </>
  )
}

function Row({ thing, chosen, over }: { thing: FoundThing; chosen: boolean; over: boolean }): ReactNode {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <div
      ref={row}
      id={idOf(thing)}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      className={cls(css.row, chosen && css.on)}
      onClick={() => openFound(thing)}
    >
      <div className={css.where}>
        {over && <bdi className={css.game}>{thing.gameName}</bdi>}
        {thing.kind !== 'seat' && <span>{thing.phaseName ?? say('search.before')}</span>}
        {thing.title !== '' && (
          <b>
            <bdi>
              <Marked text={thing.title} marks={thing.titleMarks} />
            </bdi>
          </b>
        )}
        {thing.undone && <Tag>{say('log.undone')}</Tag>}
        {thing.at !== undefined && (
          <span className={css.when}>
            <Time at={thing.at} zone={thing.zone} />
          </span>
        )}
      </div>
      <div className={css.text}>
        <bdi>
          <Marked text={thing.text} marks={thing.marks} />
        </bdi>
      </div>
    </div>
  )
}

function Marked({ text, marks }: { text: string; marks: FoundThing['marks'] }): ReactNode {
  return piecesOf(text, marks).map((piece, index) =>
    piece.found ? (
      <mark key={index} className={css.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
