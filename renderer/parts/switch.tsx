/** A switch with its words: on or off at once, nothing to confirm. */
import { Switch as Base } from '@base-ui/react/switch'
import type { ReactNode } from 'react'
import { cls } from '../state/words.ts'
import css from './switch.module.css'

interface SwitchProps {
  on: boolean
  onChange: (on: boolean) => void
  children: ReactNode
  disabled?: boolean
  className?: string
}

/** A row with words on the left and a switch on the right. */
export function Switch({ on, onChange, children, disabled, className }: SwitchProps): ReactNode {
  return (
    <label className={cls(css.row, className)}>
      <span className={css.words}>{children}</span>
      <Base.Root checked={on} onCheckedChange={onChange} {...(disabled ? { disabled } : {})} className={css.track}>
        <Base.Thumb className={css.thumb} />
      </Base.Root>
    </label>
  )
}
