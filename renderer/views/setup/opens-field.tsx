/** When a phase opens, where the rules have a clock, and the deadline that is proposed. */
import { say } from '../../words/say.ts'
import type { ReactNode } from 'react'
import { zoneName } from '../../state/clock.ts'
import { deadlineAt, noDeadline, type Deadline } from './deadline.ts'
import { InstantField } from './instant-field.tsx'
import { hoursAfter, nextQuarter } from './wall-time.ts'

/** Hours that a phase mostly has. */
const usual = 48

/** The deadline that the rules give, else none: the post that starts the game tells the one that somebody chose. */
export const dueBy = (closes: string | undefined, zone: string): Deadline =>
  closes === undefined ? noDeadline : dueIn(closes, zone)

/** The deadline that the rules give, else the usual one from now. */
export const dueIn = (closes: string | undefined, zone: string): Deadline =>
  deadlineAt(closes ?? hoursAfter(nextQuarter(new Date().toISOString()), usual, zone).instant, zone)

/** The field. */
export function OpensField({
  opens,
  onChange,
  onUnread,
  zone,
}: {
  opens: string | undefined
  onChange: (opens: string | undefined) => void
  onUnread: (unread: boolean) => void
  zone: string
}): ReactNode {
  return (
    <InstantField
      label={say('setup.opens', { zone: zoneName(zone) })}
      zone={zone}
      value={opens}
      onChange={onChange}
      onUnread={onUnread}
      {...(opens === undefined && { hint: say('setup.opensNow') })}
    />
  )
}
