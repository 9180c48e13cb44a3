/** An action that the host enters: who, what, whom. */
import { useState, type ReactNode } from 'react'
import type { GameView, MessageView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Picker } from '../../parts/picker.tsx'
import { act } from '../../state/act.ts'
import { answer } from './keys.ts'
import css from './by-hand.module.css'

/** What it is entered for: a message, a player, one of a faction, or nothing yet. */
export interface HandWork {
  message?: MessageView
  /** The question of the message that it answers. */
  doubt?: number
  by?: string
  /** A faction, of which one acts. */
  among?: string
}

/** The dialog for it. What the rules refuse can be entered; the inbox says then that it does not count. */
export function ByHand({ game, work, onClose }: { game: GameView; work: HandWork; onClose: () => void }): ReactNode {
  const [by, setBy] = useState(work.by ?? work.message?.sender)
  const seat = game.seats.find(({ slot }) => slot === by)
  const [does, setDoes] = useState<string>()
  const [to, setTo] = useState<readonly (string | undefined)[]>([])
  const ability = seat?.abilities.find(({ id }) => id === does) ?? (seat?.abilities.length === 1 ? seat.abilities[0] : undefined)
  const aims = ability?.targets ?? 0
  const named = Array.from({ length: aims }, (_, index) => to[index]).filter(slot => slot !== undefined)
  const actors = game.seats.filter(({ bystander, faction }) => !bystander && (work.among === undefined || faction === work.among))

  const enter = async (): Promise<void> => {
    if (by === undefined || !ability) return
    const { message } = work
    const done = await act('actions.submit', { game: game.id, by, does: ability.id, to: named, ...message && { message: message.id }, ...message?.at !== undefined && { at: message.at } })
    if (!done) return
    if (message && work.doubt !== undefined) await answer(game.id, message.id, work.doubt, null)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="An action by hand" text={work.message ? 'It is kept with the message, at the time the message came.' : 'It counts as received now, after all that is there.'}
      actions={<><Button onClick={onClose}>Cancel</Button><Button kind="lamp" disabled={!ability} onClick={() => void enter()}>Enter it</Button></>}>
      <Picker label="Who acts" choices={actors.map(({ slot, name, roleName, alive }) => ({ value: slot, label: name, detail: alive ? roleName : `${roleName}, dead` }))} value={by}
        onPick={next => { setBy(next); setDoes(undefined); setTo([]) }} placeholder="Choose a player" />
      {seat && (seat.abilities.length
        ? <Picker label="Does" choices={seat.abilities.map(one => ({ value: one.id, label: one.name, ...one.left !== undefined && { detail: `${one.left} left` } }))} value={ability?.id} onPick={next => { setDoes(next); setTo([]) }} placeholder="Choose an ability" />
        : <p className={css.none}>{seat.name} has nothing to send in.</p>)}
      {Array.from({ length: aims }, (_, index) => (
        <Picker key={`${by} ${ability?.id} ${index}`} label={aims === 1 ? 'To' : index === 0 ? 'First target' : index === 1 ? 'Second target' : `Target ${index + 1}`} value={to[index]} placeholder="Choose a player"
          choices={game.seats.map(({ slot, name, alive }) => ({ value: slot, label: name, ...!alive && { detail: 'dead' } }))}
          onPick={slot => setTo(Array.from({ length: aims }, (_, at) => at === index ? slot : to[at]))} />
      ))}
    </Dialog>
  )
}
