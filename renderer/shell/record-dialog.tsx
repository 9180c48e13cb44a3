/** The form of the system that is filled in, wherever it was opened, and the commands that open one. */
import type { ReactNode } from 'react'
import type { GameView } from '../../electron/desk/contract.ts'
import { useAnswer } from '../state/answers.ts'
import { useCommands } from '../state/commands.ts'
import { recordDialog, useDialogs } from '../state/dialogs.ts'
import { gameOfRoute } from '../state/route.ts'
import { useView } from '../state/view.ts'
import { AddRecord } from '../views/books/add-record.tsx'
import { say } from '../words/say.ts'

/** The dialog of the game that is looked at, where its system has forms. */
export function RecordDialog(): ReactNode {
  const game = useView(view => gameOfRoute(view.route))
  const { value } = useAnswer('games.get', game === undefined ? undefined : { game })
  return value?.system.records ? <Of game={value} /> : null
}

function Of({ game }: { game: GameView }): ReactNode {
  const form = useDialogs(dialogs => dialogs.record)
  const { value } = useAnswer('records.view', { game: game.id })
  useCommands(
    (value?.forms ?? []).map(({ id, title }) => ({
      id: `record ${id}`,
      title: say('shell.record', { form: title }),
      group: say('shell.records'),
      run: () => recordDialog(id),
    })),
    'shell',
  )
  return form === undefined ? null : <AddRecord game={game} form={form} onClose={() => recordDialog(undefined)} />
}
