/** Every key there is, here and now, and how to give a command another one. */
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { KeyCaps } from '../parts/keys.tsx'
import { heard, useAllCommands, type Command } from '../state/commands.ts'
import { chordPressed } from '../state/keys.ts'
import { keepKeys, keepUsualKeys, useOwnKeys } from '../state/own-keys.ts'
import { grouped } from '../state/words.ts'
import { say } from '../words/say.ts'
import css from './key-list.module.css'

/** Commands that have a key, by what they are about. */
export function KeyList(): ReactNode {
  const commands = heard(useAllCommands())
  const own = useOwnKeys()
  const [changing, setChanging] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const press = (command: Command, event: KeyboardEvent): void => {
    if (event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return setChanging(undefined)
    const keys = chordPressed(event)
    if (keys === undefined) return
    const other = commands.find(one => one.id !== command.id && one.keys === keys)
    setTrouble(other && say('shell.keysTaken', { title: other.title }))
    if (other) return
    keepKeys(own, command, keys)
    setChanging(undefined)
  }
  return (
    <>
      <div className={css.groups}>
        {grouped(commands, ({ group = say('shell.app') }) => group).map(([group, list]) => (
          <section key={group} className={css.group}>
            <h3 className="eyebrow">{group}</h3>
            <dl>
              {list.map(command => (
                <div key={command.id} className={css.row}>
                  <dt>{command.title}</dt>
                  <dd>
                    <button
                      type="button"
                      className={css.keys}
                      aria-label={say('shell.changeKeys', { title: command.title, keys: command.keys ?? '' })}
                      onClick={() => {
                        setTrouble(undefined)
                        setChanging(changing === command.id ? undefined : command.id)
                      }}
                      {...(changing === command.id && {
                        onKeyDown: (event: KeyboardEvent) => press(command, event),
                        onBlur: () => setChanging(undefined),
                      })}
                    >
                      {changing === command.id ? say('shell.pressKeys') : <KeyCaps keys={command.keys ?? ''} />}
                    </button>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p role="status" className={css.trouble}>
        {trouble}
      </p>
      {Object.keys(own).length > 0 && (
        <Button small onClick={keepUsualKeys}>
          {say('shell.usualKeys')}
        </Button>
      )}
    </>
  )
}
