/** Opens the next phase: its name is known, its deadline is asked in the game's zone. */
import { useState, type ReactNode } from 'react'
import type { GameView } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { SelectField, TextField } from '../parts/field.tsx'
import { act } from '../state/act.ts'
import { openPhaseDialog, useDialogs } from '../state/dialogs.ts'
import { kindName, nextPhase, phaseName } from '../state/next-thing.ts'
import { go } from '../state/view.ts'
import { closesAt, DeadlineField, noDeadline } from '../views/setup/deadline-field.tsx'
import { hoursAfter, nextQuarter, wallOf } from '../views/setup/wall-time.ts'
import css from './open-phase-dialog.module.css'

/** The dialog. */
export function OpenPhaseDialog({ game }: { game: GameView }): ReactNode {
  const open = useDialogs(dialogs => dialogs.openPhase)
  return open ? <Asking game={game} /> : null
}

/** Hours that a phase mostly has. */
const usual = 48

function Asking({ game }: { game: GameView }): ReactNode {
  const { zone } = game.settings
  const next = nextPhase(game)
  const [kind, setKind] = useState(next.kind)
  const [number, setNumber] = useState(String(next.number))
  const [deadline, setDeadline] = useState(() => ({ ...noDeadline, wall: wallOf(hoursAfter(nextQuarter(new Date().toISOString()), usual, zone).instant, zone) }))
  const called = { kind, number: Number(number) }
  const fits = Number.isSafeInteger(called.number) && called.number > 0
  const close = (): void => openPhaseDialog(false)

  const open = async (): Promise<void> => {
    const closes = closesAt(deadline, zone)
    const done = await act('phases.open', { game: game.id, ...called, ...closes === undefined ? {} : { closes } })
    if (!done) return
    close()
    go({ screen: game.system.acting.includes(kind) ? 'inbox' : 'posts', game: game.id, phase: game.phases.length })
  }

  return (
    <Dialog
      open onClose={close} title={fits ? `Open ${phaseName(called)}` : 'Open a phase'}
      actions={<><Button onClick={close}>Cancel</Button><Button kind="lamp" disabled={!fits} onClick={() => { void open() }}>Open {fits ? phaseName(called) : 'it'}</Button></>}
    >
      <div className={css.row}>
        <SelectField label="Phase" value={kind} onChange={event => setKind(event.target.value)} options={game.system.phases.map(one => ({ value: one, label: kindName(one) }))} />
        <TextField label="Number" type="number" min={1} value={number} onChange={event => setNumber(event.target.value)} {...fits ? {} : { error: 'A whole number from 1.' }} />
      </div>
      <DeadlineField deadline={deadline} onChange={setDeadline} zone={zone} />
    </Dialog>
  )
}
