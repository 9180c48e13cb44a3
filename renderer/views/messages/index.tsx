/** What each player is told before the game: whom it goes to, its text, and how far each is. */
import { useState, type ReactNode } from 'react'
import type { GameView, RoleMessages } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Mark } from '../../parts/mark.tsx'
import { PlayedBy } from '../../parts/played-by.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Side } from '../../parts/side.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { phaseName } from '../../state/next-thing.ts'
import { useNextPhase } from '../../state/use-next-phase.ts'
import { cls } from '../../state/words.ts'
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
  const unsent = messages.flatMap(({ slot, state, changed }) => (state && !changed ? [] : [slot]))
  const sent = messages.length - unsent.length
  const confirmed = messages.filter(({ state }) => state === 'confirmed').length
  const step = (by: number): void => setChosen(messages[(at + by + messages.length) % messages.length]!.slot)
  /** On to the next that was not sent yet. */
  const goOn = (): void => {
    const next = [...messages.slice(at + 1), ...messages].find(
      ({ slot, state, changed }) => slot !== shown.slot && (!state || changed),
    )
    if (next) setChosen(next.slot)
  }
  const next = useNextPhase(about)
  const group = say('setup.messages')
  const markAll = (): void => void act('setup.told', { game, slot: unsent, state: 'sent' })
  useCommands([
    { id: 'messages.next', title: say('setup.messagesNext'), keys: 'Alt+ArrowDown', group, run: () => step(1) },
    { id: 'messages.before', title: say('setup.messagesBefore'), keys: 'Alt+ArrowUp', group, run: () => step(-1) },
    ...(unsent.length > 1
      ? [{ id: 'messages.all', title: say('setup.markAllSent', { count: unsent.length }), group, run: markAll }]
      : []),
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
          {messages.map(({ slot, name, heads, role, side, state, edited, outdated, changed }) => (
            <li key={slot} className={cls(css.row, !state && css.unsent)}>
              <button
                type="button"
                className={css.name}
                aria-current={slot === shown.slot ? 'true' : undefined}
                onClick={() => setChosen(slot)}
              >
                <StateMark state={state} />
                <span className={css.called}>
                  <span>
                    <bdi>{name}</bdi> <PlayedBy heads={heads} />
                  </span>
                  {changed && <Tag tone="lamp">{say('setup.messageChanged')}</Tag>}
                  {(outdated ?? edited) && (
                    <Tag tone="lamp">{say(outdated ? 'setup.messageOutdated' : 'setup.isEdited')}</Tag>
                  )}
                </span>
                <small className={css.role}>
                  <Side of={side} /> {role}
                  {state === 'sent' && <span aria-hidden="true"> · {say('setup.wasCopied')}</span>}
                </small>
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
                <small aria-hidden="true">
                  <span className={css.word}>{say(state ? 'setup.wasConfirmed' : 'setup.toSend')}</span>
                  <span className={css.will}>{say('setup.wasConfirmed')}</span>
                </small>
              </label>
            </li>
          ))}
        </ul>
        {unsent.length > 1 && (
          <Button small kind="quiet" onClick={markAll}>
            {say('setup.markAllSent', { count: unsent.length })}
          </Button>
        )}
        <Topics game={about} />
      </section>
      <Message
        key={shown.slot}
        game={game}
        dialect={dialect}
        subject={told.title}
        language={told.language}
        message={shown}
        {...(!unsent.length && {
          done: about.phases.length
            ? say('setup.allSent', { count: sent })
            : say('setup.allSentNext', { count: sent, phase: phaseName(next, about.system) }),
        })}
        onSent={goOn}
        onSkip={() => step(1)}
      />
    </div>
  )
}

/** How far a message is, as a sign and a word. */
const StateMark = ({ state }: Pick<RoleMessages['messages'][number], 'state'>): ReactNode =>
  state ? (
    <Mark
      kind={state === 'confirmed' ? 'yes' : 'none'}
      sign={state === 'confirmed' ? '✓' : '→'}
      word={say(words[state])}
    />
  ) : (
    <Mark kind="none" sign="" word={say(words.none)} />
  )

const words = { none: 'setup.toSend', sent: 'setup.wasCopied', confirmed: 'setup.wasConfirmed' } as const

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
