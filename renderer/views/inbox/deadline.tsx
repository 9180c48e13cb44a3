/** When the phase closes, and moving that. */
import { useState, type ReactNode } from 'react'
import type { GameView, PhaseView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Time } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { act } from '../../state/act.ts'
import { useNow } from '../../state/clock.ts'
import { say } from '../../words/say.ts'
import { DeadlineField } from '../setup/deadline-field.tsx'
import { closesAt, deadlineAt, noDeadline } from '../setup/deadline.ts'
import css from './tally.module.css'

/** A line with a button. */
export function DeadlineLine({ game, phase }: { game: GameView; phase: PhaseView }): ReactNode {
  const [moving, setMoving] = useState(false)
  const now = useNow()
  const { closes } = phase
  return (
    <p className={css.deadline}>
      <span>
        {closes === undefined ? (
          say('inboxTally.noDeadline')
        ) : (
          <Words
            of={new Date(closes) < now ? 'inboxTally.closed' : 'inboxTally.closes'}
            values={{ time: <Time at={closes} zone={game.settings.zone} both /> }}
          />
        )}
      </span>
      <Button kind="quiet" small onClick={() => setMoving(true)}>
        {say(closes === undefined ? 'inboxTally.setDeadline' : 'inboxTally.moveDeadline')}
      </Button>
      {moving && <MoveDeadline game={game} phase={phase} onClose={() => setMoving(false)} />}
    </p>
  )
}

/** Asks for the deadline of a phase that is open. */
export function MoveDeadline({
  game,
  phase,
  onClose,
}: {
  game: GameView
  phase: PhaseView
  onClose: () => void
}): ReactNode {
  const { zone } = game.settings
  const [deadline, setDeadline] = useState(phase.closes === undefined ? noDeadline : deadlineAt(phase.closes, zone))
  const closes = closesAt(deadline, zone)
  const move = async (): Promise<void> => {
    if (closes !== undefined && (await act('phases.extend', { game: game.id, closes }))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('inboxTally.deadlineOf', { phase: phase.name })}
      text={say('inboxTally.judgedAnew')}
      actions={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button
            kind="lamp"
            why={closes === undefined ? say('common.fillIn', { field: say('setup.deadline') }) : undefined}
            onClick={() => void move()}
          >
            {say('inboxTally.moveIt')}
          </Button>
        </>
      }
    >
      <DeadlineField
        deadline={deadline}
        onChange={setDeadline}
        zone={zone}
        {...(phase.closes !== undefined && { from: phase.closes })}
        needed
      />
    </Dialog>
  )
}
