/** What comes of a role while it is filled in: the message to its player, and small nights. */
import { useEffect, useState, type ReactNode } from 'react'
import type { RoleDraft } from '../../../electron/desk/contract.ts'
import { useAnswer, useKept } from '../../state/answers.ts'
import { say } from '../../words/say.ts'
import { capital } from '../rules/words.ts'
import css from './own-roles.module.css'

/** A text typed in is played this long after the last key. */
const pause = 250

export function Tried({ game, draft, id }: { game: string; draft: RoleDraft; id: string | undefined }): ReactNode {
  const settled = useSettled(draft)
  const asked = settled.name.trim() === '' ? undefined : { game, draft: settled, ...(id !== undefined && { id }) }
  const { value } = useAnswer('ownRoles.try', asked)
  const kept = useKept(value, game)
  if (!asked || !kept) return <p className={css.soft}>{say('ownRoles.begin')}</p>
  const { message, nights, wrong } = kept
  return (
    <>
      {wrong && (
        <p role="status">
          <b>{wrong.message}</b> {wrong.remedy}
        </p>
      )}
      {message !== '' && (
        <section aria-label={say('ownRoles.message')}>
          <h2 className="eyebrow">{say('ownRoles.message')}</h2>
          <p className={css.message}>{message}</p>
        </section>
      )}
      {nights.length > 0 && (
        <section aria-label={say('ownRoles.tried')}>
          <h2 className="eyebrow">{say('ownRoles.tried')}</h2>
          <dl className={css.nights}>
            {nights.map(({ what, says, told }) => (
              <div key={what}>
                <dt>{capital(what)}</dt>
                <dd>{says.join(' ')}</dd>
                {told.map(line => (
                  <dd key={line} className={css.soft}>
                    {line}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

function useSettled(draft: RoleDraft): RoleDraft {
  const [settled, setSettled] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), pause)
    return () => clearTimeout(timer)
  }, [draft])
  return settled
}
