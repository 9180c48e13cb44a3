/** What stands where an answer is awaited: nothing for a moment, then quiet lines. Nothing blinks. */
import type { ReactNode } from 'react'
import css from './skeleton.module.css'

/** Quiet lines. @param label what is awaited: `The night` */
export function Skeleton({ label, lines = 4 }: { label: string; lines?: number }): ReactNode {
  return (
    <div className={css.skeleton} role="status">
      <span className="sr">{label} is on its way.</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={css.line} />
      ))}
    </div>
  )
}
