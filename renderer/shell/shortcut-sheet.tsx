/** Every key there is, here and now. */
import type { ReactNode } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { Keys } from '../parts/keys.tsx'
import { heard, useAllCommands } from '../state/commands.ts'
import { openSheet, useView } from '../state/view.ts'
import { grouped } from '../state/words.ts'
import { say } from '../words/say.ts'
import css from './shortcut-sheet.module.css'

/** The sheet behind `?`. */
export function ShortcutSheet(): ReactNode {
  const open = useView(view => view.sheetOpen)
  const commands = useAllCommands()
  const groups = grouped(heard(commands), ({ group = say('shell.app') }) => group)
  return (
    <Dialog open={open} onClose={() => openSheet(false)} title={say('app.shortcuts')} text={say('shell.keysHint')} wide>
      <div className={css.groups}>
        {groups.map(([group, list]) => (
          <section key={group} className={css.group}>
            <h3 className="eyebrow">{group}</h3>
            <dl>
              {list.map(({ id, title, keys }) => (
                <div key={id} className={css.row}>
                  <dt>{title}</dt>
                  <dd>{keys !== undefined && <Keys keys={keys} />}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
