/** Other names of a player, written with commas. */
import { say } from '../../words/say.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { TextField } from '../../parts/field.tsx'
import { namesIn } from './words.ts'

/** The field; kept when it is left. */
export function AliasesField({
  aliases,
  onChange,
  label = say('roster.aliases'),
  hint = say('roster.aliasesHint'),
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
