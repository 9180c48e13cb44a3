/** Everything of a phase as files. */
import { useState, type ReactNode } from 'react'
import type { Exported } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Menu } from '../../parts/menu.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { copy } from '../../state/copy.ts'
import { say } from '../../words/say.ts'
import { AskEarly, makePage, type Paged } from '../games/make-page.tsx'
import css from './export-menu.module.css'

/** The menu, and where the files are then. */
export function ExportMenu({ game, phase }: { game: string; phase: number }): ReactNode {
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
          { label: say('explore.make'), run: page },
        ]}
      />
      <AskEarly asks={asks} onClose={() => setAsks(undefined)} />
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
