/** Where a start begins: what the app is, what needs the host, and all games of the workspace. */
import { say } from '../../words/say.ts'
import { useCallback, useDeferredValue, useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { TextField } from '../../parts/field.tsx'
import { Problem } from '../../parts/problem.tsx'
import { ReadingLine } from '../../parts/reading-line.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { focusMain } from '../../parts/waiting.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { mergeInto, useDialogs } from '../../state/dialogs.ts'
import { placeNamed, useReadingPlace } from '../../state/reading.ts'
import { toast } from '../../state/toasts.ts'
import { go } from '../../state/view.ts'
import { found } from './find.ts'
import { FirstRun } from './first-run.tsx'
import { GameTable } from './game-table.tsx'
import { Needs } from './needs.tsx'
import { openGame } from './open-game.ts'
import { PutAway, putAway } from './put-away.tsx'
import { Samples, trySample } from './samples.tsx'
import { ChooseCase, isCase, tryCase, type CaseFile, type Several } from './sandbox.tsx'
import css from './games.module.css'

/** From this many on a list is searched rather than looked through. */
const many = 8

/** What becomes of a second one that is the same, and of one that differs. */
const dropping = (game: string, name: string): { label: string; run: () => void } => ({
  label: say('games.dropSecond'),
  run: () => {
    go({ screen: 'games' })
    void putAway({ id: game, name }, 'deleted')
  },
})
const merging = (game: string, copy: string): { label: string; run: () => void } => ({
  label: say('merge.now'),
  run: () => go({ screen: 'merge', game, copy }),
})

/** The start screen. */
export function GamesScreen(): ReactNode {
  const { value: games, error } = useAnswer('games.list', {})
  const [search, setSearch] = useState('')
  const reading = useReadingPlace(placeNamed('games'))
  const file = useRef<HTMLInputElement>(null)
  /** The game that the file which is chosen next is merged into. */
  const into = useRef<string>(undefined)
  const choose = useCallback((game?: string): void => {
    into.current = game
    file.current?.click()
  }, [])
  const merges = useDialogs(dialogs => dialogs.mergeInto)
  useEffect(() => {
    if (merges === undefined || !games) return
    mergeInto(undefined)
    choose(merges)
  }, [merges, games, choose])
  const { value: needs } = useAnswer('reminders.needs', {})
  const own = (games ?? []).filter(({ away, sample }) => away === undefined && !sample)
  const samples = (games ?? []).filter(({ sample }) => sample)
  const shown = found(own, useDeferredValue(search))
  const take = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (!chosen) return
    if (isCase(chosen.name)) return void (await trying({ file: chosen.name, text: await chosen.text() }))
    const mergesInto = into.current
    into.current = undefined
    const text = await chosen.text()
    const taken = await reading.follow(act('games.import', { text, reading: reading.id }))
    if (!taken) return
    const { game, twin } = taken
    if (twin && twin.game === mergesInto && !twin.same) return go({ screen: 'merge', game: twin.game, copy: game })
    toast({
      title: say('games.isHere'),
      text: twin
        ? say(twin.same ? 'games.twinSame' : 'games.twinOther', { name: twin.name })
        : mergesInto === undefined
          ? chosen.name
          : say('merge.notIt', { name: chosen.name }),
      ...(twin && { action: twin.same ? dropping(game, twin.name) : merging(twin.game, game) }),
    })
    await openGame(game)
  }
  const [several, setSeveral] = useState<Several>()
  const trying = async (of: CaseFile): Promise<void> => setSeveral(await tryCase(of))
  useCommands([
    {
      id: 'games.new',
      title: say('games.new'),
      keys: 'N',
      group: say('games.title'),
      run: () => go({ screen: 'new' }),
    },
    { id: 'games.import', title: say('games.importFile'), group: say('games.title'), run: () => choose() },
    { id: 'games.try', title: say('games.tryCase'), group: say('games.title'), run: () => choose() },
  ])

  if (error && !games) return <Problem error={error} />
  if (!games) return <Skeleton label={say('games.list')} lines={8} />
  return (
    <div className={css.screen}>
      <div className={css.page}>
        {own.length === 0 ? (
          <>
            <h1 className="sr">{say('games.title')}</h1>
            <FirstRun
              onNew={() => go({ screen: 'new' })}
              onOpenFile={() => choose()}
              onTry={samples.length ? () => void trySample(samples) : undefined}
            />
          </>
        ) : (
          <header className={css.head}>
            <h1 className={css.title}>{say('games.title')}</h1>
            {own.length >= many && (
              <TextField
                label={say('games.search')}
                bare
                type="search"
                className={css.search}
                placeholder={say('games.searchMany', { count: own.length })}
                value={search}
                onChange={event => setSearch(event.target.value)}
              />
            )}
            <span className={css.grow} />
            <Button kind="quiet" keys="/" onClick={() => go({ screen: 'searchAll' })}>
              {say('search.title')}
            </Button>
            {own.some(({ state }) => state === 'finished') && (
              <Button kind="quiet" onClick={() => go({ screen: 'statistics' })}>
                {say('statistics.title')}
              </Button>
            )}
            <Button onClick={() => choose()}>{say('games.import')}</Button>
            <Button kind={needs?.length ? 'plain' : 'lamp'} keys="N" onClick={() => go({ screen: 'new' })}>
              {say('games.new')}
            </Button>
          </header>
        )}
        <input
          ref={file}
          type="file"
          accept=".json,.yaml,.yml,application/json,application/yaml"
          className="sr"
          tabIndex={-1}
          aria-label={say('games.file')}
          onChange={event => void take(event)}
        />
        <ReadingLine reading={reading} onStop={focusMain} />
        {own.length > 0 && needs && <Needs needs={needs} games={own} />}
        {shown.length > 0 ? (
          <GameTable games={shown} onMerge={choose} label={say('games.list')} />
        ) : (
          own.length > 0 && (
            <Empty
              title={say('games.noName')}
              text={say('games.searched')}
              action={<Button onClick={() => setSearch('')}>{say('games.showAll', { count: own.length })}</Button>}
            />
          )
        )}
        <Samples samples={samples.filter(({ away }) => !away)} open={own.length === 0} onMerge={choose} />
        <PutAway as="sandbox" games={games} />
        <PutAway as="archived" games={games} />
        <PutAway as="deleted" games={games.filter(({ sample }) => !sample)} />
      </div>
      {several && <ChooseCase of={several} onClose={() => setSeveral(undefined)} />}
    </div>
  )
}
