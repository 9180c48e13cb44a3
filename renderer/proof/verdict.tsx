/** One thing that was checked: it holds, it does not, or nothing can be said. */
import type { ReactNode } from 'react'
import { cls } from '../state/words.ts'
import css from './proof.module.css'

export function Verdict({ holds, children }: { holds?: boolean; children: ReactNode }): ReactNode {
  return (
    <p className={cls(css.verdict, holds === undefined ? css.open : holds ? css.holds : css.fails)}>
      <span aria-hidden="true">{holds === undefined ? '?' : holds ? '✓' : '✗'}</span>
      <span>{children}</span>
    </p>
  )
}
