/** The way out of the set-up: the first phase, with its deadline. */
import { useState, type ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { SelectField } from '../../parts/field.tsx'
import { act } from '../../state/act.ts'
import { useCommands } from '../../state/commands.ts'
import { nextPhase, phaseName } from '../../state/next-thing.ts'
import { go } from '../../state/view.ts'
import { closesAt, DeadlineField, noDeadline } from './deadline-field.tsx'
import { hoursAfter, nextQuarter, wallOf } from './wall-time.ts'
import css from './open-first.module.css'

/** Hours that a first night mostly has. */
const usual = 48

/** What to open and until when. */
export function OpenFirst({ game }: { game: GameView }): ReactNode {
  const { zone } = game.settings
  const [deadline, setDeadline] = useState(() => ({ ...noDeadline, wall: wallOf(hoursAfter(nextQuarter(new Date().toISOString()), usual, zone).instant, zone) }))
  const [kind, setKind] = useState(() => nextPhase(game).kind)
  const first = { kind, number: 1 }
  const ready = game.seats.length > 0
  const open = async (): Promise<void> => {
    const closes = closesAt(deadline, zone)
    if (await act('phases.open', { game: game.id, ...first, ...closes !== undefined && { closes } })) go({ screen: game.system.acting.includes(kind) ? 'inbox' : 'posts', game: game.id, phase: 0 })
  }
  // The same that the top bar offers on other screens, with the deadline that stands here.
  useCommands(ready ? [{ id: 'next', title: `Open ${phaseName(first)}`, keys: 'Ctrl+Enter', group: 'Game', run: () => void open() }] : [])
  return (
    <section className={css.card} aria-label="The first phase">
      <h2 className="eyebrow">First phase</h2>
      {ready
        ? (
          <>
            {game.system.phases.length > 1 && <SelectField label="Begins with" value={kind} onChange={event => setKind(event.target.value)} options={game.system.phases.map(one => ({ value: one, label: phaseName({ kind: one, number: 1 }) }))} />}
            <DeadlineField deadline={deadline} onChange={setDeadline} zone={zone} />
            <Button kind="lamp" onClick={() => void open()}>Open {phaseName(first)}</Button>
          </>
        )
        : <p className={css.soft}>{phaseName(first)} can be opened when the roster is there.</p>}
    </section>
  )
}
