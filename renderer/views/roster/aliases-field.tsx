/** Other names of a player, written with commas. */
import { useEffect, useState, type ReactNode } from 'react'
import { TextField } from '../../parts/field.tsx'
import { namesIn } from './words.ts'

/** The field; kept when it is left. */
export function AliasesField({
  aliases,
  onChange,
  label = 'Also known as',
  hint = 'Names under which others write of them, with commas.',
}: {
  aliases: readonly string[]
  onChange: (aliases: string[]) => void
  label?: string
  hint?: string
}): ReactNode {
  const kept = aliases.join(', ')
  const [text, setText] = useState(kept)
  useEffect(() => setText(kept), [kept])
  return (
    <TextField
      label={label}
      value={text}
      onChange={event => setText(event.target.value)}
      onBlur={() => {
        if (namesIn(text).join(', ') !== kept) onChange(namesIn(text))
      }}
      hint={hint}
    />
  )
}
