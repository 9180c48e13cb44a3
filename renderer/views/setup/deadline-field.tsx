/** A deadline in the game's zone. What the clocks make doubtful is asked. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { clockTime, myZone, sameClock, span, useNow, zoneName } from '../../state/clock.ts'
import { hoursAfter, instantOf, nextQuarter, wallOf } from './wall-time.ts'
import css from './deadline-field.module.css'

/** What is typed, and which of two readings is meant where there are two. */
export interface Deadline {
  wall: string
  meant: 'earlier' | 'later'
}

export const noDeadline: Deadline = { wall: '', meant: 'earlier' }

/** The instant that is meant; undefined for none, and for what cannot be read. */
export function closesAt({ wall, meant }: Deadline, zone: string): string | undefined {
  const read = instantOf(wall, zone)
  return read.kind === 'once' ? read.instant : read.kind === 'unread' ? undefined : read[meant].instant
}

interface DeadlineFieldProps {
  deadline: Deadline
  onChange: (deadline: Deadline) => void
  zone: string
  /** From when `+24 h` counts; now where nothing is given. */
  from?: string
  /** None is no choice. */
  needed?: boolean
  label?: string
}

const steps = [24, 48, 72]

/** The field, with steps from now or from the deadline there is. */
export function DeadlineField({
  deadline,
  onChange,
  zone,
  from,
  needed,
  label = 'Deadline',
}: DeadlineFieldProps): ReactNode {
  const now = useNow()
  const start = from ?? nextQuarter(now.toISOString())
  const read = instantOf(deadline.wall, zone)
  const closes = closesAt(deadline, zone)
  const shifted =
    closes === undefined
      ? 0
      : (steps.map(hours => hoursAfter(start, hours, zone)).find(({ instant }) => instant === closes)?.shifted ?? 0)
  const past = closes !== undefined && new Date(closes) <= now
  return (
    <div className={css.field}>
      <TextField
        label={`${label}, ${zoneName(zone)} time`}
        type="datetime-local"
        value={deadline.wall}
        onChange={event => onChange({ wall: event.target.value, meant: 'earlier' })}
        {...(past ? { error: 'That is past already: everything would come late.' } : {})}
      />
      <p className={css.steps}>
        {steps.map(hours => (
          <Button
            key={hours}
            small
            onClick={() => onChange({ wall: wallOf(hoursAfter(start, hours, zone).instant, zone), meant: 'earlier' })}
          >
            +{hours} h
          </Button>
        ))}
        {!needed && deadline.wall !== '' && (
          <Button small kind="quiet" onClick={() => onChange(noDeadline)}>
            None
          </Button>
        )}
      </p>
      {(read.kind === 'twice' || read.kind === 'never') && (
        <div className={css.doubt}>
          <p>
            {read.kind === 'twice'
              ? 'Clocks go back then, and this time comes twice. Which one?'
              : 'Clocks go forward then, and this time does not come. Which is meant?'}
          </p>
          <Segmented
            label="Which time is meant"
            value={deadline.meant}
            onChoose={meant => onChange({ ...deadline, meant: meant as Deadline['meant'] })}
            segments={(['earlier', 'later'] as const).map(one => ({
              value: one,
              label: read[one].wall.slice(11),
              note: `UTC${read[one].offset}`,
            }))}
          />
        </div>
      )}
      <p className={css.hint}>
        {closes === undefined
          ? 'Without a deadline nothing comes late.'
          : past
            ? ''
            : `In ${span(now, new Date(closes))}${sameClock(closes, zone, myZone()) ? '' : `; ${clockTime(closes, myZone(), now)} here`}.`}
        {shifted !== 0
          && ` Clocks go ${shifted > 0 ? 'forward' : 'back'} in between: the hours are counted, not the clock.`}
      </p>
    </div>
  )
}
