/** Every key there is, here and now. */
import type { ReactNode } from 'react'
import { Keys } from '../parts/keys.tsx'
import { heard, useAllCommands } from '../state/commands.ts'
import { grouped } from '../state/words.ts'
import { say } from '../words/say.ts'
import css from './key-list.module.css'

/** Commands that have a key, by what they are about. */
export function KeyList(): ReactNode {
  const commands = useAllCommands()
  return (
    <div className={css.groups}>
      {grouped(heard(commands), ({ group = say('shell.app') }) => group).map(([group, list]) => (
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
  )
}
