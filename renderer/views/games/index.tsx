/** All games of the workspace. */
import { useDeferredValue, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { TextField } from '../../parts/field.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { toast } from '../../state/toasts.ts'
import { found } from './find.ts'
import { GameRow } from './game-row.tsx'
import { NewGame } from './new-game.tsx'
import { openGame } from './open-game.ts'
import css from './games.module.css'

/** From this many on a list is searched rather than looked through. */
const many = 8

/** The list of games. */
export function GamesScreen(): ReactNode {
  const { value: games, error } = useAnswer('games.list', {})
  const [search, setSearch] = useState('')
  const [creating, setCreating] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const shown = found(games ?? [], useDeferredValue(search))
  const take = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (!chosen) return
    const taken = await act('games.import', { text: await chosen.text() })
    if (!taken) return
    toast({ title: 'The game is here.', text: chosen.name })
    await openGame(taken.game)
  }
  useCommands([
    { id: 'games.new', title: 'New game', keys: 'N', group: 'Games', run: () => setCreating(true) },
    { id: 'games.import', title: 'Import a game from a file', group: 'Games', run: () => file.current?.click() },
  ])

  if (error && !games) return <Problem error={error} />
  if (!games) return <Skeleton label="The list of games" lines={8} />
  return (
    <div className={css.screen}>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>Games</h1>
          {games.length >= many && (
            <TextField
              label="Search games"
              bare
              type="search"
              className={css.search}
              placeholder={`Search ${games.length} games`}
              value={search}
              onChange={event => setSearch(event.target.value)}
            />
          )}
          <span className={css.grow} />
          <Button onClick={() => file.current?.click()}>Import</Button>
          <Button kind={games.length ? 'lamp' : 'plain'} keys="N" onClick={() => setCreating(true)}>
            New game
          </Button>
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            className="sr"
            tabIndex={-1}
            aria-label="A game file"
            onChange={event => void take(event)}
          />
        </header>
        {games.length === 0 ? (
          <Empty
            title="No games yet"
            text="A game holds its roster, the private messages of every night, what came of them, and everything you posted. Begin with a name; the roster can be pasted."
            action={
              <Button kind="lamp" onClick={() => setCreating(true)}>
                Make the first game
              </Button>
            }
          />
        ) : shown.length === 0 ? (
          <Empty
            title="No game of this name"
            text="Names, systems, phases and winners are searched."
            action={<Button onClick={() => setSearch('')}>Show all {games.length}</Button>}
          />
        ) : (
          <table className={css.table}>
            <thead>
              <tr>
                <th>Game</th>
                <th>Now</th>
                <th className={css.number}>Living</th>
                <th>Deadline</th>
                <th>Last change</th>
                <th>
                  <span className="sr">More</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(game => (
                <GameRow key={game.id} game={game} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      {creating && <NewGame onClose={() => setCreating(false)} />}
    </div>
  )
}
