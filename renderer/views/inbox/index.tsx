/** The inbox: messages come in, what they ask for is taken, and what counts so far stands beside it. */
import { useRef, useState, type ReactNode } from 'react'
import { Guard } from '../../parts/guard.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Button } from '../../parts/button.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useAnswer } from '../../state/answers.ts'
import { useView } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { ByHand, handWorkOf, type HandWork } from './by-hand.tsx'
import { Message } from './message.tsx'
import { MessageList } from './message-list.tsx'
import { PasteBox } from './paste-box.tsx'
import { beside, nextWanting, wantsHost } from './queue.ts'
import { Tally } from './tally.tsx'
import { useInboxKeys } from './keys.ts'
import css from './inbox.module.css'

/** The inbox of a phase. */
export function InboxScreen({ game, phase }: { game: string; phase: number }): ReactNode {
  const { value: inbox, error } = useAnswer('inbox.view', { game, phase })
  const { value: about } = useAnswer('games.get', { game })
  const [chosen, setChosen] = useState(() => useView.getState().selected)
  const [hand, setHand] = useState<HandWork>()
  const paste = useRef<HTMLTextAreaElement>(null)
  const messages = inbox?.messages ?? []
  const message =
    messages.find(({ id }) => id === chosen)
    ?? messages.find(wantsHost)
    ?? messages.find(({ state }) => state !== 'dismissed')
    ?? messages[0]
  const open = inbox !== undefined && inbox.closed === undefined
  const next = (): void => setChosen(nextWanting(messages, message?.id)?.id ?? message?.id)
  const take = useInboxKeys({
    game,
    phase,
    message,
    messages,
    open,
    move: way => setChosen(beside(messages, message?.id, way)?.id),
    next,
    byHand: () => setHand(message ? handWorkOf(message) : {}),
    paste,
  })

  if (error && !inbox) return <Problem error={error} />
  if (!inbox || !about) return <Skeleton label={say('inbox.theInbox')} lines={6} />
  return (
    <div className={css.screen}>
      <h1 className="sr">{say('inbox.titleOf', { phase: about.phases[phase]?.name ?? '' })}</h1>
      <section className={css.left} aria-label={say('inbox.messages')}>
        {inbox.closed ? (
          <div className={css.closed}>
            <b>{inbox.closed.message}</b>
            <p>{inbox.closed.remedy}</p>
          </div>
        ) : (
          <PasteBox
            game={about}
            field={paste}
            roomy={!messages.length}
            onTakenIn={ids => setChosen(ids.length === 1 ? ids[0] : undefined)}
          />
        )}
        <Guard what={say('inbox.theList')}>
          <MessageList
            messages={messages}
            zone={about.settings.zone}
            current={message?.id}
            onChoose={setChosen}
            onTake={open ? take.one : () => {}}
            takeAll={open ? take.all : undefined}
          />
        </Guard>
      </section>
      <section className={css.middle} aria-label={say('inbox.theMessage')}>
        {message ? (
          <Guard what={say('inbox.thisMessage')} of={message.id}>
            <Message
              key={message.id}
              game={about}
              phase={phase}
              message={message}
              open={open}
              take={take.one}
              byHand={doubt => setHand(handWorkOf(message, doubt))}
            />
          </Guard>
        ) : (
          <Empty
            title={say(open ? 'inbox.none' : 'inbox.noneCame')}
            text={say(open ? 'inbox.noneHint' : 'inbox.noneLocked')}
            action={
              open && (
                <>
                  <Button kind="lamp" onClick={() => paste.current?.focus()}>
                    {say('inbox.pasteFirst')}
                  </Button>
                  <Button onClick={() => setHand({})}>{say('inbox.enterByHand')}</Button>
                </>
              )
            }
          />
        )}
      </section>
      <Guard what={say('inbox.whatCounts')}>
        <Tally inbox={inbox} game={about} phase={phase} byHand={setHand} onMessage={setChosen} />
      </Guard>
      {hand && <ByHand game={about} phase={phase} work={hand} onClose={() => setHand(undefined)} />}
    </div>
  )
}
