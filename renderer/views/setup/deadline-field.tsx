/** A deadline in the game's zone. What the clocks make doubtful is asked. */
import type { NextPhase } from '../../../electron/desk/contract.ts'
import { say } from '../../words/say.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { MomentField } from '../../parts/moment-field.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { clockTime, myZone, sameClock, span, timeOnly, useNow, zoneName } from '../../state/clock.ts'
import { closesAt, deadlineAt, isDoubtful, noDeadline, type Deadline } from './deadline.ts'
import { hoursAfter, instantOf, nextQuarter } from './wall-time.ts'
import css from './deadline-field.module.css'

interface DeadlineFieldProps {
  deadline: Deadline
  onChange: (deadline: Deadline) => void
  /** Told whether what is typed cannot be read, which is no deadline then; whoever needs one sees that there is none. */
  onUnread?: (unread: boolean) => void
  zone: string
  /** From when `+24 h` counts; now where nothing is given. */
  from?: string
  /** None is no choice. */
  needed?: boolean
  label?: string
  /** Why it is proposed, as long as it is what was proposed. */
  proposed?: NextPhase['rhythm'] | undefined
}

const steps = [24, 48, 72]

/** The field, with steps from now or from the deadline there is. */
export function DeadlineField({
  deadline,
  onChange,
  onUnread = () => undefined,
  zone,
  from,
  needed,
  label = say('setup.deadline'),
  proposed,
}: DeadlineFieldProps): ReactNode {
  const now = useNow()
  const start = from ?? nextQuarter(now.toISOString())
  const closes = closesAt(deadline, zone)
  const [unread, setUnread] = useState(false)
  const open = unread || isDoubtful(deadline, zone)
  useEffect(() => onUnread(open), [open])
  const shifted =
    closes === undefined
      ? 0
      : (steps.map(hours => hoursAfter(start, hours, zone)).find(({ instant }) => instant === closes)?.shifted ?? 0)
  const past = closes !== undefined && new Date(closes) <= now
  return (
    <div className={css.field}>
      <MomentField
        label={say('setup.timeIn', { label, zone: zoneName(zone) })}
        value={deadline.wall}
        onUnread={setUnread}
        onChange={wall => onChange({ wall })}
        {...(past ? { error: say('setup.past') } : {})}
      />
      <p className={css.steps}>
        {steps.map(hours => (
          <Button key={hours} small onClick={() => onChange(deadlineAt(hoursAfter(start, hours, zone).instant, zone))}>
            {say('setup.plusHours', { hours })}
          </Button>
        ))}
        {!needed && deadline.wall !== '' && (
          <Button small kind="quiet" onClick={() => onChange(noDeadline)}>
            {say('setup.none')}
          </Button>
        )}
      </p>
      <WhichTime deadline={deadline} zone={zone} onChange={onChange} />
      <p className={css.hint}>
        {closes === undefined ? (open ? '' : say('setup.noDeadline')) : past ? '' : dueSaid(closes, zone, now)}
        {closes !== undefined && closes === proposed?.closes && whySaid(proposed, zone, now)}
        {shifted !== 0 && ` ${say(shifted > 0 ? 'setup.forward' : 'setup.back')}`}
      </p>
    </div>
  )
}

/** Why a deadline is not so many hours from when the phase opens. */
function whySaid({ hours, due, since }: NonNullable<NextPhase['rhythm']>, zone: string, now: Date): string {
  if (due !== undefined) return ` ${say('setup.movedFrom', { hours, time: clockTime(due, zone, now) })}`
  return since === undefined ? '' : ` ${say('setup.countedFrom', { hours, time: clockTime(since, zone, now) })}`
}

const ofTwo = { earlier: 'setup.twiceEarlier', later: 'setup.twiceLater' } as const

/** Asks which of two times is meant, where the clocks make that doubtful. */
export function WhichTime({
  deadline,
  zone,
  onChange,
}: {
  deadline: Deadline
  zone: string
  onChange: (deadline: Deadline) => void
}): ReactNode {
  const read = instantOf(deadline.wall, zone)
  if (read.kind !== 'twice' && read.kind !== 'never') return null
  return (
    <div className={css.doubt}>
      <p>{say(read.kind === 'twice' ? 'setup.twice' : 'setup.never')}</p>
      <Segmented
        label={say('setup.whichTime')}
        value={deadline.meant ?? ''}
        onChoose={meant => onChange({ ...deadline, meant: meant === 'later' ? 'later' : 'earlier' })}
        segments={(['earlier', 'later'] as const).map(one => ({
          value: one,
          label: timeOnly(read[one].wall.slice(11, 16)),
          note: read.kind === 'twice' ? say(ofTwo[one], { offset: read[one].offset }) : `UTC${read[one].offset}`,
        }))}
      />
    </div>
  )
}

/** In how long it is due, and what the clock here says then, where it says something else. */
function dueSaid(closes: string, zone: string, now: Date): string {
  const left = span(now, new Date(closes))
  return sameClock(closes, zone, myZone())
    ? say('setup.in', { span: left })
    : say('setup.inHere', { span: left, time: clockTime(closes, myZone(), now) })
}
