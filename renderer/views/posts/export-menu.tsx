/** Everything of a phase as files. */
import { useState, type ReactNode } from 'react'
import type { Exported } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Menu } from '../../parts/menu.tsx'
import { act } from '../../state/act.ts'
import { copy } from '../../state/copy.ts'
import { count } from '../../state/words.ts'
import css from './export-menu.module.css'

/** The menu, and where the files are then. */
export function ExportMenu({ game, phase }: { game: string; phase: number }): ReactNode {
  const [done, setDone] = useState<Exported>()
  const run = async (as: 'folder' | 'file'): Promise<void> => setDone(await act('posts.export', { game, phase, as }))
  return (
    <div className={css.foot}>
      <Menu
        trigger={
          <Button kind="quiet" small>
            Export as files…
          </Button>
        }
        items={[
          { label: 'A folder, with a file for each reader', run: () => void run('folder') },
          { label: 'One file', run: () => void run('file') },
        ]}
      />
      {done && (
        <Dialog
          open
          onClose={() => setDone(undefined)}
          title={`${count(done.files.length, 'file')} written`}
          text="They hold what only some may read: keep them from the players."
          actions={
            <>
              <Button onClick={() => void copy(done.folder, 'The path')}>Copy the path</Button>
              <Button kind="lamp" onClick={() => setDone(undefined)}>
                Done
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
