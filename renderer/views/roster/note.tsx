/** What the host notes for nobody but himself, about a player or about the game. */
import type { ReactNode } from 'react'
import { AreaField } from '../../parts/field.tsx'
import { useTyping } from '../../state/unsent.ts'
import { say } from '../../words/say.ts'

/** The field; kept when it is left. */
export function Note({
  about,
  label,
  most,
  value,
  onKeep,
}: {
  /** What it is about, to tell it from other notes. */
  about: string
  label: string
  /** So many characters at most. */
  most: number
  value: string
  /** @returns nothing where it was not kept */
  onKeep: (value: string) => Promise<unknown>
}): ReactNode {
  const { text, typed, type, settle } = useTyping(`note ${about}`, value)
  const keep = async (): Promise<void> => {
    if (typed && (text.trim() === value || (await onKeep(text.trim())) !== undefined)) settle(text)
  }
  return (
    <AreaField
      label={label}
      rows={3}
      value={text}
      maxLength={most}
      dir="auto"
      hint={say('roster.noteHint')}
      data-unsent=""
      onChange={event => type(event.target.value)}
      onBlur={() => void keep()}
    />
  )
}
