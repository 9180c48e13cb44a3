/** Buttons. The lamp-coloured one is the one thing to do next: at most one on a screen. */
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cls } from '../state/words.ts'
import { Keys } from './keys.tsx'
import css from './button.module.css'

/** `lamp`: what to do next; `plain`: with a border; `quiet`: words alone; `danger`: takes something away. */
type Kind = 'lamp' | 'plain' | 'quiet' | 'danger'

interface Common extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> {
  small?: boolean
  /** Shown beside the words; registered elsewhere. */
  keys?: string
  /** What it works on is not there yet. It can have the focus, as the first thing in a dialog has, and says that it waits. */
  idle?: boolean
  /** Why it cannot be pressed yet: said beside it and as a tip. It can be where there is nothing. */
  why?: string | undefined
  /** The screen says so already. */
  told?: boolean
}

/** What to do next is never shut without a reason: it has `why` in the place of `disabled`. */
type ButtonProps = Common & ({ kind: Kind; disabled?: never } | { kind?: Exclude<Kind, 'lamp'>; disabled?: boolean })

/** A button. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind = 'plain', small, keys, idle, why, told, className, children, ...rest },
  ref,
): ReactNode {
  const id = useId()
  const says = why !== undefined && !told
  return (
    <>
      {says && (
        <small id={id} className={css.why}>
          {why}
        </small>
      )}
      <button
        ref={ref}
        type="button"
        className={cls(css.button, css[kind], small && css.small, 'eases', className)}
        {...rest}
        {...(why !== undefined && { disabled: true, title: why })}
        {...(says && { 'aria-describedby': id })}
        {...(idle && { 'aria-disabled': true, onClick: undefined })}
      >
        {children}
        {keys !== undefined && <Keys keys={keys} />}
      </button>
    </>
  )
})

/** A button that is a sign alone. @param label what it does, for screen readers and as a tip */
export const IconButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'> & { label: string }>(
  function IconButton({ label, className, children, ...rest }, ref): ReactNode {
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
  },
)
