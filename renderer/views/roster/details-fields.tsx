/** What the system knows of a seat besides its role: a family, a level, a will. Each field is kept when it is left. */
import { say } from '../../words/say.ts'
import { useId, type ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { AreaField, Field, SelectField } from '../../parts/field.tsx'
import { useOwnWords } from '../../state/own-words.ts'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { valueSaid } from '../rules/words.ts'
import { MeanwhileOf } from './note.tsx'
import css from './details-fields.module.css'

export type DetailField = GameView['system']['fields'][number]
type Details = Readonly<Record<string, string>>

interface DetailsFieldsProps {
  fields: readonly DetailField[]
  /** Whose they are, to tell them from those of others. */
  about: string
  details: Details
  /** Words to offer for a free text: those that others have there. */
  offers: (field: string) => readonly string[]
  /** @param over what stood there @returns nothing where they were not kept */
  onKeep: (details: Record<string, string>, over: Record<string, string>) => Promise<unknown>
}

/** A field for each, in the order of the system, the long ones last. */
export function DetailsFields({ fields, about, details, offers, onKeep }: DetailsFieldsProps): ReactNode {
  return fields
    .filter(({ id, withRole }) => !withRole || (details[id] ?? '') !== '')
    .sort((one, other) => Number(one.long ?? false) - Number(other.long ?? false))
    .map(field => (
      <Detail
        key={field.id}
        about={`${about} ${field.id}`}
        field={field}
        value={details[field.id] ?? ''}
        offers={offers(field.id)}
        onKeep={(value, over) => onKeep({ [field.id]: value }, { [field.id]: over })}
      />
    ))
}

/** The details with one of them said otherwise; an empty one is kept as empty, so that it can be taken away. */
export const withDetail = (details: Details, id: string, value: string): Record<string, string> => ({
  ...details,
  [id]: value,
})

function Detail({
  about,
  field: { label, says, rule, values, secret, long },
  value,
  offers,
  onKeep,
}: {
  about: string
  field: DetailField
  value: string
  offers: readonly string[]
  onKeep: (value: string, over: string) => Promise<unknown>
}): ReactNode {
  const words = useOwnWords(`detail ${about}`, value, onKeep)
  const list = useId()
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
        onChange={event => void onKeep(event.target.value, value)}
        options={[
          ...(values.includes(value) ? [] : [{ value, label: value === '' ? say('roster.notSaid') : value }]),
          ...values.map(one => ({ value: one, label: valueSaid(one) })),
        ]}
      />
    )
  if (long)
    return (
      <>
        <AreaField
          label={label}
          hint={hint}
          rows={4}
          maxLength={20_000}
          dir="auto"
          value={words.text}
          onChange={event => words.type(event.target.value)}
          onBlur={() => void words.keep()}
        />
        <MeanwhileOf words={words} value={value} />
      </>
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
          value={words.text}
          onChange={event => words.type(event.target.value)}
          onBlur={() => void words.keep()}
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
      <MeanwhileOf words={words} value={value} />
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
