/** One of a few, all in sight. */
import { useId, type ReactNode } from 'react'
import { cls } from '../state/words.ts'
import css from './segmented.module.css'

interface Segment {
  value: string
  label: string /** A word set apart, such as `default`. */
  note?: string
}

interface SegmentedProps {
  /** For screen readers. */
  label: string
  segments: readonly Segment[]
  value: string
  onChoose: (value: string) => void
  disabled?: boolean
}

/** A row of values, one of them chosen; arrow keys move between them. */
export function Segmented({ label, segments, value, onChoose, disabled }: SegmentedProps): ReactNode {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={cls(css.row, disabled && css.fixed)}>
      {segments.map(segment => (
        <label key={segment.value} className={css.segment}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={disabled}
            onChange={() => onChoose(segment.value)}
          />
          <span className={cls(css.words, 'eases')}>
            {segment.label}
            {segment.note !== undefined && <small className={css.note}>{segment.note}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
