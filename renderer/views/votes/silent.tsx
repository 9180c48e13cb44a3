/** Who has not voted: one click makes them the next voter. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import css from './votes.module.css'

/** The names, in roster order. */
export function Silent({
  silent,
  nameOf,
  by,
  onPick,
  onRemind,
}: {
  silent: readonly string[]
  nameOf: (slot: string) => string
  by: string | undefined
  onPick: ((slot: string) => void) | undefined
  onRemind: (() => void) | undefined
}): ReactNode {
  if (!silent.length) return <p className={css.soft}>{say('votes.allVoted')}</p>
  return (
    <>
      <h2 className="eyebrow">{say('votes.silentCount', { count: silent.length })}</h2>
      <ul className={css.silent}>
        {silent.map(slot => (
          <li key={slot}>
            {onPick ? (
              <button
                type="button"
                className={cls(css.name, slot === by && css.next, 'eases')}
                aria-pressed={slot === by}
                onClick={() => onPick(slot)}
              >
                <bdi>{nameOf(slot)}</bdi>
              </button>
            ) : (
              <span className={css.name}>
                <bdi>{nameOf(slot)}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
      {onRemind && (
        <p className={css.remind}>
          <Button small onClick={onRemind}>
            {say('reminders.remind')}
          </Button>
        </p>
      )}
    </>
  )
}
