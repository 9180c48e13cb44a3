/** What the host notes for nobody but himself, about a player or about the game. */
import { useEffect, useState, type ReactNode } from 'react'
import { AreaField } from '../../parts/field.tsx'
import { say } from '../../words/say.ts'

/** The field; kept when it is left. */
export function Note({
  label,
  most,
  value,
  onKeep,
}: {
  label: string
  /** So many characters at most. */
  most: number
  value: string
  onKeep: (value: string) => void
}): ReactNode {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  return (
    <AreaField
      label={label}
      rows={3}
      value={text}
      maxLength={most}
      dir="auto"
      hint={say('roster.noteHint')}
      onChange={event => setText(event.target.value)}
      onBlur={() => {
        if (text.trim() !== value) onKeep(text.trim())
      }}
    />
  )
}
