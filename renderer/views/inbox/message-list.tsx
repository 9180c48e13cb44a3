/** The messages of a phase, in the order received. */
import type { KeyboardEvent, ReactNode } from 'react'
import type { MessageState, MessageView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Tag } from '../../parts/pill.tsx'
import { useFollow } from '../../parts/follow.ts'
import { Time } from '../../parts/time.tsx'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { briefly, stateKeys, wantsHost } from './queue.ts'
import css from './message-list.module.css'

interface MessageListProps {
  messages: readonly MessageView[]
  zone: string
  current: string | undefined
  onChoose: (id: string) => void
  /** Enter on the row that is looked at. */
  onTake: () => void
  takeAll: { number: number; run: () => void } | undefined
}

const signs: Record<MessageState, string> = { new: '●', doubt: '?', nothing: '–', taken: '✓', dismissed: '×' }

/** The list; one row is looked at, J and K move. */
export function MessageList({ messages, zone, current, onChoose, onTake, takeAll }: MessageListProps): ReactNode {
  const waiting = messages.filter(wantsHost).length
  return (
    <>
      {messages.length > 0 && (
        <div className={css.head}>
          <h2 className="eyebrow">{say('inbox.count', { count: messages.length })}</h2>
          {takeAll && takeAll.number > 0 ? (
            <Button small kind="plain" title="A" onClick={takeAll.run}>
              {say('inbox.takeSure', { count: takeAll.number })}
            </Button>
          ) : (
            <small className={css.done}>
              {waiting ? say('inbox.asking', { count: waiting }) : say('inbox.allSeenTo')}
            </small>
          )}
        </div>
      )}
      <ol className={css.list} aria-label={say('inbox.inOrder')}>
        {messages.map(message => (
          <Row
            key={message.id}
            message={message}
            zone={zone}
            current={message.id === current}
            onChoose={() => onChoose(message.id)}
            onTake={onTake}
          />
        ))}
      </ol>
    </>
  )
}

function Row({
  message: { state, senderName, from, at, late, body, subject },
  zone,
  current,
  onChoose,
  onTake,
}: {
  message: MessageView
  zone: string
  current: boolean
  onChoose: () => void
  onTake: () => void
}): ReactNode {
  const row = useFollow<HTMLButtonElement>(current)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !current || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onTake()
  }
  return (
    <li>
      <button
        ref={row}
        type="button"
        className={cls(css.row, current && css.on, css[state], 'eases')}
        aria-current={current || undefined}
        onClick={onChoose}
        onKeyDown={onKeyDown}
      >
        <span className={css.sign} title={say(stateKeys[state])}>
          <span aria-hidden="true">{signs[state]}</span>
          <span className="sr">{say(stateKeys[state])}: </span>
        </span>
        <span className={css.top}>
          <span className={css.who}>
            <bdi>{senderName ?? from ?? say('inbox.unknownSender')}</bdi>
          </span>
          <span className={css.when}>
            {late && <Tag>{say('inbox.late')}</Tag>}
            {at !== undefined && <Time at={at} zone={zone} />}
          </span>
        </span>
        <span className={css.brief} data-excerpt>
          <bdi>{briefly(body) || subject}</bdi>
        </span>
      </button>
    </li>
  )
}
