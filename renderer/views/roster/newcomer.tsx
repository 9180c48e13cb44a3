/** The message to whoever took over a seat: role, what the seat was told, and how orders are sent in; ready to be copied. */
import { useState, type ReactNode } from 'react'
import type { SeatView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Switch } from '../../parts/switch.tsx'
import { useAnswer, useKept } from '../../state/answers.ts'
import { copy } from '../../state/copy.ts'
import { langOf } from '../../state/lang.ts'
import { say } from '../../words/say.ts'
import css from './newcomer.module.css'

interface NewcomerProps {
  game: string
  seat: SeatView
  /** Who of a hydra it is for. */
  head: string | undefined
  onClose: () => void
}

/** The message, with what the host should know of it before it is sent. */
export function Newcomer({ game, seat, head, onClose }: NewcomerProps): ReactNode {
  const [now, setNow] = useState(false)
  const { value, error } = useAnswer('setup.newcomer', {
    game,
    slot: seat.slot,
    ...(now && { now }),
    ...(head !== undefined && { head }),
  })
  const message = useKept(value, `${game} ${seat.slot} ${head ?? ''}`)
  const what = say('roster.messageTo', { name: head ?? seat.name })
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={what}
      text={say('roster.messageText')}
      actions={
        message && (
          <>
            <Button onClick={() => void copy(message.title, say('roster.subject'))}>{say('roster.copySubject')}</Button>
            <Button kind="lamp" onClick={() => void copy(message.text, what)}>
              {say('roster.copyMessage')}
            </Button>
          </>
        )
      }
    >
      {error && !message ? (
        <Problem error={error} />
      ) : message ? (
        <div className={css.both}>
          {message.since !== undefined && (
            <Switch on={now} onChange={setNow}>
              {say('roster.since', { since: message.since })}
            </Switch>
          )}
          {message.unsent.length > 0 && (
            <p className={css.note}>{say('roster.unsent', { phases: message.unsent.join(', ') })}</p>
          )}
          <article className={css.sheet} aria-label={what} tabIndex={0} {...langOf(message.language)}>
            {message.paragraphs.map((spans, index) => (
              <p key={index}>
                <Said spans={spans} />
              </p>
            ))}
          </article>
        </div>
      ) : (
        <Skeleton label={what} lines={6} />
      )}
    </Dialog>
  )
}
