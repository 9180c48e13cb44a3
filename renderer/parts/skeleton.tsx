/** What stands where an answer is awaited: nothing for a moment, then quiet lines. Nothing blinks. */
import type { ReactNode } from 'react'
import { say } from '../words/say.ts'
import css from './skeleton.module.css'

/** Quiet lines. @param label what is awaited: `The night` */
export function Skeleton({ label, lines = 4 }: { label: string; lines?: number }): ReactNode {
  return (
    <div className={css.skeleton} role="status">
      <span className="sr">{say('parts.onItsWay', { what: label })}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={css.line} />
      ))}
    </div>
  )
}
