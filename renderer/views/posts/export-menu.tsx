/** Everything of a phase as files, and with its reasons for after the game. */
import { useState, type ReactNode } from 'react'
import type { Exported } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Confirm, Dialog } from '../../parts/dialog.tsx'
import { Menu } from '../../parts/menu.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { copy } from '../../state/copy.ts'
import { say } from '../../words/say.ts'
import { saveCase } from '../games/export-game.ts'
import { AskEarly, makePage, type Paged } from '../games/make-page.tsx'
import { WithReasons, type WithReasonsOf } from './with-reasons.tsx'
import { Turned } from './turned.tsx'
import css from './export-menu.module.css'

/** The menu, and where the files are then. */
export function ExportMenu({
  game,
  phase,
  over,
}: {
  game: string
  phase: number
  /** The game is over: its secrets can be told. */
  over: boolean
}): ReactNode {
  const [asked, setAsked] = useState<WithReasonsOf>()
  const [shown, setShown] = useState<WithReasonsOf>()
  const [turned, setTurned] = useState(false)
  const withReasons = over ? setShown : setAsked
  const [done, setDone] = useState<Exported>()
  const [asks, setAsks] = useState<Paged>()
  const { value: view } = useAnswer('games.get', { game })
  const page = (): void => {
    if (!view) return
    const paged = { id: game, name: view.name, over: view.state === 'finished' }
    if (paged.over) void makePage(paged)
    else setAsks(paged)
  }
  const run = async (as: 'folder' | 'file'): Promise<void> => setDone(await act('posts.export', { game, phase, as }))
  return (
    <div className={css.foot}>
      <Menu
        trigger={
          <Button kind="quiet" small>
            {say('posts.exportFiles')}
          </Button>
        }
        items={[
          { label: say('posts.asFolder'), run: () => void run('folder') },
          { label: say('posts.asFile'), run: () => void run('file') },
          {
            label: say('posts.phaseAsCase'),
            run: () => void saveCase(game, phase),
            disabled: view?.phases[phase]?.state === 'open',
          },
          { label: say('explore.make'), run: page, disabled: !view },
          ...(over ? [{ label: say('posts.whereItTurned'), run: () => setTurned(true) }] : []),
          { label: <Revealing>{say('posts.phaseWithReasons')}</Revealing>, run: () => withReasons({ phase }) },
          { label: <Revealing>{say('posts.gameWithReasons')}</Revealing>, run: () => withReasons({}) },
        ]}
      />
      <AskEarly asks={asks} onClose={() => setAsks(undefined)} />
      {asked && (
        <Confirm
          open
          danger
          onClose={() => setAsked(undefined)}
          title={say('posts.notOver')}
          text={say('posts.notOverHint')}
          does={say('posts.showAnyway')}
          onConfirm={() => setShown(asked)}
        />
      )}
      {turned && <Turned game={game} onClose={() => setTurned(false)} />}
      {shown && (
        <WithReasons
          game={game}
          of={shown}
          title={say(shown.phase === undefined ? 'posts.theGameWithReasons' : 'posts.thePhaseWithReasons')}
          onClose={() => setShown(undefined)}
        />
      )}
      {done && (
        <Dialog
          open
          onClose={() => setDone(undefined)}
          title={say('posts.filesWritten', { count: done.files.length })}
          text={say('posts.keepSecret')}
          actions={
            <>
              <Button onClick={() => void copy(done.folder, say('posts.thePath'))}>{say('posts.copyPath')}</Button>
              <Button kind="lamp" onClick={() => setDone(undefined)}>
                {say('common.done')}
              </Button>
            </>
          }
        >
          <p className={css.path}>{done.folder}</p>
          <ul className={css.files}>
            {done.files.map(({ path, name }) => (
              <li key={path}>{name}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}

/** An entry of the menu after which no secret is left. */
const Revealing = ({ children }: { children: ReactNode }): ReactNode => (
  <span>
    {children}
    <span className={css.reveals}>{say('posts.revealsAll')}</span>
  </span>
)
