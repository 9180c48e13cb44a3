/** How a name is declined, for languages that do. Nothing is guessed: without its forms, a name is only named. */
import { Words } from '../../parts/words.tsx'
import type { PlainKey } from '../../words/catalogue.ts'
import { say } from '../../words/say.ts'
import { useEffect, useState, type ReactNode } from 'react'
import type { NameForms } from '../../../engine/text/name-forms.ts'
import { SelectField, TextField } from '../../parts/field.tsx'
import css from './forms-field.module.css'

const cases = ['gen', 'dat', 'acc', 'ins', 'pre'] as const
const labels = {
  gen: 'roster.gen',
  dat: 'roster.dat',
  acc: 'roster.acc',
  ins: 'roster.ins',
  pre: 'roster.pre',
} as const satisfies Record<(typeof cases)[number], PlainKey>
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
    written.length === cases.length
      ? say('roster.allForms')
      : written.length
        ? say('roster.someForms', { count: written.length })
        : say('roster.noForms')
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
        {say('roster.forms')}{' '}
        <span className={css.state}>
          ·{' '}
          {[
            forms.gender === 'f' ? say('roster.isFeminine') : forms.gender === 'm' ? say('roster.isMasculine') : '',
            state,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </summary>
      <div className={css.fields}>
        <SelectField
          label={say('roster.gender')}
          value={forms.gender ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...forms, gender: value === 'm' || value === 'f' ? value : undefined })
          }
          options={[
            { value: '', label: say('roster.notSaid') },
            { value: 'm', label: say('roster.masculine') },
            { value: 'f', label: say('roster.feminine') },
          ]}
        />
        {cases.map(one => (
          <Form key={one} form={one} name={name} value={forms[one] ?? ''} onKeep={text => put(one, text)} />
        ))}
      </div>
      <p className={css.hint}>
        <Words of="roster.formsHint" tags={{ ru: inside => <span lang="ru">{inside}</span> }} />
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
          {say(labels[form])}{' '}
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
