/** What of the file is not as it was written, above what is shown without it. */
import type { ReactNode } from 'react'
import type { Damage } from '../../electron/desk/contract.ts'
import css from './damages.module.css'

/** Nothing where nothing is damaged. */
export const Damages = ({ damaged = [] }: { damaged?: readonly Damage[] | undefined }): ReactNode =>
  damaged.length > 0 && (
    <ul className={css.list} role="alert">
      {damaged.map(({ message, remedy }) => (
        <li key={message}>
          <b>{message}</b> {remedy}
        </li>
      ))}
    </ul>
  )
