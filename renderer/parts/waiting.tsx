/** What stands where something is awaited that takes long: how far it has come, a way to stop it, and quiet lines. */
import type { ReactNode } from 'react'
import type { ReadingPlace } from '../state/reading.ts'
import { ReadingLine } from './reading-line.tsx'
import { Skeleton } from './skeleton.tsx'
import css from './waiting.module.css'

/** @param label what is awaited: `The comparison` */
export function Waiting({ label, lines, reading }: { label: string; lines: number; reading: ReadingPlace }): ReactNode {
  return (
    <div className={css.waiting}>
      <ReadingLine reading={reading} onStop={focusMain} />
      <Skeleton label={label} lines={lines} />
    </div>
  )
}

/** The keys of the screen are heard again, and the focus is somewhere. */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true })
