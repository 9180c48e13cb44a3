/** What the system keeps of a seat: its marks with their rules, and its counters. */
import { say } from '../../words/say.ts'
import type { ReactNode } from 'react'
import type { GameView, SeatView } from '../../../electron/desk/contract.ts'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { capital, spaced, valueSaid } from '../rules/words.ts'
import css from './kept-of.module.css'

/** Both; nothing where there is neither. */
export function KeptOf({ game, seat }: { game: GameView; seat: SeatView }): ReactNode {
  const marks = game.system.marks.filter(({ id }) => seat.status.includes(id))
  const counters = Object.entries(seat.counters)
  if (!marks.length && !counters.length) return null
  return (
    <section className={css.kept} aria-label={say('roster.kept')}>
      {marks.map(({ id, says, rule }) => (
        <p key={id} className={css.mark}>
          <b>{capital(spaced(id))}</b> <RuleChip id={rule} /> <span className={css.says}>{says}</span>
        </p>
      ))}
      {counters.length > 0 && (
        <dl className={css.counters}>
          {counters.map(([id, value]) => (
            <div key={id}>
              <dt>{capital(spaced(id))}</dt>
              <dd>{valueSaid(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
