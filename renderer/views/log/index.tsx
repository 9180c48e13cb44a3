/** The log: every change of a game, and taking changes back. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { LogRow } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Confirm } from '../../parts/dialog.tsx'
import { Empty } from '../../parts/empty.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Time } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { useAnswer } from '../../state/answers.ts'
import { redo, undo } from '../../state/undo.ts'
import { useView } from '../../state/view.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { AddMenu } from '../books/records.tsx'
import { chaptersOf, goneFrom, matching, turnsOf, type Chapter, type Turn } from './chapters.ts'
import css from './log.module.css'

/** Chapters longer than this show the rest when asked. */
const shownAtOnce = 120

/** The log of a game. */
export function LogScreen({ game }: { game: string }): ReactNode {
  const { value: rows, error } = useAnswer('log.view', { game })
  const { value: about } = useAnswer('games.get', { game })
  const { value: forms } = useAnswer('records.view', about?.system.records ? { game } : undefined)
  const [from, setFrom] = useState<LogRow>()
  const [slot, setSlot] = useState('')
  const [typed, setTyped] = useState('')
  if (error && !rows) return <Problem error={error} />
  if (!rows || !about) return <Skeleton label={say('log.label')} lines={8} />
  const first = rows.reduce((least, { seq }) => Math.min(least, seq), Infinity)
  const seat = about.seats.find(one => one.slot === slot)
  const found = matching(rows, seat ? slot : '', typed)
  return (
    <div className={css.screen}>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{say('log.title')}</h1>
          <p className={css.soft}>{say('log.changes', { count: rows.length })}</p>
          <span className={css.grow} />
          {forms && <AddMenu game={about} forms={forms.forms} />}
          {about.redo !== undefined && (
            <Button keys="Ctrl+Shift+Z" onClick={() => void redo(game)}>
              <span className={css.says}>{say('log.redo', { what: about.redo })}</span>
            </Button>
          )}
        </header>
        {rows.length === 0 ? (
          <Empty title={say('log.empty')} text={say('log.emptyText')} />
        ) : (
          <>
            <div className={css.filter} role="search">
              <SelectField
                label={say('log.player')}
                bare
                value={slot}
                onChange={event => setSlot(event.target.value)}
                options={[
                  { value: '', label: say('log.allPlayers') },
                  ...about.seats.map(one => ({ value: one.slot, label: one.name })),
                ]}
              />
              <TextField
                label={say('log.find')}
                bare
                placeholder={say('log.find')}
                value={typed}
                onChange={event => setTyped(event.target.value)}
              />
            </div>
            {seat && (
              <ol className={css.turns} aria-label={say('log.played')}>
                {turnsOf(rows, seat).map((turn, index) => (
                  <li key={index}>
                    <TurnSaid turn={turn} zone={about.settings.zone} />
                  </li>
                ))}
              </ol>
            )}
            {!found.length && <p className={css.soft}>{say('log.noneFound')}</p>}
            {chaptersOf(found).map((chapter, index) => (
              <ChapterPart
                key={`${chapter.phase} ${index}`}
                chapter={chapter}
                zone={about.settings.zone}
                first={first}
                onUndo={setFrom}
              />
            ))}
          </>
        )}
      </div>
      {from && <UndoFrom game={game} rows={rows} from={from} onClose={() => setFrom(undefined)} />}
    </div>
  )
}

/** Who played there, and from when to when: from the start where it does not say, and to the end. */
function TurnSaid({ turn: { name, since, until }, zone }: { turn: Turn; zone: string }): ReactNode {
  const when = (row: LogRow): ReactNode => (
    <>
      <Time at={row.at} zone={zone} /> ({row.phase ?? say('log.setup')})
    </>
  )
  return (
    <Words
      of={since ? (until ? 'log.playedBetween' : 'log.playedSince') : until ? 'log.playedUntil' : 'log.playedAlways'}
      values={{
        name: (
          <b>
            <bdi>{name}</bdi>
          </b>
        ),
        ...(since && { since: when(since) }),
        ...(until && { until: when(until) }),
      }}
    />
  )
}

function ChapterPart({
  chapter: { phase, rows },
  zone,
  first,
  onUndo,
}: {
  chapter: Chapter
  zone: string
  first: number
  onUndo: (row: LogRow) => void
}): ReactNode {
  const selected = useView(view => view.selected)
  const led = rows.findIndex(({ seq }) => String(seq) === selected)
  const [all, setAll] = useState(led >= shownAtOnce)
  const shown = all ? rows : rows.slice(0, shownAtOnce)
  return (
    <section className={css.chapter} aria-label={phase ?? say('log.setup')}>
      <h2 className={css.phase}>{phase ?? say('log.setup')}</h2>
      <ol className={css.rows}>
        {shown.map(row => (
          <Line key={row.seq} led={String(row.seq) === selected} undone={row.undone && !row.mended}>
            <span className={css.when}>
              <Time at={row.at} zone={zone} />
            </span>
            <span className={css.what}>
              <bdi>{row.says}</bdi>
              {row.undone && <Tag className={css.tag}>{say(row.mended ? 'log.playedAgain' : 'log.undone')}</Tag>}
            </span>
            {!row.undone && row.seq !== first && (
              <Button
                kind="quiet"
                small
                className={css.undo}
                aria-label={say('log.undoFromThis', { what: row.says })}
                onClick={() => onUndo(row)}
              >
                {say('log.undoFrom')}
              </Button>
            )}
          </Line>
        ))}
      </ol>
      {shown.length < rows.length && (
        <Button kind="quiet" small onClick={() => setAll(true)}>
          {say('log.earlier', { count: rows.length - shown.length })}
        </Button>
      )}
    </section>
  )
}

/** A change; brought into sight where a search led to it. */
function Line({
  led,
  undone,
  children,
}: {
  led: boolean
  undone: boolean | undefined
  children: ReactNode
}): ReactNode {
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!led) return
    line.current?.scrollIntoView({ block: 'center' })
    line.current?.focus({ preventScroll: true })
  }, [led])
  return (
    <li
      ref={line}
      className={cls(css.row, undone && css.undone, led && css.led)}
      {...(led && { tabIndex: -1, 'aria-current': true })}
    >
      {children}
    </li>
  )
}

const listed = 8

/** Says what goes before it goes. */
function UndoFrom({
  game,
  rows,
  from,
  onClose,
}: {
  game: string
  rows: readonly LogRow[]
  from: LogRow
  onClose: () => void
}): ReactNode {
  const gone = goneFrom(rows, from.seq)
  return (
    <Confirm
      open
      onClose={onClose}
      danger
      title={gone.length === 1 ? say('log.undoOne') : say('log.undoMany', { count: gone.length })}
      text={say(gone.length === 1 ? 'log.staysOne' : 'log.staysMany')}
      does={gone.length === 1 ? say('log.doOne') : say('log.doMany', { count: gone.length })}
      onConfirm={() => void undo(game, from.seq)}
    >
      <ol className={css.gone}>
        {gone.slice(0, listed).map(row => (
          <li key={row.seq}>
            <bdi>{row.says}</bdi>
          </li>
        ))}
        {gone.length > listed && (
          <li className={css.soft}>
            <Words of="log.andMore" values={{ count: gone.length - listed, first: <bdi>{from.says}</bdi> }} />
          </li>
        )}
      </ol>
    </Confirm>
  )
}
