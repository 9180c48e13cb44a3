/**
 * A date and time on the clock of a zone, typed: `2026-11-28 20:00`, whatever the language of the browser. The arrows move the part
 * in which the cursor stands; what is read is said below with its weekday. A calendar beside it fills it in.
 */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { dayAndTime, useNow } from '../state/clock.ts'
import { moved, typedMoment, written } from '../state/moment-typed.ts'
import { say } from '../words/say.ts'
import { IconButton } from './button.tsx'
import { TextField } from './field.tsx'
import css from './moment-field.module.css'

interface MomentFieldProps {
  /** With the zone in it. */
  label: ReactNode
  /** `2026-11-28T20:00`, or nothing. */
  value: string
  /** Told what can be read, and nothing where the field is empty or cannot be read. */
  onChange: (wall: string) => void
  /** Told whether what stands there cannot be read: nothing may go on with it as if the field were empty. */
  onUnread: (unread: boolean) => void
  hint?: ReactNode
  error?: ReactNode
  /** By which it can be given the focus. */
  id?: string
}

/** Leads to a field of this id. */
export const focusNamed = (id: string): void => document.querySelector<HTMLElement>(`input[name="${id}"]`)?.focus()

/** The field. */
export function MomentField({ label, value, onChange, onUnread, hint, error, id }: MomentFieldProps): ReactNode {
  const [text, setText] = useState(written(value))
  const now = useNow()
  const calendar = useRef<HTMLInputElement>(null)
  // What comes from outside replaces what was typed, unless it is what was typed.
  const told = useRef(value)
  useEffect(() => {
    if (value !== told.current) {
      setText(written(value))
      onUnread(false)
    }
    told.current = value
  }, [value])
  const tell = (wall: string): void => {
    told.current = wall
    if (wall !== value) onChange(wall)
  }
  const type = (typed: string): void => {
    setText(typed)
    const read = typedMoment(typed)
    onUnread(typed.trim() !== '' && read === undefined)
    tell(read ?? '')
  }
  const wall = typedMoment(text)
  const isUnread = text.trim() !== '' && wall === undefined
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const { selectionStart } = event.currentTarget
    if (way === undefined || wall === undefined || selectionStart === null) return
    event.preventDefault()
    const field = event.currentTarget
    setText(moved(wall, selectionStart, way))
    tell(typedMoment(moved(wall, selectionStart, way))!)
    requestAnimationFrame(() => field.setSelectionRange(selectionStart, selectionStart))
  }
  const said = wall === undefined ? undefined : dayAndTime(`${wall}:00Z`, 'UTC', now)
  return (
    <div className={css.moment}>
      <TextField
        label={label}
        {...(id !== undefined && { name: id })}
        placeholder={say('parts.momentForm')}
        maxLength={40}
        value={text}
        onChange={event => type(event.target.value)}
        onBlur={() => wall !== undefined && setText(written(wall))}
        onKeyDown={press}
        {...(isUnread ? { error: say('parts.momentUnread') } : error !== undefined ? { error } : {})}
        hint={
          <>
            {said ?? say('parts.momentHint')}
            {hint !== undefined && <> {hint}</>}
          </>
        }
      />
      <input
        ref={calendar}
        className={css.calendar}
        type="datetime-local"
        tabIndex={-1}
        aria-hidden="true"
        value={wall ?? ''}
        onChange={event => event.target.value !== '' && type(written(event.target.value))}
      />
      <IconButton className={css.open!} label={say('parts.calendar')} onClick={() => calendar.current?.showPicker()}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <rect x={1.5} y={3} width={11} height={9.5} fill="none" stroke="currentColor" strokeWidth={1.3} />
          <line x1={1.5} x2={12.5} y1={6} y2={6} stroke="currentColor" strokeWidth={1.3} />
          <line x1={4.5} x2={4.5} y1={1.2} y2={4} stroke="currentColor" strokeWidth={1.3} />
          <line x1={9.5} x2={9.5} y1={1.2} y2={4} stroke="currentColor" strokeWidth={1.3} />
        </svg>
      </IconButton>
    </div>
  )
}
