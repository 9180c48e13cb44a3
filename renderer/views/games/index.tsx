/** All games of the workspace. */
import { say } from '../../words/say.ts'
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
import { go } from '../../state/view.ts'
import { found } from './find.ts'
import { GameRow } from './game-row.tsx'
import { NewGame } from './new-game.tsx'
import { openGame } from './open-game.ts'
import { PutAway, putAway } from './put-away.tsx'
import css from './games.module.css'

/** From this many on a list is searched rather than looked through. */
const many = 8

/** The list of games. */
export function GamesScreen(): ReactNode {
  const { value: games, error } = useAnswer('games.list', {})
  const [search, setSearch] = useState('')
  const [creating, setCreating] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const here = (games ?? []).filter(({ away }) => away === undefined)
  const shown = found(here, useDeferredValue(search))
  const take = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (!chosen) return
    const taken = await act('games.import', { text: await chosen.text() })
    if (!taken) return
    const { twin } = taken
    toast({
      title: say('games.isHere'),
      text: twin ? say(twin.same ? 'games.twinSame' : 'games.twinOther', { name: twin.name }) : chosen.name,
      ...(twin && {
        action: {
          label: say('games.dropSecond'),
          run: () => {
            go({ screen: 'games' })
            void putAway({ id: taken.game, name: twin.name }, 'deleted')
          },
        },
      }),
    })
    await openGame(taken.game)
  }
  useCommands([
    { id: 'games.new', title: say('games.new'), keys: 'N', group: say('games.title'), run: () => setCreating(true) },
    { id: 'games.import', title: say('games.importFile'), group: say('games.title'), run: () => file.current?.click() },
  ])

  if (error && !games) return <Problem error={error} />
  if (!games) return <Skeleton label={say('games.list')} lines={8} />
  return (
    <div className={css.screen}>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{say('games.title')}</h1>
          {here.length >= many && (
            <TextField
              label={say('games.search')}
              bare
              type="search"
              className={css.search}
              placeholder={say('games.searchMany', { count: here.length })}
              value={search}
              onChange={event => setSearch(event.target.value)}
            />
          )}
          <span className={css.grow} />
          <Button onClick={() => file.current?.click()}>{say('games.import')}</Button>
          <Button kind={here.length ? 'lamp' : 'plain'} keys="N" onClick={() => setCreating(true)}>
            {say('games.new')}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            className="sr"
            tabIndex={-1}
            aria-label={say('games.file')}
            onChange={event => void take(event)}
          />
        </header>
        {here.length === 0 ? (
          <Empty
            title={say('games.none')}
            text={say('games.noneText')}
            action={
              <Button kind="lamp" onClick={() => setCreating(true)}>
                {say('games.makeFirst')}
              </Button>
            }
          />
        ) : shown.length === 0 ? (
          <Empty
            title={say('games.noName')}
            text={say('games.searched')}
            action={<Button onClick={() => setSearch('')}>{say('games.showAll', { count: here.length })}</Button>}
          />
        ) : (
          <table className={css.table}>
            <thead>
              <tr>
                <th>{say('games.game')}</th>
                <th>{say('games.now')}</th>
                <th className={css.number}>{say('games.living')}</th>
                <th>{say('games.deadline')}</th>
                <th>{say('games.lastChange')}</th>
                <th>
                  <span className="sr">{say('games.more')}</span>
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
        <PutAway as="archived" games={games} />
        <PutAway as="deleted" games={games} />
      </div>
      {creating && <NewGame onClose={() => setCreating(false)} />}
    </div>
  )
}
