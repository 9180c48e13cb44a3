/** When a phase opens, where the rules have a clock, and the deadline that is proposed. */
import { say } from '../../words/say.ts'
import type { ReactNode } from 'react'
import { MomentField } from '../../parts/moment-field.tsx'
import { zoneName } from '../../state/clock.ts'
import { closesAt, noDeadline, type Deadline } from './deadline-field.tsx'
import { hoursAfter, nextQuarter, wallOf } from './wall-time.ts'

/** Hours that a phase mostly has. */
const usual = 48

/** The deadline that the rules give, else none: the post that starts the game tells the one that somebody chose. */
export const dueBy = (closes: string | undefined, zone: string): Deadline =>
  closes === undefined ? noDeadline : dueIn(closes, zone)

/** The deadline that the rules give, else the usual one from now. */
export const dueIn = (closes: string | undefined, zone: string): Deadline => ({
  ...noDeadline,
  wall: wallOf(closes ?? hoursAfter(nextQuarter(new Date().toISOString()), usual, zone).instant, zone),
})

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
    <MomentField
      label={say('setup.opens', { zone: zoneName(zone) })}
      onUnread={onUnread}
      value={opens === undefined ? '' : wallOf(opens, zone)}
      onChange={wall => onChange(wall === '' ? undefined : closesAt({ wall, meant: 'earlier' }, zone))}
    />
  )
}
