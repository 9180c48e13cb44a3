/** The roster during play: who sits where, who lives, what each can still do. */
import { say } from '../../words/say.ts'
import { useRef, useState, type ReactNode } from 'react'
import { Guard } from '../../parts/guard.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { TextField } from '../../parts/field.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { go, select, useView } from '../../state/view.ts'
import { seatsFound, type Living } from './find.ts'
import { Groups } from './groups.tsx'
import { Note } from './note.tsx'
import { SeatPanel } from './seat-panel.tsx'
import { SeatsTable } from './seats-table.tsx'
import { Substitutes } from './substitutes.tsx'
import css from './roster.module.css'

/** The roster of a game. */
export function RosterScreen({ game }: { game: string }): ReactNode {
  const { value: about, error } = useAnswer('games.get', { game })
  const [own, setOwn] = useState<string>()
  const selected = useView(view => view.selected)
  const [search, setSearch] = useState('')
  const [living, setLiving] = useState<Living>('all')
  const find = useRef<HTMLDivElement>(null)
  const beside = useRef<HTMLDivElement>(null)
  const seats = about?.seats ?? []
  // The palette may lead to a seat.
  const chosen = seats.some(({ slot }) => slot === selected) ? selected : own
  const setChosen = (slot: string | undefined): void => {
    setOwn(slot)
    if (selected !== undefined) select(undefined)
  }
  const shown = seatsFound(seats, search, living)
  const seat = shown.find(({ slot }) => slot === chosen) ?? shown[0]
  const move = (way: 1 | -1): void => {
    const at = shown.findIndex(({ slot }) => slot === seat?.slot)
    setChosen(shown[Math.min(Math.max(at + way, 0), shown.length - 1)]?.slot)
  }
  useCommands(
    seats.length
      ? [
          { id: 'roster.down', title: say('roster.next'), keys: 'J', group: say('roster.title'), run: () => move(1) },
          {
            id: 'roster.up',
            title: say('roster.previous'),
            keys: 'K',
            group: say('roster.title'),
            run: () => move(-1),
          },
          {
            id: 'roster.find',
            title: say('roster.search'),
            keys: '/',
            group: say('roster.title'),
            run: () => find.current?.querySelector('input')?.focus(),
          },
        ]
      : [],
  )

  if (error && !about) return <Problem error={error} />
  if (!about) return <Skeleton label={say('roster.theRoster')} lines={8} />
  if (!seats.length) {
    return (
      <Empty
        title={say('roster.empty')}
        text={say('roster.emptyText')}
        action={
          <Button kind="plain" onClick={() => go({ screen: 'setup', game })}>
            {say('roster.write')}
          </Button>
        }
      />
    )
  }
  const dead = seats.filter(({ alive }) => !alive).length
  return (
    <div className={css.screen}>
      <section className={css.left} aria-label={say('roster.players')}>
        <header className={css.head}>
          <h1 className={css.title}>{say('roster.title')}</h1>
          <div ref={find}>
            <TextField
              label={say('roster.search')}
              bare
              type="search"
              value={search}
              onChange={event => setSearch(event.target.value)}
              placeholder={say('roster.placeholder')}
            />
          </div>
          <span className={css.grow} />
          <Button
            kind="quiet"
            small
            title={say('roster.belowIs')}
            aria-label={say('roster.belowIs')}
            onClick={() => beside.current?.scrollIntoView({ block: 'start' })}
          >
            {say('roster.below')}
          </Button>
          <Segmented
            label={say('roster.who')}
            value={living}
            onChoose={next => setLiving(next as Living)}
            segments={[
              { value: 'all', label: say('roster.all'), note: String(seats.length) },
              { value: 'living', label: say('roster.living'), note: String(seats.length - dead) },
              { value: 'dead', label: say('roster.dead'), note: String(dead) },
            ]}
          />
        </header>
        {shown.length ? (
          <Guard what={say('roster.table')}>
            <SeatsTable
              system={about.system}
              seats={shown}
              current={seat?.slot}
              zone={about.settings.zone}
              onChoose={setChosen}
            />
          </Guard>
        ) : (
          <Empty
            title={say('roster.noneLike')}
            text={say('roster.searched')}
            action={
              <Button
                onClick={() => {
                  setSearch('')
                  setLiving('all')
                }}
              >
                {say('roster.showAll')}
              </Button>
            }
          />
        )}
        <div ref={beside} className={css.beside}>
          <Guard what={say('roster.waiting')}>
            <Substitutes game={about} />
          </Guard>
          <Guard what={say('roster.groups')}>
            <Groups game={about} />
          </Guard>
          <Guard what={say('roster.gameNote')}>
            <Note
              about={game}
              label={say('roster.gameNote')}
              most={20_000}
              value={about.note}
              onKeep={(note, over) => act('games.note', { game, note, over })}
            />
          </Guard>
        </div>
      </section>
      {seat && (
        <Guard what={say('roster.thisPlayer')} of={seat.slot}>
          <SeatPanel key={seat.slot} game={about} seat={seat} />
        </Guard>
      )}
    </div>
  )
}
