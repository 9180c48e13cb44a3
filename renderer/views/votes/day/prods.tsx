/** Who has been silent too long, and what is sent to them: one text for the thread, and one for each. */
import { useRef, useState, type ReactNode } from 'react'
import type { DayView, GameView, SeatView } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { AreaField, TextField } from '../../../parts/field.tsx'
import { Time } from '../../../parts/time.tsx'
import { act } from '../../../state/act.ts'
import { useAnswer, useKept } from '../../../state/answers.ts'
import { useNow } from '../../../state/clock.ts'
import { toast } from '../../../state/toasts.ts'
import { useUnsent } from '../../../state/unsent.ts'
import { say } from '../../../words/say.ts'
import { copyFrom } from '../../posts/clipboard.ts'
import css from './day.module.css'

interface ProdsProps {
  game: GameView
  day: DayView
  nameOf: (slot: string) => string
}

const usual = '48'
const hour = 3_600_000

export function Prods({ game, day: { phase, players, opens }, nameOf }: ProdsProps): ReactNode {
  const now = useNow().getTime()
  const [written, setWritten] = useUnsent(`prods:${game.id}`, usual, false)
  const [left, setLeft] = useState<readonly string[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  const most = Number(written.replace(',', '.'))
  const limit = written.trim() !== '' && most >= 0 ? most : undefined
  const silent = players
    .filter(({ alive }) => alive)
    .map(({ slot, last }) => ({ slot, since: last ?? opens, hours: last === undefined ? undefined : last }))
    .flatMap(({ slot, since, hours }) => {
      const quiet = since === undefined ? Infinity : (now - Date.parse(since)) / hour
      return limit !== undefined && quiet >= limit
        ? [{ slot, ...(hours !== undefined && { hours: Math.max(0, Math.floor(quiet)) }) }]
        : []
    })
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
        <p className={css.soft}>{say('day.silentCount', { count: silent.length })}</p>
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
    </section>
  )
}

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
