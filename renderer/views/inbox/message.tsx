/** One message: what its sender wrote, what was read in it, and what is doubtful. */
import { useState, type ReactNode } from 'react'
import type { GameView, MessageView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { wholeUpTo } from '../../parts/first-of.tsx'
import { Picker } from '../../parts/picker.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Time } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { act } from '../../state/act.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { Doubts } from './doubts.tsx'
import { showWhy } from './keys.ts'
import { Proposals } from './proposals.tsx'
import { openDoubt } from './queue.ts'
import { Quotation } from './quotation.tsx'
import css from './message.module.css'
import { toast } from '../../state/toasts.ts'

// A name that was not in the roster can be kept as an alias, so that it is known next time.

/** Offers it, where the name says anything new. @param from the name in the header @param to the seat it was found to be */
function offerAlias(game: GameView, from: string | undefined, to: string): void {
  const seat = game.seats.find(({ slot }) => slot === to)
  if (!seat || from === undefined || [seat.name, ...seat.aliases, ...seat.former].includes(from)) return
  toast({
    title: say('inbox.isHere', { from, name: seat.name }),
    action: {
      label: say('inbox.remember'),
      run: () => void act('roster.change', { game: game.id, slot: to, aliases: [...seat.aliases, from] }),
    },
  })
}

interface MessageProps {
  game: GameView
  phase: number
  message: MessageView
  open: boolean
  take: () => void
  byHand: (doubt?: number) => void
}

/** So much of a subject is shown: the rest stands in the message as it was pasted. */
const longest = 1000

/** The message that is looked at. */
export function Message({ game, phase, message, open, take, byHand }: MessageProps): ReactNode {
  const { id, state, sender, senderName, from, at, written, late, subject, actions } = message
  const untaken = message.proposals.filter(({ taken }) => !taken).length
  const [action] = actions
  const aside = state === 'dismissed'
  const players = game.seats.map(({ slot, name, alive }) => ({
    value: slot,
    label: name,
    ...(!alive && { detail: say('inbox.dead') }),
  }))
  const [resending, setResending] = useState(false)
  const asksSender = message.doubts.some(({ why, answered }) => why === 'noSender' && answered === undefined)
  const setSender = async (to: string): Promise<void> => {
    setResending(false)
    if (await act('inbox.sender', { game: game.id, message: id, sender: to })) offerAlias(game, from, to)
  }
  return (
    <article className={css.message} aria-labelledby={`from-${id}`}>
      <header className={css.head}>
        <h2 id={`from-${id}`} className={css.who}>
          <bdi>{senderName ?? from ?? say('inbox.unknownSender')}</bdi>
        </h2>
        <p className={css.facts}>
          {senderName !== undefined && from !== undefined && from !== senderName && (
            <span>
              <Words of="inbox.wroteAs" values={{ name: <bdi>{from}</bdi> }} />
            </span>
          )}
          {at !== undefined && <Time at={at} zone={game.settings.zone} both />}
          {written !== undefined ? (
            <span>
              <Words
                of={at === undefined ? 'inbox.timeUnclear' : 'inbox.timeTold'}
                values={{ written: <bdi>{written}</bdi> }}
              />
            </span>
          ) : (
            at === undefined && <span>{say('inbox.noTime')}</span>
          )}
          {late && <Tag>{say('inbox.afterDeadline')}</Tag>}
          {aside && <Tag>{say('inbox.aside')}</Tag>}
        </p>
        <div className={css.tools}>
          {action !== undefined && (
            <Button kind="quiet" small keys="W" onClick={() => showWhy(game.id, phase, action)}>
              {say('inbox.why')}
            </Button>
          )}
          {open && (
            <Button
              kind="quiet"
              small
              keys="D"
              onClick={() => void act('inbox.dismiss', { game: game.id, message: id, dismissed: !aside })}
            >
              {say(aside ? 'inbox.putBack' : 'inbox.setAside')}
            </Button>
          )}
        </div>
      </header>
      {open && !aside && (resending || (sender === undefined && !asksSender)) && (
        <div className={cls(css.unknown, state === 'nothing' && css.quiet)}>
          <p>
            <b>{say('inbox.whoSent')}</b>{' '}
            {sender !== undefined ? (
              ''
            ) : from === undefined ? (
              say('inbox.noName')
            ) : (
              <Words of="inbox.nobodyCalled" values={{ from }} tags={{ name: inside => <bdi>{inside}</bdi> }} />
            )}
          </p>
          <Picker
            label={say('inbox.sender')}
            bare
            choices={players.filter(({ value }) => value !== sender)}
            onPick={to => void setSender(to)}
            placeholder={say('inbox.choosePlayer')}
          />
        </div>
      )}
      {subject !== undefined && (
        <p className={css.subject}>
          <Words
            of="inbox.subject"
            values={{
              subject: <bdi>{subject.length > longest ? `${wholeUpTo(subject, longest)}…` : subject}</bdi>,
            }}
          />
        </p>
      )}
      <Quotation message={message} />
      <Proposals game={game.id} message={message} open={open && !aside} />
      <Doubts
        game={game.id}
        message={message}
        open={open && !aside}
        byHand={byHand}
        onSender={to => offerAlias(game, from, to)}
      />
      {state === 'nothing' && <p className={css.nothing}>{say('inbox.noOrder')}</p>}
      {open && !aside && (
        <footer className={css.foot}>
          {untaken > 0 && (
            <Button kind="lamp" keys="Enter" onClick={take}>
              {say('inbox.take', { count: untaken })}
            </Button>
          )}
          <Button kind={untaken || openDoubt(message) ? 'quiet' : 'plain'} keys="H" onClick={() => byHand()}>
            {say('inbox.byHand')}
          </Button>
          {sender !== undefined && !resending && (
            <Button kind="quiet" onClick={() => setResending(true)}>
              {say('inbox.anotherSender')}
            </Button>
          )}
        </footer>
      )}
    </article>
  )
}
