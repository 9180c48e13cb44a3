/** The rule systems, each with a line and an example. */
import { useId, type ReactNode } from 'react'
import type { SystemOffered } from '../../../electron/desk/contract.ts'
import { say } from '../../words/say.ts'
import css from './new-game.module.css'

/** One of them is chosen; arrow keys move between them. */
export function SystemCards({
  systems,
  chosen,
  onChoose,
}: {
  systems: readonly SystemOffered[]
  chosen: string | undefined
  onChoose: (system: string) => void
}): ReactNode {
  const group = useId()
  return (
    <fieldset className={css.cards}>
      <legend className={css.label}>{say('games.system')}</legend>
      {systems.map(({ id, name, about }) => (
        <label key={id} className={css.card}>
          <input
            type="radio"
            name={group}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            aria-labelledby={`${group} ${id} name`.replaceAll(' ', '-')}
            aria-describedby={`${group} ${id} about`.replaceAll(' ', '-')}
          />
          <span className={css.system}>
            <b id={`${group} ${id} name`.replaceAll(' ', '-')}>{name}</b>
            {about && (
              <>
                <small className={css.day}>{say('games.dayHas', { day: about.day })}</small>
                <span id={`${group} ${id} about`.replaceAll(' ', '-')} className={css.about}>
                  <span>{about.says}</span>
                  <span className={css.instance}>{about.example}</span>
                </span>
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
