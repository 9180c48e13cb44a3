/** Buttons. The lamp-coloured one is the one thing to do next: at most one on a screen. */
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cls } from '../state/words.ts'
import { Keys } from './keys.tsx'
import css from './button.module.css'

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `lamp`: what to do next; `plain`: with a border; `quiet`: words alone; `danger`: takes something away. */
  kind?: 'lamp' | 'plain' | 'quiet' | 'danger'
  small?: boolean
  /** Shown beside the words; registered elsewhere. */
  keys?: string
  /** What it works on is not there yet. It can have the focus, as the first thing in a dialog has, and says that it waits. */
  idle?: boolean
}

/** A button. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind = 'plain', small, keys, idle, className, children, ...rest },
  ref,
): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={cls(css.button, css[kind], small && css.small, 'eases', className)}
      {...rest}
      {...(idle && { 'aria-disabled': true, onClick: undefined })}
    >
      {children}
      {keys !== undefined && <Keys keys={keys} />}
    </button>
  )
})

/** A button that is a sign alone. @param label what it does, for screen readers and as a tip */
export const IconButton = forwardRef<
  HTMLButtonElement,
  Omit<ButtonProps, 'kind' | 'small' | 'keys'> & { label: string }
>(function IconButton({ label, className, children, ...rest }, ref): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      className={cls(css.icon, 'eases', className)}
      {...rest}
    >
      {children}
    </button>
  )
})
