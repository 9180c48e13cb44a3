/** When a player is not here, as they announced it: nobody reminds or prods them meanwhile. */
import { useState, type ReactNode } from 'react'
import type { CallInput, SeatView } from '../../../electron/desk/contract.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Time } from '../../parts/time.tsx'
import { useNow } from '../../state/clock.ts'
import { say } from '../../words/say.ts'
import { InstantField } from '../setup/instant-field.tsx'
import css from './seat-panel.module.css'

type Away = NonNullable<CallInput<'roster.change'>['absences']>

/** @param begin what the form starts with, where an absence was read in a post */
export function AwayField({
  away,
  zone,
  begin,
  onChange,
}: {
  away: SeatView['away']
  zone: string
  begin?: { from: string; until?: string }
  onChange: (away: Away) => void
}): ReactNode {
  const now = useNow()
  const [adding, setAdding] = useState(begin !== undefined)
  const current = away.filter(({ until }) => Date.parse(until) > now.getTime())
  return (
    <section className={css.away} aria-label={say('roster.away')}>
      <h3 className="eyebrow">{say('roster.away')}</h3>
      {current.length > 0 && (
        <ul className={css.prods}>
          {current.map(one => (
            <li key={`${one.from} ${one.until}`}>
              <Time at={one.from} zone={zone} /> – <Time at={one.until} zone={zone} />
              {one.note !== undefined && <> · {one.note}</>}{' '}
              <IconButton label={say('roster.dropAway')} onClick={() => onChange(away.filter(other => other !== one))}>
                ✕
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {adding ? (
        <Adding
          zone={zone}
          begin={begin ?? { from: now.toISOString() }}
          onAdd={one => {
            onChange([...away, one])
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
        />
      ) : (
        <Button small onClick={() => setAdding(true)}>
          {say('roster.addAway')}
        </Button>
      )}
    </section>
  )
}

/** The form of one absence. */
export function Adding({
  zone,
  begin,
  onAdd,
  onClose,
}: {
  zone: string
  begin: { from: string; until?: string }
  onAdd: (one: Away[number]) => void
  onClose: () => void
}): ReactNode {
  const [from, setFrom] = useState<string | undefined>(begin.from)
  const [until, setUntil] = useState<string | undefined>(begin.until)
  const [note, setNote] = useState('')
  const [unread, setUnread] = useState<readonly string[]>([])
  const told =
    (field: string) =>
    (is: boolean): void =>
      setUnread(all => (is ? [...all.filter(one => one !== field), field] : all.filter(one => one !== field)))
  const fits = from !== undefined && until !== undefined && Date.parse(until) > Date.parse(from) && !unread.length
  return (
    <div className={css.adding}>
      <InstantField
        label={say('roster.awayFrom')}
        zone={zone}
        value={from}
        onChange={setFrom}
        onUnread={told('from')}
      />
      <InstantField
        label={say('roster.awayUntil')}
        zone={zone}
        value={until}
        onChange={setUntil}
        onUnread={told('until')}
      />
      <TextField
        label={say('roster.awayNote')}
        value={note}
        maxLength={200}
        onChange={event => setNote(event.target.value)}
      />
      <p className={css.actions}>
        <Button small onClick={onClose}>
          {say('common.cancel')}
        </Button>
        <Button
          small
          disabled={!fits}
          onClick={() => fits && onAdd({ from, until, ...(note.trim() !== '' && { note: note.trim() }) })}
        >
          {say('roster.noteAway')}
        </Button>
      </p>
    </div>
  )
}
