/** What the system knows of a seat besides its role: a family, a level, a will. Each field is kept when it is left. */
import { say } from '../../words/say.ts'
import { useEffect, useId, useState, type ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { AreaField, Field, SelectField } from '../../parts/field.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { valueSaid } from '../rules/words.ts'
import css from './details-fields.module.css'

export type DetailField = GameView['system']['fields'][number]
export type Details = Readonly<Record<string, string>>

interface DetailsFieldsProps {
  fields: readonly DetailField[]
  details: Details
  /** Words to offer for a free text: those that others have there. */
  offers: (field: string) => readonly string[]
  onChange: (details: Record<string, string>) => void
}

/** A field for each, in the order of the system, the long ones last. */
export function DetailsFields({ fields, details, offers, onChange }: DetailsFieldsProps): ReactNode {
  return [...fields]
    .sort((one, other) => Number(one.long ?? false) - Number(other.long ?? false))
    .map(field => (
      <Detail
        key={field.id}
        field={field}
        value={details[field.id] ?? ''}
        offers={offers(field.id)}
        onKeep={value => onChange(withDetail(details, field.id, value))}
      />
    ))
}

/** The details with one of them said otherwise; an empty one is kept as empty, so that it can be taken away. */
export const withDetail = (details: Details, id: string, value: string): Record<string, string> => ({
  ...details,
  [id]: value,
})

function Detail({
  field: { label, says, rule, values, secret, long },
  value,
  offers,
  onKeep,
}: {
  field: DetailField
  value: string
  offers: readonly string[]
  onKeep: (value: string) => void
}): ReactNode {
  const [text, setText] = useState(value)
  const list = useId()
  useEffect(() => setText(value), [value])
  const keep = (): void => {
    if (text.trim() !== value) onKeep(text.trim())
  }
  const hint = (
    <>
      {says}
      {secret && ` ${say('roster.onlyYou')}`} <RuleChip id={rule} />
    </>
  )
  if (values)
    return (
      <SelectField
        label={label}
        hint={hint}
        value={value}
        onChange={event => onKeep(event.target.value)}
        options={[
          ...(values.includes(value) ? [] : [{ value, label: value === '' ? say('roster.notSaid') : value }]),
          ...values.map(one => ({ value: one, label: valueSaid(one) })),
        ]}
      />
    )
  if (long)
    return (
      <AreaField
        label={label}
        hint={hint}
        rows={4}
        maxLength={20_000}
        dir="auto"
        value={text}
        onChange={event => setText(event.target.value)}
        onBlur={keep}
      />
    )
  return (
    <div className={css.text}>
      <Field label={label} hint={hint}>
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          dir="auto"
          list={list}
          value={text}
          onChange={event => setText(event.target.value)}
          onBlur={keep}
          onKeyDown={event => {
            if (event.key === 'Enter') event.currentTarget.blur()
          }}
        />
      </Field>
      <datalist id={list}>
        {offers.map(one => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </div>
  )
}

/** The words that stand in a field anywhere, each once, with those the system has. */
export function offersOf(
  seats: readonly { details?: Details }[],
  families: readonly string[],
): (field: string) => string[] {
  return field =>
    [
      ...new Set([...(field === 'family' ? families : []), ...seats.flatMap(({ details }) => details?.[field] ?? [])]),
    ].filter(word => word !== '')
}
