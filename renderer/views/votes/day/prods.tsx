/** Who has been silent too long, and what is sent to them: one text for the thread, and one for each. */
import { useRef, useState, type ReactNode } from 'react'
import type { Conduct, DayView, GameView, SeatView } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { AreaField, TextField } from '../../../parts/field.tsx'
import { Time } from '../../../parts/time.tsx'
import { act } from '../../../state/act.ts'
import { useAnswer, useKept } from '../../../state/answers.ts'
import { useNow } from '../../../state/clock.ts'
import { toast } from '../../../state/toasts.ts'
import { useUnsent } from '../../../state/unsent.ts'
import { textDialog } from '../../../state/dialogs.ts'
import { listSaid } from '../../../words/lists.ts'
import { say } from '../../../words/say.ts'
import { copyFrom } from '../../posts/clipboard.ts'
import { ActivityRule } from './activity-rule.tsx'
import css from './day.module.css'

interface ProdsProps {
  game: GameView
  day: DayView
  conduct: Conduct | undefined
  nameOf: (slot: string) => string
}

const usual = '48'
const hour = 3_600_000

export function Prods({ game, day: { phase, players, opens }, conduct, nameOf }: ProdsProps): ReactNode {
  const now = useNow().getTime()
  const [written, setWritten] = useUnsent(`prods:${game.id}`, usual, false)
  const [left, setLeft] = useState<readonly string[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  const most = Number(written.replace(',', '.'))
  const limit = written.trim() !== '' && most >= 0 ? most : undefined
  const rule = conduct?.rule ?? {}
  // By the rule of the game, as long as no other number of hours is looked at.
  const ruled = rule.silent !== undefined && (limit === rule.silent || written === usual)
  const activity = new Map(conduct?.players.map(one => [one.slot, one]))
  const asks = (slot: string): boolean => ['prod', 'replace'].includes(activity.get(slot)?.state ?? '')
  const silent = players
    .filter(({ slot, alive }) => alive && activity.get(slot)?.state !== 'away')
    .filter(({ slot }) => !ruled || asks(slot))
    .map(({ slot, last }) => ({ slot, since: last ?? opens, hours: last === undefined ? undefined : last }))
    .flatMap(({ slot, since, hours }) => {
      const quiet = since === undefined ? Infinity : (now - Date.parse(since)) / hour
      return ruled || (limit !== undefined && quiet >= limit)
        ? [{ slot, ...(hours !== undefined && { hours: Math.max(0, Math.floor(quiet)) }) }]
        : []
    })
  const names = (state: string): string[] =>
    (conduct?.players ?? []).flatMap(one => (one.state === state ? nameOf(one.slot) : []))
  const asked = silent.filter(({ slot }) => !left.includes(slot))
  const { value } = useAnswer('votes.prods', asked.length ? { game: game.id, phase, silent: asked } : undefined)
  const texts = useKept(value, `${game.id} ${phase}`)
  const copy = async (text: string): Promise<void> => {
    if (await copyFrom(text, field.current)) toast({ title: say('day.copied') })
  }
  const open = game.phases[phase]?.state === 'open'
  const prodsOf = (slot: string): Sent =>
    (game.seats.find(seat => seat.slot === slot)?.prods ?? []).filter(({ reminder }) => !reminder)
  const mark = async (slots: string[]): Promise<void> => {
    if (await act('votes.prodded', { game: game.id, slots }))
      toast({ title: say('day.markedSent', { count: slots.length }) })
  }
  return (
    <section aria-labelledby="day-prods">
      <h2 id="day-prods" className="eyebrow">
        {say('day.prods')}
      </h2>
      <div className={css.limit}>
        <TextField
          label={say('day.silentFor')}
          className={css.hours!}
          data-unsent=""
          inputMode="numeric"
          value={written}
          onChange={event => setWritten(event.target.value)}
          {...(limit === undefined && { error: say('day.aNumber') })}
        />
        <p className={css.soft}>{say(ruled ? 'day.ruledCount' : 'day.silentCount', { count: silent.length })}</p>
      </div>
      {silent.length > 0 && (
        <ul className={css.silent}>
          {silent.map(({ slot }) => {
            const own = texts?.each.find(one => one.slot === slot)
            return (
              <li key={slot} className={css.one}>
                <label className={css.tick}>
                  <input
                    type="checkbox"
                    checked={!left.includes(slot)}
                    onChange={({ target: { checked } }) =>
                      setLeft(checked ? left.filter(one => one !== slot) : [...left, slot])
                    }
                  />{' '}
                  <bdi>{nameOf(slot)}</bdi>
                </label>
                <Prodded prods={prodsOf(slot)} zone={game.settings.zone} />
                {activity.get(slot)?.state === 'replace' && (
                  <Button
                    small
                    kind="quiet"
                    aria-label={say('day.replaceOne', { name: nameOf(slot) })}
                    onClick={() => textDialog({ is: 'replacement', slot })}
                  >
                    {say('day.replaceDue')}
                  </Button>
                )}
                {own && (
                  <Button
                    small
                    kind="quiet"
                    aria-label={say('day.copyFor', { name: nameOf(slot) })}
                    onClick={() => void copy(own.text)}
                  >
                    {say('day.copyMessage')}
                  </Button>
                )}
                {open && (
                  <Button
                    small
                    kind="quiet"
                    aria-label={say('day.sentTo', { name: nameOf(slot) })}
                    onClick={() => void mark([slot])}
                  >
                    {say('day.wasSent')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <Soft of="day.awayNow" names={names('away')} />
      <Soft of="day.waitingFor" names={names('waiting')} />
      {asked.length > 0 && texts && (
        <div className={css.prod}>
          <AreaField label={say('day.forThread')} mono readOnly rows={6} value={texts.post} />
          <p className={css.sending}>
            <Button small onClick={() => void copy(texts.post)}>
              {say('day.copyPost')}
            </Button>
            {open && (
              <Button small onClick={() => void mark(asked.map(({ slot }) => slot))}>
                {say('day.sentToAll', { count: asked.length })}
              </Button>
            )}
          </p>
        </div>
      )}
      {conduct && <ActivityRule game={game.id} rule={conduct.rule} />}
    </section>
  )
}

/** A line of names, where there are any. */
const Soft = ({ of, names }: { of: 'day.awayNow' | 'day.waitingFor'; names: readonly string[] }): ReactNode =>
  names.length > 0 && <p className={css.soft}>{say(of, { names: listSaid(names) })}</p>

type Sent = SeatView['prods']

/** How often somebody was asked already, and when last. */
function Prodded({ prods, zone }: { prods: Sent; zone: string }): ReactNode {
  const last = prods.at(-1)
  if (!last) return null
  return (
    <small className={css.soft}>
      {say('day.prodded', { count: prods.length })} <Time at={last.at} zone={zone} />
    </small>
  )
}
