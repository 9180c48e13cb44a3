/** What could not be read of what was imported, file by file, until the host has seen it. */
import type { ReactNode } from 'react'
import type { ThreadTaken } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { say } from '../../../words/say.ts'
import css from './import.module.css'

/** So many are named; of more it is said how many there are. */
const mostNamed = 20

/** The list, with a way to put it away. */
export function NotRead({
  title,
  unread,
  onClose,
}: {
  title: string
  unread: ThreadTaken['unread']
  onClose: () => void
}): ReactNode {
  return (
    <section className={css.unknown} aria-label={title}>
      <h2 className={css.notRead}>{title}</h2>
      <ul className={css.files}>
        {unread.slice(0, mostNamed).map(({ file, message, remedy }, index) => (
          <li key={index}>
            {file !== undefined && <b className={css.file}>{say('votes.inFile', { file })}</b>} {said(message)}{' '}
            <span className={css.remedy}>{said(remedy)}</span>
          </li>
        ))}
      </ul>
      {unread.length > mostNamed && <p>{say('votes.moreNotRead', { count: unread.length - mostNamed })}</p>}
      <Button small onClick={onClose}>
        {say('common.close')}
      </Button>
    </section>
  )
}

/** A clause as a sentence. */
const said = (clause: string): string => `${clause.slice(0, 1).toUpperCase()}${clause.slice(1).replace(/[.!?]$/, '')}.`
