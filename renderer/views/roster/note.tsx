/** What the host notes for nobody but himself, about a player or about the game. */
import type { ReactNode } from 'react'
import { AreaField } from '../../parts/field.tsx'
import { useOwnWords, type OwnWords } from '../../state/own-words.ts'
import { say } from '../../words/say.ts'
import { Meanwhile } from '../posts/meanwhile.tsx'

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
  /** @param over what it was written over @returns nothing where it was not kept */
  onKeep: (value: string, over: string) => Promise<unknown>
}): ReactNode {
  const words = useOwnWords(`note ${about}`, value, onKeep)
  return (
    <>
      <AreaField
        label={label}
        rows={3}
        value={words.text}
        maxLength={most}
        dir="auto"
        hint={say('roster.noteHint')}
        data-unsent=""
        onChange={event => words.type(event.target.value)}
        onBlur={() => void words.keep()}
      />
      <MeanwhileOf words={words} value={value} />
    </>
  )
}

/** Which words stay, where two windows wrote. */
export function MeanwhileOf({ words, value }: { words: OwnWords; value: string }): ReactNode {
  if (!words.isMeanwhile) return null
  return <Meanwhile theirs={value} mine={words.text} onMine={() => void words.keep(value)} onTheirs={words.drop} />
}
