/** What each player is told before the game: whom it goes to, its text, and how far each is. */
import { useState, type ReactNode } from 'react'
import type { GameView, RoleMessages } from '../../../electron/desk/contract.ts'
import { Empty } from '../../parts/empty.tsx'
import { PlayedBy } from '../../parts/played-by.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Side } from '../../parts/side.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { say } from '../../words/say.ts'
import { TopicField } from '../roster/topic-field.tsx'
import { Message } from './message.tsx'
import css from './messages.module.css'

/** The page. */
export function MessagesScreen({ game }: { game: string }): ReactNode {
  const { value, error } = useAnswer('setup.messages', { game })
  const { value: about } = useAnswer('games.get', { game })
  if (error && !value) return <Problem error={error} />
  if (!value || !about) return <Skeleton label={say('setup.messages')} lines={8} />
  if (!value.messages.length) return <Empty title={say('setup.messagesNone')} text={say('setup.messagesNoneText')} />
  return <Messages about={about} told={value} />
}

function Messages({ about, told }: { about: GameView; told: RoleMessages }): ReactNode {
  const {
    id: game,
    settings: { dialect },
  } = about
  const { messages } = told
  const [chosen, setChosen] = useState(() => messages.find(({ state }) => !state)?.slot)
  const shown = messages.find(({ slot }) => slot === chosen) ?? messages[0]!
  const at = messages.indexOf(shown)
  const sent = messages.filter(({ state }) => state).length
  const confirmed = messages.filter(({ state }) => state === 'confirmed').length
  const step = (by: number): void => setChosen(messages[(at + by + messages.length) % messages.length]!.slot)
  /** On to the next that was not sent yet. */
  const goOn = (): void => {
    const next = [...messages.slice(at + 1), ...messages].find(({ slot, state }) => slot !== shown.slot && !state)
    if (next) setChosen(next.slot)
  }
  const group = say('setup.messages')
  useCommands([
    { id: 'messages.next', title: say('setup.messagesNext'), keys: 'Alt+ArrowDown', group, run: () => step(1) },
    { id: 'messages.before', title: say('setup.messagesBefore'), keys: 'Alt+ArrowUp', group, run: () => step(-1) },
  ])
  return (
    <div className={css.screen}>
      <section className={css.list} aria-label={say('setup.messagesTo')}>
        <h1 className={css.title}>{say('setup.messages')}</h1>
        <p role="status" className={css.soft}>
          {say('setup.messagesCopied', { copied: sent, all: messages.length, confirmed })}
        </p>
        <progress className={css.progress} max={messages.length} value={sent} aria-label={say('setup.messagesSent')} />
        <ul aria-label={say('setup.messagesTo')}>
          {messages.map(({ slot, name, heads, role, side, state, outdated }) => (
            <li key={slot} className={css.row}>
              <button
                type="button"
                className={css.name}
                aria-current={slot === shown.slot ? 'true' : undefined}
                onClick={() => setChosen(slot)}
              >
                <span>
                  <bdi>{name}</bdi> <PlayedBy heads={heads} />
                </span>
                <small className={css.role}>
                  <Side of={side} /> {role}
                </small>
                {(outdated || state === 'sent') && (
                  <small className={css.state}>{say(outdated ? 'setup.messageOutdated' : 'setup.wasCopied')}</small>
                )}
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
        <Topics game={about} />
      </section>
      <Message
        key={shown.slot}
        game={game}
        dialect={dialect}
        subject={told.title}
        language={told.language}
        message={shown}
        done={sent === messages.length}
        onSent={goOn}
      />
    </div>
  )
}

/** Where those who talk in private do so: told in their messages. */
function Topics({ game }: { game: GameView }): ReactNode {
  const { value } = useAnswer('roster.groups', { game: game.id })
  const groups = value?.groups.filter(({ id }) => !id.startsWith('~')) ?? []
  if (!groups.length) return null
  return (
    <details className={css.topics}>
      <summary className="eyebrow">{say('setup.topics')}</summary>
      <p className={css.soft}>{say('setup.topicsHint')}</p>
      {groups.map(({ id, name }) => (
        <TopicField key={id} {...{ game, id, name }} />
      ))}
    </details>
  )
}
