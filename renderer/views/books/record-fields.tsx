/** The fields of a form, each by its kind. */
import { say } from '../../words/say.ts'
import type { ReactNode } from 'react'
import type { GameView, RecordsView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { AreaField, SelectField, TextField } from '../../parts/field.tsx'
import { Picker } from '../../parts/picker.tsx'
import { zoneName } from '../../state/clock.ts'
import { valueSaid } from '../rules/words.ts'
import { webAddress } from '../posts/link.ts'
import { InstantField } from '../setup/instant-field.tsx'
import css from './records.module.css'

export type RecordForm = RecordsView['forms'][number]
type FieldOf = RecordForm['fields'][string]

interface RecordFieldProps {
  game: GameView
  field: FieldOf
  value: string
  onChange: (value: string) => void
  onUnread: (unread: boolean) => void
}

/** One field. What may be left empty says so. */
export function RecordField({
  game,
  field: { label, kind, values = [], must },
  value,
  onChange,
  onUnread,
}: RecordFieldProps): ReactNode {
  const said = must ? label : say('books.ifAny', { label })
  const { zone } = game.settings
  switch (kind) {
    case 'player':
      return (
        <div className={css.picked}>
          <Picker
            label={said}
            value={value}
            placeholder={say('books.choosePlayer')}
            choices={game.seats.map(({ slot, name, alive }) => ({
              value: slot,
              label: name,
              ...(!alive && { detail: say('books.dead') }),
            }))}
            onPick={onChange}
          />
          {!must && value !== '' && (
            <Button kind="quiet" small onClick={() => onChange('')}>
              {say('common.nobody')}
            </Button>
          )}
        </div>
      )
    case 'choice':
      return (
        <SelectField
          label={said}
          value={value}
          onChange={event => onChange(event.target.value)}
          options={[
            ...(value === '' || !must ? [{ value: '', label: say(must ? 'books.choose' : 'books.noChoice') }] : []),
            ...values.map(one => ({ value: one, label: valueSaid(one) })),
          ]}
        />
      )
    case 'long':
      return (
        <AreaField
          label={said}
          rows={5}
          value={value}
          maxLength={20_000}
          dir="auto"
          onChange={event => onChange(event.target.value)}
        />
      )
    case 'moment':
      return (
        <InstantField
          label={say('books.timeIn', { label: said, zone: zoneName(zone) })}
          zone={zone}
          value={value === '' ? undefined : value}
          onUnread={onUnread}
          onChange={instant => onChange(instant ?? '')}
        />
      )
    case 'link':
      return (
        <TextField
          label={said}
          value={value}
          maxLength={2000}
          placeholder="https://"
          onChange={event => onChange(event.target.value)}
          {...(value.trim() !== '' && webAddress(value) === undefined && { error: say('books.webAddress') })}
        />
      )
    case 'text':
      return (
        <TextField
          label={said}
          value={value}
          maxLength={2000}
          dir="auto"
          onChange={event => onChange(event.target.value)}
        />
      )
  }
}

/** What the first field is called that is asked for and empty, or cannot be read; nothing where everything is there. */
export const wanting = ({ fields }: RecordForm, values: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(fields).find(([id, { must, kind }]) => {
    const value = values[id]?.trim() ?? ''
    return value === '' ? must : kind === 'link' && webAddress(value) === undefined
  })?.[1].label

/** Whether a form is asked for now: at any time, or in the kind of phase that is open. */
export const asked = (form: RecordForm, game: GameView): boolean => {
  const open = game.phases.at(-1)
  return form.phases === undefined || (open?.state === 'open' && form.phases.includes(open.kind))
}
