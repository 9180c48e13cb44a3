/** An instant, typed on the clock of a zone. Where that shows the time twice, or never, it is asked which is meant: nothing is taken before. */
import { useEffect, useState, type ReactNode } from 'react'
import { MomentField } from '../../parts/moment-field.tsx'
import { WhichTime } from './deadline-field.tsx'
import { closesAt, deadlineAt, isDoubtful, noDeadline } from './deadline.ts'

interface InstantFieldProps {
  label: ReactNode
  zone: string
  /** The instant; nothing where there is none. */
  value: string | undefined
  onChange: (instant: string | undefined) => void
  /** Told whether what stands there is no one instant: nothing may go on with it as if the field were empty. */
  onUnread: (unread: boolean) => void
  hint?: ReactNode
  /** By which it can be given the focus. */
  id?: string
}

/** The field. */
export function InstantField({ label, zone, value, onChange, onUnread, hint, id }: InstantFieldProps): ReactNode {
  const [typed, setTyped] = useState(() => (value === undefined ? noDeadline : deadlineAt(value, zone)))
  const [unread, setUnread] = useState(false)
  const open = unread || isDoubtful(typed, zone)
  useEffect(() => onUnread(open), [open])
  useEffect(() => {
    if (value !== closesAt(typed, zone)) setTyped(value === undefined ? noDeadline : deadlineAt(value, zone))
  }, [value])
  const take = (next: typeof typed): void => {
    setTyped(next)
    onChange(closesAt(next, zone))
  }
  return (
    <>
      <MomentField
        label={label}
        value={typed.wall}
        onChange={wall => take({ wall })}
        onUnread={setUnread}
        {...(hint !== undefined && { hint })}
        {...(id !== undefined && { id })}
      />
      <WhichTime deadline={typed} zone={zone} onChange={take} />
    </>
  )
}
