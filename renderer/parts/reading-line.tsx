/** How far a reading, or other long work, has come, where it takes longer than a moment, and a way to stop it. */
import { Progress } from '@base-ui/react/progress'
import { useEffect, useState, type ReactNode } from 'react'
import type { ReadingPlace } from '../state/reading.ts'
import { say } from '../words/say.ts'
import { Button } from './button.tsx'
import css from './reading-line.module.css'

const aMoment = 400

interface ReadingLineProps {
  reading: ReadingPlace
  /** What is counted, for who does not see the field above: `posts`. Without it, it is work that counts in hundredths. */
  things?: string
  /** The host stopped it: somewhere the focus has to go. */
  onStop: () => void
}

/** A line below the field that is read, or where what is worked out will stand. */
export function ReadingLine({ reading: { under, step, stop }, things, onStop }: ReadingLineProps): ReactNode {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!under) return setLate(false)
    const timer = setTimeout(() => setLate(true), aMoment)
    return () => clearTimeout(timer)
  }, [under])
  if (!under || !late) return null
  const far =
    step
    && (things === undefined
      ? say('parts.percent', { done: step.done })
      : say('parts.readSoFar', { done: step.done, of: step.of }))
  const aloud = (): string => {
    if (things === undefined) return step ? say('parts.percentDone', { done: step.done }) : say('parts.working')
    return step ? say('parts.thingsRead', { done: step.done, of: step.of, things }) : say('parts.reading')
  }
  return (
    <div className={css.line}>
      <Progress.Root
        className={css.progress}
        value={step ? step.done : null}
        max={step?.of ?? 100}
        getAriaValueText={aloud}
      >
        <Progress.Label className={css.label}>
          {say(things === undefined ? 'parts.workingNow' : 'parts.readingNow')}
        </Progress.Label>
        {far !== undefined && (
          <span className={css.far} aria-hidden="true">
            {far}
          </span>
        )}
        <Progress.Track className={css.track}>
          <Progress.Indicator className={css.indicator} />
        </Progress.Track>
      </Progress.Root>
      <Button
        small
        onClick={() => {
          stop()
          onStop()
        }}
      >
        {say('parts.stop')}
      </Button>
    </div>
  )
}
