/** Who has no vote that stands, with what became of the ballot where there was one, and who has another vote left: one click makes them the next voter. */
import type { ReactNode } from 'react'
import type { VotesView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { lostBy } from './choices.ts'
import css from './votes.module.css'

interface SilentProps {
  silent: readonly string[]
  /** Who may cast a ballot beside the one that stands. */
  spare: readonly string[]
  nameOf: (slot: string) => string
  ballots: VotesView['ballots']
  by: string | undefined
  onPick: ((slot: string) => void) | undefined
  onRemind: (() => void) | undefined
}

/** The names, in roster order. */
export function Silent({ silent, spare, onRemind, ...names }: SilentProps): ReactNode {
  return (
    <>
      {silent.length ? (
        <>
          <NameList title={say('votes.silentCount', { count: silent.length })} slots={silent} {...names} />
          {onRemind && (
            <p className={css.remind}>
              <Button small onClick={onRemind}>
                {say('reminders.remind')}
              </Button>
            </p>
          )}
        </>
      ) : (
        <p className={css.soft}>{say('votes.allVoted')}</p>
      )}
      {spare.length > 0 && (
        <NameList title={say('votes.spareCount', { count: spare.length })} slots={spare} {...names} />
      )}
    </>
  )
}

function NameList({
  title,
  slots,
  nameOf,
  ballots,
  by,
  onPick,
}: Omit<SilentProps, 'silent' | 'spare' | 'onRemind'> & { title: string; slots: readonly string[] }): ReactNode {
  return (
    <>
      <h2 className="eyebrow">{title}</h2>
      <ul className={css.silent}>
        {slots.map(slot => {
          const name = (
            <>
              <bdi>{nameOf(slot)}</bdi>
              <Lost said={lostBy(slot, ballots)} />
            </>
          )
          return (
            <li key={slot}>
              {onPick ? (
                <button
                  type="button"
                  className={cls(css.name, slot === by && css.next, 'eases')}
                  aria-pressed={slot === by}
                  onClick={() => onPick(slot)}
                >
                  {name}
                </button>
              ) : (
                <span className={css.name}>{name}</span>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Lost({ said }: { said: string | undefined }): ReactNode {
  return said !== undefined && <small className={css.lost}> {said}</small>
}
