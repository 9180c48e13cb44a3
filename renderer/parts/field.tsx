/** Labelled fields. Hint and error are tied to the input, so that they are read with it. */
import { cloneElement, useId, type ComponentPropsWithoutRef, type ReactElement, type ReactNode } from 'react'
import { cls } from '../state/words.ts'
import css from './field.module.css'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The label is for screen readers alone. */
  bare?: boolean
  className?: string
}

type Control = ReactElement<{ id?: string; className?: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }>

/** A label with its control: one input, select or textarea. */
export function Field({
  label,
  hint,
  error,
  bare,
  className,
  children,
}: FieldProps & { children: Control }): ReactNode {
  const id = useId()
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  const control = cloneElement(children, {
    id,
    className: cls(css.control, children.props.className),
    ...(notes ? { 'aria-describedby': notes } : {}),
    ...(error !== undefined ? { 'aria-invalid': true } : {}),
  })
  return (
    <div className={cls(css.field, className)}>
      <label htmlFor={id} className={bare ? 'sr' : css.label}>
        {label}
      </label>
      {control}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** A line of text. */
export function TextField({
  label,
  hint,
  error,
  bare,
  className,
  ...input
}: FieldProps & Omit<ComponentPropsWithoutRef<'input'>, 'className'>): ReactNode {
  return (
    <Field {...({ label, hint, error, bare, className } as FieldProps)}>
      <input type="text" autoComplete="off" spellCheck={false} {...input} />
    </Field>
  )
}

/** Several lines of text. */
export function AreaField({
  label,
  hint,
  error,
  bare,
  className,
  mono,
  ...input
}: FieldProps & { mono?: boolean } & Omit<ComponentPropsWithoutRef<'textarea'>, 'className'>): ReactNode {
  return (
    <Field {...({ label, hint, error, bare, className } as FieldProps)}>
      <textarea className={cls(css.area, mono && 'mono')} {...input} />
    </Field>
  )
}

/** One of several. */
export function SelectField({
  label,
  hint,
  error,
  bare,
  className,
  options,
  ...input
}: FieldProps & { options: readonly { value: string; label: string }[] } & Omit<
    ComponentPropsWithoutRef<'select'>,
    'className'
  >): ReactNode {
  return (
    <Field {...({ label, hint, error, bare, className } as FieldProps)}>
      <select {...input}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
