/** An action that the host enters: who, what, at whom, and with what. */
import { called } from '../../state/next-thing.ts'
import { useState, type ReactNode } from 'react'
import type { GameView, MessageView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Picker } from '../../parts/picker.tsx'
import { act } from '../../state/act.ts'
import { say } from '../../words/say.ts'
import { capital, spaced } from '../rules/words.ts'
import { AimFields } from './aim-fields.tsx'
import { keysWanting, KeyFields } from './key-fields.tsx'
import { openDoubt } from './queue.ts'
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

/** What is entered for a message answers the question that it asks. @param doubt another question of it */
export function handWorkOf(message: MessageView, doubt = openDoubt(message)?.index): HandWork {
  return { message, ...(doubt !== undefined && { doubt }) }
}

/** The dialog for it. What the rules refuse can be entered; the inbox says then that it does not count. */
export function ByHand({
  game,
  phase,
  work,
  onClose,
}: {
  game: GameView
  phase: number
  work: HandWork
  onClose: () => void
}): ReactNode {
  const [by, setBy] = useState(work.by ?? work.message?.sender)
  const seat = game.seats.find(({ slot }) => slot === by)
  const [does, setDoes] = useState<string>()
  const [to, setTo] = useState<readonly (string | undefined)[]>([])
  const [carried, setCarried] = useState<Readonly<Record<string, string>>>({})
  const kind = game.phases[phase]?.kind ?? ''
  const abilities = seat?.abilities.filter(({ phases }) => phases.includes(kind)) ?? []
  const ability = abilities.find(({ id }) => id === does) ?? (abilities.length === 1 ? abilities[0] : undefined)
  const named = to.filter(one => one !== undefined).slice(0, ability?.most ?? 0)
  const actors = game.seats.filter(
    ({ bystander, faction }) => !bystander && (work.among === undefined || faction === work.among),
  )
  const [key] = ability ? keysWanting(ability.keys, carried) : []
  const lacks = !seat ? say('inbox.whoActs') : !ability ? say('inbox.does') : key && capital(spaced(key))
  const begin = (): void => {
    setTo([])
    setCarried({})
  }

  const enter = async (): Promise<void> => {
    if (by === undefined || !ability) return
    const { message } = work
    const own = Object.fromEntries(
      Object.entries(carried)
        .map(([key, value]) => [key, value.trim()])
        .filter(([, value]) => value !== ''),
    )
    const done = await act('actions.submit', {
      game: game.id,
      by,
      does: ability.id,
      to: named,
      ...(Object.keys(own).length > 0 && { with: own }),
      ...(message && { message: message.id }),
      ...(message?.at !== undefined && { at: message.at }),
      ...(message && work.doubt !== undefined && { doubt: work.doubt }),
    })
    if (done) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('inbox.handTitle')}
      text={whatBecomes(work)}
      actions={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button
            kind="lamp"
            why={lacks === undefined ? undefined : say('common.fillIn', { field: lacks })}
            onClick={() => void enter()}
          >
            {say('inbox.enterIt')}
          </Button>
        </>
      }
    >
      <Picker
        label={say('inbox.whoActs')}
        choices={actors.map(({ slot, name, roleName, alive }) => ({
          value: slot,
          label: name,
          detail: alive ? roleName : say('inbox.deadRole', { role: roleName }),
        }))}
        value={by}
        onPick={next => {
          setBy(next)
          setDoes(undefined)
          begin()
        }}
        placeholder={say('inbox.choosePlayer')}
      />
      {seat
        && (abilities.length ? (
          <Picker
            label={say('inbox.does')}
            choices={abilities.map(one => ({
              value: one.id,
              label: one.name,
              ...(one.left !== undefined && { detail: say('inbox.left', { count: one.left }) }),
            }))}
            value={ability?.id}
            onPick={next => {
              setDoes(next)
              begin()
            }}
            placeholder={say('inbox.chooseAbility')}
          />
        ) : (
          <p className={css.none}>
            {seat.abilities.length
              ? say('inbox.nothingToSendIn', { name: seat.name, at: called(kind, game.system).at })
              : say('inbox.nothingToSend', { name: seat.name })}
          </p>
        ))}
      {ability && <AimFields key={`${by} ${ability.id}`} game={game} ability={ability} to={to} onChange={setTo} />}
      {ability && <KeyFields keys={ability.keys} values={carried} onChange={setCarried} />}
    </Dialog>
  )
}

/** What becomes of it once it is entered. */
function whatBecomes({ message, doubt }: HandWork): string {
  if (!message) return say('inbox.receivedNow')
  const { senderName: name, doubts } = message
  const kept = name === undefined ? say('inbox.keptWith') : say('inbox.keptWithOf', { name })
  const question = doubt === undefined ? undefined : doubts[doubt]?.question
  return question === undefined ? kept : `${kept} ${say('inbox.answersQuestion', { question })}`
}
