/** Somebody leaves the table: another sits down there, or the seat dies. */
import { say } from '../../words/say.ts'
import { useState, type ReactNode } from 'react'
import type { GameView, SeatView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { act } from '../../state/act.ts'
import css from './substitutes.module.css'

interface LeavingProps {
  game: GameView
  seat: SeatView
  how: 'replace' | 'remove'
  onClose: () => void
  /** Another sits there now, and has to be told what the seat knows: in the place of one head of a hydra, where it is named. */
  onReplaced: (head: string | undefined) => void
}

/** Asks for the new name, or for the reason. */
export function Leaving({ game, seat, how, onClose, onReplaced }: LeavingProps): ReactNode {
  const [text, setText] = useState('')
  const [head, setHead] = useState('')
  const said = text.trim()
  const label = say(how === 'replace' ? 'roster.whoNow' : 'roster.why')
  const phase = game.phases.at(-1)
  const run = async (): Promise<void> => {
    if (said === '') return
    const done =
      how === 'replace'
        ? await act('roster.replace', { game: game.id, slot: seat.slot, name: said, ...(head !== '' && { head }) })
        : await act('roster.remove', { game: game.id, slot: seat.slot, reason: said })
    if (!done) return
    if (how === 'replace') onReplaced(head === '' ? undefined : said)
    else onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(how === 'replace' ? 'roster.replaceOf' : 'roster.removeOf', { name: seat.name })}
      text={
        how === 'replace'
          ? say('roster.seatStays')
          : say('roster.leavesIn', { name: seat.name, phase: phase?.name ?? say('roster.thisPhase') })
      }
      actions={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button
            kind={how === 'replace' ? 'lamp' : 'danger'}
            why={said === '' ? say('common.fillIn', { field: label }) : undefined}
            onClick={() => void run()}
          >
            {say(how === 'replace' ? 'roster.replace' : 'roster.remove')}
          </Button>
        </>
      }
    >
      {how === 'replace' && seat.heads.length > 0 && (
        <SelectField
          label={say('roster.whoLeaves')}
          value={head}
          onChange={event => setHead(event.target.value)}
          options={[
            { value: '', label: say('roster.wholeSeat') },
            ...seat.heads.map(name => ({ value: name, label: name })),
          ]}
        />
      )}
      {how === 'replace' && game.substitutes.length > 0 && (
        <p className={css.waiting} role="group" aria-label={say('roster.waiting')}>
          {game.substitutes.map(name => (
            <Button key={name} small aria-pressed={said === name} onClick={() => setText(name)}>
              <bdi>{name}</bdi>
            </Button>
          ))}
        </p>
      )}
      <form
        onSubmit={event => {
          event.preventDefault()
          void run()
        }}
      >
        <TextField
          label={label}
          value={text}
          maxLength={how === 'replace' ? 200 : 2000}
          dir="auto"
          autoFocus
          onChange={event => setText(event.target.value)}
          {...(how === 'remove' && { hint: say('roster.whyHint') })}
        />
      </form>
    </Dialog>
  )
}
