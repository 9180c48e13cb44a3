/** What is sent to whoever is missing from the open phase: a message for each, ready to be copied, and marked as sent. */
import type { ReactNode } from 'react'
import type { GameView, ReminderText } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { PlayedBy } from '../parts/played-by.tsx'
import { Problem } from '../parts/problem.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Time } from '../parts/time.tsx'
import { act } from '../state/act.ts'
import { useAnswer, useKept } from '../state/answers.ts'
import { copy } from '../state/copy.ts'
import { remindDialog, useDialogs } from '../state/dialogs.ts'
import { isPast } from '../state/holds.ts'
import { langOf } from '../state/lang.ts'
import { gameOfRoute } from '../state/route.ts'
import { toast } from '../state/toasts.ts'
import { useView } from '../state/view.ts'
import { say } from '../words/say.ts'
import css from './reminder-dialog.module.css'

/** The dialog, over the game that is looked at. */
export function ReminderDialog(): ReactNode {
  const open = useDialogs(dialogs => dialogs.remind)
  const game = useView(view => gameOfRoute(view.route))
  const { value } = useAnswer('games.get', open && game !== undefined ? { game } : undefined)
  return open && value && value.phases.length > 0 && !isPast(value) ? <Of game={value} /> : null
}

function Of({ game }: { game: GameView }): ReactNode {
  const phase = game.phases.at(-1)!
  const { value, error } = useAnswer('reminders.texts', { game: game.id, phase: phase.index })
  const texts = useKept(value, `${game.id} ${phase.index}`)
  const close = (): void => remindDialog(false)
  const mark = async (of: readonly ReminderText[]): Promise<void> => {
    const slots = [...new Set(of.flatMap(({ slots: readers }) => readers))]
    if (await act('reminders.sent', { game: game.id, slots }))
      toast({ title: say('reminders.marked', { names: of.map(({ name }) => name).join(', ') }) })
  }
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={say('reminders.title', { phase: phase.name })}
      text={say('reminders.text')}
      actions={
        <>
          {texts && texts.each.length > 1 && (
            <Button onClick={() => void mark(texts.each)}>{say('reminders.sentToAll')}</Button>
          )}
          <Button kind="lamp" onClick={close}>
            {say('common.close')}
          </Button>
        </>
      }
    >
      {error && !texts ? (
        <Problem error={error} />
      ) : !texts ? (
        <Skeleton label={say('reminders.title', { phase: phase.name })} lines={6} />
      ) : texts.each.length ? (
        <>
          <ul className={css.each}>
            {texts.each.map(one => (
              <One key={one.id} game={game} one={one} onSent={() => void mark([one])} />
            ))}
          </ul>
          {texts.post !== undefined && (
            <section className={css.one}>
              <h3 className="eyebrow">{say('reminders.forThread')}</h3>
              <pre className={css.source} {...langOf(game.language)}>
                {texts.post}
              </pre>
              <p className={css.tools}>
                <Button small onClick={() => void copy(texts.post!, say('reminders.thePost'))}>
                  {say('reminders.copyPost')}
                </Button>
              </p>
            </section>
          )}
        </>
      ) : (
        <p>{say('reminders.everybody')}</p>
      )}
    </Dialog>
  )
}

function One({ game, one, onSent }: { game: GameView; one: ReminderText; onSent: () => void }): ReactNode {
  const { id, name, slots, lacks, topic, text } = one
  const heads = game.seats.find(({ slot }) => slot === id)?.heads ?? []
  // Of a faction as often as the one of it who was reminded least.
  const [sent = []] = slots
    .map(slot => (game.seats.find(seat => seat.slot === slot)?.prods ?? []).filter(({ reminder }) => reminder))
    .sort((a, b) => a.length - b.length)
  const last = sent.at(-1)
  return (
    <li className={css.one}>
      <p className={css.who}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={css.soft}>
          {lacks.map(lack => say(lack === 'vote' ? 'reminders.lacksVote' : 'reminders.lacksActions')).join(', ')}
        </span>
        <PlayedBy heads={heads} />
        {topic !== undefined && <span className={css.soft}>{topic}</span>}
        {last && (
          <small className={css.soft}>
            {say('reminders.reminded', { count: sent.length })} <Time at={last.at} zone={game.settings.zone} />
          </small>
        )}
      </p>
      <pre className={css.source} {...langOf(game.language)}>
        {text}
      </pre>
      <p className={css.tools}>
        <Button
          small
          aria-label={say('reminders.copyFor', { name })}
          onClick={() => void copy(text, say('reminders.message'))}
        >
          {say('reminders.copyMessage')}
        </Button>
        <Button small kind="quiet" aria-label={say('reminders.sentTo', { name })} onClick={onSent}>
          {say('reminders.wasSent')}
        </Button>
      </p>
    </li>
  )
}
