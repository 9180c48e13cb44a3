/** Takes back what was done last: in sight, and says what that is. */
import type { ReactNode } from 'react'
import type { GameView } from '../../electron/desk/contract.ts'
import { IconButton } from '../parts/button.tsx'
import { markSaid, useLastMark } from '../state/last-mark.ts'
import { undo } from '../state/undo.ts'
import { say } from '../words/say.ts'

/** The button; nothing where there is nothing to take back. */
export function UndoButton({ game }: { game: GameView }): ReactNode {
  const mark = useLastMark(game.id)
  const what = mark ? markSaid(mark) : game.undo
  if (what === undefined) return null
  return (
    <IconButton label={say('shell.undo', { what })} onClick={() => void undo(game.id)}>
      ↶
    </IconButton>
  )
}
