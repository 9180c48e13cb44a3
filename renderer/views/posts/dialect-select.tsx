/** Which forum's source is written; the choice is the game's. */
import type { ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { SelectField } from '../../parts/field.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { say } from '../../words/say.ts'

/** The choice. */
export function DialectSelect({
  game: {
    id,
    settings: { dialect },
  },
}: {
  game: GameView
}): ReactNode {
  const { value: workspace } = useAnswer('workspace.info', {})
  const options = (workspace?.dialects ?? [{ id: dialect, name: dialect }]).map(one => ({
    value: one.id,
    label: one.name,
  }))
  return (
    <SelectField
      label={say('posts.writtenFor')}
      bare
      title={say('posts.writtenForForum')}
      value={dialect}
      options={options}
      onChange={event => void act('games.settings', { game: id, dialect: event.target.value })}
    />
  )
}
