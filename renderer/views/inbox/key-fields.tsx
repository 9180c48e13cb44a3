/** What an action is sent in with besides its targets: one of some words, or text. */
import { useId, type ReactNode } from 'react'
import { Field, SelectField, TextField } from '../../parts/field.tsx'
import { say } from '../../words/say.ts'
import { capital, spaced, valueSaid } from '../rules/words.ts'
import type { AbilityView } from './aims.ts'

type Keys = AbilityView['keys']
type Values = Readonly<Record<string, string>>

/** The keys that are asked for and still empty. */
export const keysWanting = (keys: Keys, values: Values): string[] =>
  keys.filter(({ id, must }) => must && (values[id]?.trim() ?? '') === '').map(({ id }) => id)

/** A field for each. */
export function KeyFields({
  keys,
  values,
  onChange,
}: {
  keys: Keys
  values: Values
  onChange: (values: Record<string, string>) => void
}): ReactNode {
  return keys.map(key => (
    <KeyField
      key={key.id}
      of={key}
      value={values[key.id] ?? ''}
      onChange={value => onChange({ ...values, [key.id]: value })}
    />
  ))
}

function KeyField({
  of: { id, says, values: words, open, must },
  value,
  onChange,
}: {
  of: Keys[number]
  value: string
  onChange: (value: string) => void
}): ReactNode {
  const list = useId()
  const label = capital(spaced(id))
  const shared = { label: must ? label : say('inbox.ifAny', { label }), hint: capital(says) }
  if (!words)
    return (
      <TextField
        {...shared}
        value={value}
        maxLength={2000}
        dir="auto"
        onChange={event => onChange(event.target.value)}
      />
    )
  if (!open)
    return (
      <SelectField
        {...shared}
        value={value}
        onChange={event => onChange(event.target.value)}
        options={[
          { value: '', label: say(must ? 'inbox.choose' : 'inbox.noneChosen') },
          ...words.map(word => ({ value: word, label: valueSaid(word) })),
        ]}
      />
    )
  return (
    <>
      <Field {...shared}>
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          list={list}
          value={value}
          maxLength={2000}
          dir="auto"
          onChange={event => onChange(event.target.value)}
        />
      </Field>
      <datalist id={list}>
        {words.map(word => (
          <option key={word} value={word}>
            {valueSaid(word)}
          </option>
        ))}
      </datalist>
    </>
  )
}
