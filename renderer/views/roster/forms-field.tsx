/** How a name is declined, for languages that do. Nothing is guessed: without its forms, a name is only named. */
import { useEffect, useState, type ReactNode } from 'react'
import type { NameForms } from '../../../engine/text/name-forms.ts'
import { SelectField, TextField } from '../../parts/field.tsx'
import css from './forms-field.module.css'

const cases = ['gen', 'dat', 'acc', 'ins', 'pre'] as const
const labels: Record<(typeof cases)[number], string> = {
  gen: 'Genitive',
  dat: 'Dative',
  acc: 'Accusative',
  ins: 'Instrumental',
  pre: 'Prepositional',
}
const asked: Record<(typeof cases)[number], string> = {
  gen: 'кого?',
  dat: 'кому?',
  acc: 'кого?',
  ins: 'кем?',
  pre: 'о ком?',
}

interface FormsFieldProps {
  name: string
  forms: NameForms
  onChange: (forms: NameForms) => void
}

/** Gender and five cases, folded away; each is kept when it is left. Five words with commas fill all five. */
export function FormsField({ name, forms, onChange }: FormsFieldProps): ReactNode {
  const written = cases.filter(one => forms[one])
  const state =
    written.length === cases.length ? 'all five forms' : written.length ? `${written.length} of five forms` : 'none'
  const put = (form: (typeof cases)[number], text: string): void => {
    const words = text
      .split(',')
      .map(word => word.trim())
      .filter(word => word !== '')
    onChange(
      words.length === cases.length
        ? { ...forms, ...Object.fromEntries(cases.map((one, place) => [one, words[place]!])) }
        : { ...forms, [form]: text },
    )
  }
  return (
    <details className={css.forms}>
      <summary className={css.summary}>
        Forms of the name{' '}
        <span className={css.state}>
          ·{' '}
          {[forms.gender === 'f' ? 'feminine' : forms.gender === 'm' ? 'masculine' : '', state]
            .filter(Boolean)
            .join(', ')}
        </span>
      </summary>
      <div className={css.fields}>
        <SelectField
          label="Gender"
          value={forms.gender ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...forms, gender: value === 'm' || value === 'f' ? value : undefined })
          }
          options={[
            { value: '', label: 'Not said' },
            { value: 'm', label: 'Masculine' },
            { value: 'f', label: 'Feminine' },
          ]}
        />
        {cases.map(one => (
          <Form key={one} form={one} name={name} value={forms[one] ?? ''} onKeep={text => put(one, text)} />
        ))}
      </div>
      <p className={css.hint}>
        For texts in Russian. With all five, they say <span lang="ru">«доктор спасает Анну»</span>; without,{' '}
        <span lang="ru">«доктор спасает: Анна»</span>. Five words with commas fill all five.
      </p>
    </details>
  )
}

function Form({
  form,
  name,
  value,
  onKeep,
}: {
  form: (typeof cases)[number]
  name: string
  value: string
  onKeep: (text: string) => void
}): ReactNode {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  return (
    <TextField
      label={
        <>
          {labels[form]}{' '}
          <span lang="ru" className={css.asked}>
            {asked[form]}
          </span>
        </>
      }
      value={text}
      placeholder={name}
      maxLength={500}
      dir="auto"
      onChange={event => setText(event.target.value)}
      onBlur={() => {
        if (text.trim() !== value) onKeep(text.trim())
      }}
      onKeyDown={event => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}
