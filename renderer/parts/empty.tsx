/** Where nothing is yet: what belongs here, and the one action that fills it. */
import type { ReactNode } from 'react'
import css from './empty.module.css'

interface EmptyProps {
  title: string
  text?: ReactNode
  action?: ReactNode
}

/** An empty state. */
export function Empty({ title, text, action }: EmptyProps): ReactNode {
  return (
    <div className={css.empty}>
      <h2 className={css.title}>{title}</h2>
      {text !== undefined && <div className={css.text}>{text}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}
