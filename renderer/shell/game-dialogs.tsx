/** Dialogs about the game that is looked at, whatever its screen: the checklist of a phase, and texts that are made from the game. */
import type { ReactNode } from 'react'
import { useAnswer } from '../state/answers.ts'
import { useDialogs } from '../state/dialogs.ts'
import { gameOfRoute } from '../state/route.ts'
import { useView } from '../state/view.ts'
import { ChecklistDialog } from './checklist.tsx'
import { TextDialog } from './text-dialog.tsx'

/** The dialogs. */
export function GameDialogs(): ReactNode {
  const open = useDialogs(({ checklist, text }) => checklist !== undefined || text !== undefined)
  const game = useView(view => gameOfRoute(view.route))
  const { value } = useAnswer('games.get', open && game !== undefined ? { game } : undefined)
  return open && value ? (
    <>
      <ChecklistDialog game={value} />
      <TextDialog game={value} />
    </>
  ) : null
}
