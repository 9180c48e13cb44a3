/** A fact about a seat, in its row. */
import { say } from '../../words/say.ts'
import { useEffect, useId, useState, type ReactNode } from 'react'
import type { DetailField } from '../roster/details-fields.tsx'
import { valueSaid } from '../rules/words.ts'
import css from './seat-table.module.css'

/** One of its words, or free text with those of others offered. @param called the player */
export function DetailCell({
  field: { label, values },
  called,
  value,
  offers,
  inExtras,
  onKeep,
}: {
  field: DetailField /** Among others, without a heading. */
  inExtras?: boolean
  called: string
  value: string
  offers: readonly string[]
  onKeep: (value: string) => void
}): ReactNode {
  const [text, setText] = useState(value)
  const list = useId()
  useEffect(() => setText(value), [value])
  const name = say('setup.of', { what: label, name: called })
  if (values) {
    return (
      <select
        className={css.select}
        aria-label={name}
        title={label}
        value={value}
        onChange={event => onKeep(event.target.value)}
      >
        {!values.includes(value) && <option value={value}>{value === '' ? '–' : value}</option>}
        {values.map(one => (
          <option key={one} value={one}>
            {inExtras && one === 'true' ? label : valueSaid(one)}
          </option>
        ))}
      </select>
    )
  }
  return (
    <>
      <input
        className={css.detail}
        aria-label={name}
        list={list}
        value={text}
        placeholder={inExtras ? label : ''}
        maxLength={200}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        onChange={event => setText(event.target.value)}
        onBlur={() => {
          if (text.trim() !== value) onKeep(text.trim())
        }}
      />
      <datalist id={list}>
        {offers.map(one => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  )
}
