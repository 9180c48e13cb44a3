/** Where a group talks in private; kept when the field is left. */
import { useEffect, useState, type ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { TextField } from '../../parts/field.tsx'
import { act } from '../../state/act.ts'
import { say } from '../../words/say.ts'

interface TopicProps {
  game: GameView
  /** The faction, the topic or another group. */
  id: string
  name: string
}

export function TopicField({ game, id, name }: TopicProps): ReactNode {
  const { topics } = game.settings
  const link = topics[id] ?? ''
  const [text, setText] = useState(link)
  useEffect(() => setText(link), [link])
  return (
    <TextField
      label={say('roster.topicOf', { name })}
      value={text}
      maxLength={2000}
      dir="auto"
      onChange={event => setText(event.target.value)}
      onBlur={() => {
        const typed = text.trim()
        if (typed !== link) void act('games.settings', { game: game.id, topics: { ...topics, [id]: typed } })
      }}
    />
  )
}
