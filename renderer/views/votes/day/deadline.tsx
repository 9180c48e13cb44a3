/** Until when there is time, on the clock of the game and on mine, and how that was moved. */
import type { ReactNode } from 'react'
import type { DayView } from '../../../../electron/desk/contract.ts'
import { Time, Until } from '../../../parts/time.tsx'
import { useNow } from '../../../state/clock.ts'
import { say } from '../../../words/say.ts'
import css from './day.module.css'

export function Deadline({ day, zone, locked }: { day: DayView; zone: string; locked: boolean }): ReactNode {
  const now = useNow()
  const { opens, closes, moved } = day
  const over = closes !== undefined && Date.parse(closes) < now.getTime()
  return (
    <section aria-labelledby="day-deadline">
      <h2 id="day-deadline" className="eyebrow">
        {say('day.deadline')}
      </h2>
      {closes === undefined ? (
        <p className={css.soft}>{say('day.noDeadline')}</p>
      ) : (
        <p className={css.when}>
          <b>
            <Time at={closes} zone={zone} both />
          </b>
          {!locked && (
            <span className={css.soft}>
              {say(over ? 'day.overSince' : 'day.inTime')} <Until at={closes} />
            </span>
          )}
        </p>
      )}
      {opens !== undefined && (
        <p className={css.soft}>
          {say('day.opened')} <Time at={opens} zone={zone} both />
        </p>
      )}
      {moved.length > 0 && (
        <ul className={css.moves}>
          {moved.map(({ from, to, at }) => (
            <li key={at + to} className={css.soft}>
              <Time at={at} zone={zone} />: {say('day.movedFrom')}{' '}
              {from === undefined ? say('day.none') : <Time at={from} zone={zone} both />} →{' '}
              <Time at={to} zone={zone} both />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
