/** A pill: a fact about the whole, in a few words. */
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { cls } from '../state/words.ts'
import css from './pill.module.css'

type PillTone = 'plain' | 'stands' | 'fails' | 'barred' | 'lamp'

/** Words in a round frame. */
export function Pill({
  tone = 'plain',
  className,
  children,
  ...rest
}: ComponentPropsWithoutRef<'span'> & { tone?: PillTone }): ReactNode {
  return (
    <span className={cls(css.pill, css[tone], className)} {...rest}>
      {children}
    </span>
  )
}

/** A smaller one without a frame, for states in lists. */
export function Tag({
  tone = 'plain',
  className,
  children,
  ...rest
}: ComponentPropsWithoutRef<'span'> & { tone?: PillTone }): ReactNode {
  return (
    <span className={cls(css.tag, css[tone], className)} {...rest}>
      {children}
    </span>
  )
}
