/** How far the messages are that tell players their roles, and the way to them. */
import type { ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { go } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import css from './role-messages.module.css'

/** Nothing while nobody sits at the game. */
export function RoleMessages({ game }: { game: GameView }): ReactNode {
  const seated = game.seats.some(({ bystander }) => !bystander)
  const show = (): void => go({ screen: 'messages', game: game.id })
  useCommands(
    seated ? [{ id: 'role-messages', title: say('setup.messages'), group: say('setup.label'), run: show }] : [],
  )
  const leads = useUnsent(game)
  if (!seated) return null
  return (
    <section className={css.part} aria-label={say('setup.messages')}>
      <h2 className="eyebrow">{say('setup.messages')}</h2>
      <p className={css.note}>{say('setup.messagesNote')}</p>
      <Confirmed game={game} />
      <Button small kind={leads ? 'lamp' : 'plain'} onClick={show}>
        {say('setup.messagesShow')}
      </Button>
    </section>
  )
}

/** Whether everybody has a role and nobody was told yet: writing to them is what comes next. */
export function useUnsent(game: GameView): boolean {
  const { value } = useAnswer('setup.messages', game.seats.length ? { game: game.id } : undefined)
  return !!value?.messages.length && value.messages.every(({ state }) => state === undefined)
}

/** How many were sent; once somebody has confirmed, for whom the game still waits. */
function Confirmed({ game }: { game: GameView }): ReactNode {
  const { value } = useAnswer('setup.messages', { game: game.id })
  if (!value) return null
  const all = value.messages
  const waits = all.filter(({ state }) => state !== 'confirmed')
  if (waits.length === all.length) {
    const sent = all.filter(({ state }) => state !== undefined).length
    return <p className={css.note}>{say('setup.messagesSentOf', { sent, all: all.length })}</p>
  }
  return (
    <p role="status" className={css.note}>
      {waits.length
        ? [
            say('setup.confirmed', { count: all.length - waits.length, all: all.length }),
            say('setup.unconfirmed', { names: waits.map(({ name }) => name).join(', ') }),
          ].join(' ')
        : say('setup.allConfirmed')}
    </p>
  )
}
