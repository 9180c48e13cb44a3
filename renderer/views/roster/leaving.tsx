/** Somebody leaves the table: another sits down there, or the seat dies. */
import { useState, type ReactNode } from 'react'
import type { GameView, SeatView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { act } from '../../state/act.ts'

interface LeavingProps {
  game: GameView
  seat: SeatView
  how: 'replace' | 'remove'
  onClose: () => void
}

/** Asks for the new name, or for the reason. */
export function Leaving({ game, seat, how, onClose }: LeavingProps): ReactNode {
  const [text, setText] = useState('')
  const said = text.trim()
  const phase = game.phases.at(-1)
  const run = async (): Promise<void> => {
    if (said === '') return
    const done =
      how === 'replace'
        ? await act('roster.replace', { game: game.id, slot: seat.slot, name: said })
        : await act('roster.remove', { game: game.id, slot: seat.slot, reason: said })
    if (done) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={how === 'replace' ? `Replace ${seat.name}` : `Remove ${seat.name}`}
      text={
        how === 'replace'
          ? 'The seat stays as it is: role, uses, marks, and what was sent in from it.'
          : `${seat.name} leaves the game in ${phase?.name ?? 'this phase'}. The log can take it back.`
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind={how === 'replace' ? 'lamp' : 'danger'} disabled={said === ''} onClick={() => void run()}>
            {how === 'replace' ? 'Replace' : 'Remove'}
          </Button>
        </>
      }
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          void run()
        }}
      >
        <TextField
          label={how === 'replace' ? 'Who sits there now?' : 'Why?'}
          value={text}
          maxLength={how === 'replace' ? 200 : 2000}
          dir="auto"
          autoFocus
          onChange={event => setText(event.target.value)}
          {...(how === 'remove' && { hint: 'It stands in the log and in the reasons of the night.' })}
        />
      </form>
    </Dialog>
  )
}
