/** A phase as files, and with its reasons for after the game: in a menu below its posts, and told to the app wherever one is. */
import { useState, type ReactNode } from 'react'
import type { Exported, GameView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Confirm, Dialog } from '../../parts/dialog.tsx'
import type { MenuItem } from '../../parts/menu.tsx'
import { act } from '../../state/act.ts'
import { copy } from '../../state/copy.ts'
import { say } from '../../words/say.ts'
import { saveCase } from '../games/export-game.ts'
import { Turned } from './turned.tsx'
import { WithReasons, type WithReasonsOf } from './with-reasons.tsx'
import css from './export-menu.module.css'

/** What can be taken along, with what it asks, and where the files are then. */
export function usePhaseExports(
  game: Pick<GameView, 'id' | 'phases' | 'winner'>,
  phase: number,
): { items: MenuItem[]; dialogs: ReactNode } {
  const [asked, setAsked] = useState<WithReasonsOf>()
  const [shown, setShown] = useState<WithReasonsOf>()
  const [turned, setTurned] = useState(false)
  const [done, setDone] = useState<Exported>()
  // Once the game is over, its secrets can be told.
  const over = game.winner !== undefined
  const withReasons = over ? setShown : setAsked
  const run = async (as: 'folder' | 'file'): Promise<void> =>
    setDone(await act('posts.export', { game: game.id, phase, as }))
  return {
    items: [
      { id: 'phase.folder', label: say('posts.asFolder'), run: () => void run('folder') },
      { id: 'phase.file', label: say('posts.asFile'), run: () => void run('file') },
      {
        id: 'phase.case',
        label: say('posts.phaseAsCase'),
        run: () => void saveCase(game.id, phase),
        disabled: game.phases[phase]?.state === 'open',
      },
      ...(over ? [{ id: 'phase.turned', label: say('posts.whereItTurned'), run: () => setTurned(true) }] : []),
      {
        id: 'phase.reasons',
        label: say('posts.phaseWithReasons'),
        note: say('posts.revealsAll'),
        run: () => withReasons({ phase }),
      },
      {
        id: 'phase.reasonsOfGame',
        label: say('posts.gameWithReasons'),
        note: say('posts.revealsAll'),
        run: () => withReasons({}),
      },
    ],
    dialogs: (
      <>
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
        {turned && <Turned game={game.id} onClose={() => setTurned(false)} />}
        {shown && (
          <WithReasons
            game={game.id}
            of={shown}
            title={say(shown.phase === undefined ? 'posts.theGameWithReasons' : 'posts.thePhaseWithReasons')}
            onClose={() => setShown(undefined)}
          />
        )}
        {done && <Written done={done} onClose={() => setDone(undefined)} />}
      </>
    ),
  }
}

/** Where the files are. */
const Written = ({ done, onClose }: { done: Exported; onClose: () => void }): ReactNode => (
  <Dialog
    open
    onClose={onClose}
    title={say('posts.filesWritten', { count: done.files.length })}
    text={say('posts.keepSecret')}
    actions={
      <>
        <Button onClick={() => void copy(done.folder, say('posts.thePath'))}>{say('posts.copyPath')}</Button>
        <Button kind="lamp" onClick={onClose}>
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
)
