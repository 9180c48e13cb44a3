/** What each player is told before the game, one after the other to be copied; and who has confirmed it. */
import { useState, type ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { PlayedBy } from '../../parts/played-by.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Said } from '../../parts/said.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { copy } from '../../state/copy.ts'
import { langOf } from '../../state/lang.ts'
import { say } from '../../words/say.ts'
import css from './role-messages.module.css'

/** The button and what it opens; nothing while nobody sits at the game. */
export function RoleMessages({ game }: { game: GameView }): ReactNode {
  const [open, setOpen] = useState(false)
  const seated = game.seats.some(({ bystander }) => !bystander)
  const show = (): void => setOpen(true)
  useCommands(
    seated ? [{ id: 'role-messages', title: say('setup.messages'), group: say('setup.label'), run: show }] : [],
  )
  if (!seated) return null
  return (
    <section className={css.part} aria-label={say('setup.messages')}>
      <h2 className="eyebrow">{say('setup.messages')}</h2>
      <p className={css.note}>{say('setup.messagesNote')}</p>
      <Confirmed game={game} />
      <Button small onClick={show}>
        {say('setup.messagesShow')}
      </Button>
      {open && <Messages game={game.id} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** For whom the game still waits; nothing before anybody has confirmed. */
function Confirmed({ game }: { game: GameView }): ReactNode {
  const { value } = useAnswer('setup.messages', { game: game.id })
  const all = value?.messages ?? []
  const waits = all.filter(({ state }) => state !== 'confirmed')
  if (waits.length === all.length) return null
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

function Messages({ game, onClose }: { game: string; onClose: () => void }): ReactNode {
  const { value, error } = useAnswer('setup.messages', { game })
  const [chosen, setChosen] = useState<string>()
  const messages = value?.messages ?? []
  const shown = messages.find(({ slot }) => slot === chosen) ?? messages[0]
  const take = async (): Promise<void> => {
    if (!shown || !(await copy(shown.text, say('setup.messageTo', { name: shown.name })))) return
    // On to whoever comes next and has none yet.
    const from = messages.indexOf(shown)
    const next = [...messages.slice(from + 1), ...messages].find(({ slot, state }) => slot !== shown.slot && !state)
    if (next) setChosen(next.slot)
    if (!shown.state) await act('setup.told', { game, slot: shown.slot, state: 'sent' })
  }
  const isConfirmed = shown?.state === 'confirmed'
  const confirm = (): void => {
    if (shown) void act('setup.told', { game, slot: shown.slot, state: isConfirmed ? 'sent' : 'confirmed' })
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={say('setup.messages')}
      text={say('setup.messagesCopied', {
        copied: messages.filter(({ state }) => state).length,
        all: messages.length,
        confirmed: messages.filter(({ state }) => state === 'confirmed').length,
      })}
      actions={
        <>
          {shown && (
            <Button onClick={confirm}>
              {say(isConfirmed ? 'setup.notConfirmed' : 'setup.hasConfirmed', { name: shown.name })}
            </Button>
          )}
          <Button kind="lamp" idle={!shown} onClick={() => void take()}>
            {shown ? say('setup.copyMessage', { name: shown.name }) : say('posts.copy')}
          </Button>
        </>
      }
    >
      {error && !value ? (
        <Problem error={error} />
      ) : shown && value ? (
        <div className={css.both}>
          <ul className={css.names} aria-label={say('setup.messagesTo')}>
            {messages.map(({ slot, name, heads, state }) => (
              <li key={slot}>
                <button
                  type="button"
                  className={css.name}
                  aria-current={slot === shown.slot ? 'true' : undefined}
                  onClick={() => setChosen(slot)}
                >
                  <span>
                    <bdi>{name}</bdi> <PlayedBy heads={heads} />
                  </span>
                  {state === 'sent' && <small>{say('setup.wasCopied')}</small>}
                </button>
                <label className={css.check}>
                  <input
                    type="checkbox"
                    checked={state === 'confirmed'}
                    aria-label={say('setup.confirmedOf', { name })}
                    onChange={({ target }) =>
                      void act('setup.told', { game, slot, state: target.checked ? 'confirmed' : 'sent' })
                    }
                  />
                  <small aria-hidden="true">{say('setup.wasConfirmed')}</small>
                </label>
              </li>
            ))}
          </ul>
          <article
            className={css.sheet}
            aria-label={say('setup.messageTo', { name: shown.name })}
            tabIndex={0}
            {...langOf(value.language)}
          >
            {shown.paragraphs.map((spans, index) => (
              <p key={index}>
                <Said spans={spans} />
              </p>
            ))}
          </article>
        </div>
      ) : (
        <Skeleton label={say('setup.messages')} lines={6} />
      )}
    </Dialog>
  )
}
