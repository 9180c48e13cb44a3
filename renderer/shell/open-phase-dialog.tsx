/** Opens the next phase: which one comes and when it closes is proposed; times are asked in the game's zone. */
import { useState, type ReactNode } from 'react'
import type { GameView, NextPhase } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { SelectField, TextField } from '../parts/field.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { useUnread } from '../parts/use-unread.ts'
import { act } from '../state/act.ts'
import { useAnswer } from '../state/answers.ts'
import { openPhaseDialog, useDialogs } from '../state/dialogs.ts'
import { firstScreen } from '../state/holds.ts'
import { kindName, nextPhase, phaseName } from '../state/next-thing.ts'
import { go } from '../state/view.ts'
import { Breaks } from '../views/setup/breaks.tsx'
import { DeadlineField } from '../views/setup/deadline-field.tsx'
import { closesAt } from '../views/setup/deadline.ts'
import { dueBy, dueIn, OpensField } from '../views/setup/opens-field.tsx'
import { say } from '../words/say.ts'
import css from './open-phase-dialog.module.css'

/** The dialog. */
export function OpenPhaseDialog({ game }: { game: GameView }): ReactNode {
  const open = useDialogs(dialogs => dialogs.openPhase)
  const { value, error } = useAnswer('phases.next', open ? { game: game.id } : undefined)
  if (!open) return null
  const next = value ?? (error ? { ...nextPhase(game), all: [] } : undefined)
  return next ? (
    <Asking game={game} next={next} />
  ) : (
    <Dialog open onClose={() => openPhaseDialog(false)} title={say('shell.openPhase')}>
      <Skeleton label={say('shell.nextPhase')} lines={2} />
    </Dialog>
  )
}

function Asking({ game, next }: { game: GameView; next: NextPhase }): ReactNode {
  const { zone } = game.settings
  // The first one is started as on the card of the setup: with no deadline that nobody chose, and in sight of what is wrong.
  const first = !game.phases.length
  const due = first ? dueBy : dueIn
  const { value: setup } = useAnswer('setup.view', first ? { game: game.id } : undefined)
  const broken = setup?.breaks.some(({ warns }) => !warns) ?? false
  const comesOver = first && game.seats.some(({ alive }) => !alive)
  const [kind, setKind] = useState(next.kind)
  const [number, setNumber] = useState(String(next.number))
  const [opens, setOpens] = useState(next.opens)
  const [deadline, setDeadline] = useState(() => due(next.closes, zone))
  const { unread, told } = useUnread()
  const called = { kind, number: Number(number) }
  const isAfter = (one: string): boolean => game.system.after?.includes(one) === true
  const kinds = game.system.phases.filter(one => isAfter(one) === isAfter(next.kind))
  const fits = Number.isSafeInteger(called.number) && called.number > 0
  const close = (): void => openPhaseDialog(false)
  const ofKind = (one: string): number =>
    next.all.find(each => each.kind === one)?.number
    ?? (one === next.kind
      ? next.number
      : 1 + Math.max(0, ...game.phases.filter(phase => phase.kind === one).map(phase => phase.number)))
  /** Another kind has a number of its own, and the clock of the rules is not its. */
  const turn = (to: string): void => {
    setKind(to)
    setNumber(String(ofKind(to)))
    setOpens(to === next.kind ? next.opens : undefined)
    setDeadline(due(to === next.kind ? next.closes : undefined, zone))
  }

  const open = async (): Promise<void> => {
    const closes = closesAt(deadline, zone)
    const done = await act('phases.open', {
      game: game.id,
      ...called,
      ...(opens === undefined ? {} : { opens }),
      ...(closes === undefined ? {} : { closes }),
    })
    if (!done) return
    close()
    go({ screen: firstScreen(game, kind), game: game.id, phase: game.phases.length })
  }

  return (
    <Dialog
      open
      onClose={close}
      title={fits ? say('state.openPhase', { phase: phaseName(called, game.system) }) : say('shell.openPhase')}
      {...(next.closes === undefined || next.rhythm ? {} : { text: say('shell.itsTimes') })}
      actions={
        <>
          <Button onClick={close}>{say('common.cancel')}</Button>
          <Button
            kind="lamp"
            why={!fits ? say('shell.wholeNumber') : unread.size ? say('common.mendTime') : undefined}
            told={!fits}
            onClick={() => {
              void open()
            }}
          >
            {fits
              ? say(broken ? 'setup.openAllTheSame' : 'state.openPhase', { phase: phaseName(called, game.system) })
              : say('shell.openThis')}
          </Button>
        </>
      }
    >
      {first && <Breaks game={game} />}
      <div className={css.row}>
        <SelectField
          label={say('shell.phase')}
          value={kind}
          onChange={event => turn(event.target.value)}
          options={kinds.map(one => ({
            value: one,
            label:
              one === next.kind
                ? say('shell.comesNext', { kind: kindName(one, game.system) })
                : kindName(one, game.system),
          }))}
        />
        <TextField
          label={say('shell.number')}
          type="number"
          min={1}
          value={number}
          onChange={event => setNumber(event.target.value)}
          {...(comesOver && { hint: say('setup.goesOnHint') })}
          {...(fits ? {} : { error: say('shell.wholeNumber') })}
        />
      </div>
      {(opens !== undefined || next.clock) && (
        <OpensField opens={opens} onChange={setOpens} onUnread={told('opens')} zone={zone} />
      )}
      <DeadlineField
        deadline={deadline}
        onChange={setDeadline}
        onUnread={told('closes')}
        zone={zone}
        proposed={next.rhythm}
        {...(opens === undefined ? {} : { from: opens })}
      />
    </Dialog>
  )
}
