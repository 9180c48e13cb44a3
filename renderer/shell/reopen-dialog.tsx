/** Asks why a locked phase is reopened, and opens it. */
import { useState, type ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { act } from '../state/act.ts'
import { useAnswer } from '../state/answers.ts'
import { reopenDialog, useDialogs } from '../state/dialogs.ts'
import { sameIn } from '../state/holds.ts'
import { gameOfRoute } from '../state/route.ts'
import { go, useView } from '../state/view.ts'
import { say } from '../words/say.ts'

/** The dialog, where a phase is to be reopened. */
export function ReopenDialog(): ReactNode {
  const phase = useDialogs(dialogs => dialogs.reopen)
  const game = useView(view => gameOfRoute(view.route))
  return phase === undefined || game === undefined ? null : <Asking key={phase} game={game} phase={phase} />
}

function Asking({ game, phase }: { game: string; phase: number }): ReactNode {
  const { value } = useAnswer('games.get', { game })
  const route = useView(view => view.route)
  const [reason, setReason] = useState('')
  const shown = value?.phases[phase]
  if (!value || !shown) return null
  const close = (): void => reopenDialog(undefined)
  const reopen = async (): Promise<void> => {
    if (reason.trim() === '') return
    const made = await act('mend.begin', { game, phase, reason: reason.trim() })
    if (!made) return
    close()
    const screen = sameIn(value, shown, route)
    go({ screen: screen === 'posts' ? 'night' : screen, game: made.game, phase })
  }
  return (
    <Dialog
      open
      onClose={close}
      title={say('mend.reopenTitle', { phase: shown.name })}
      text={say('mend.reopenText')}
      actions={
        <>
          <Button onClick={close}>{say('common.cancel')}</Button>
          <Button
            kind="lamp"
            why={reason.trim() === '' ? say('common.fillIn', { field: say('mend.reason') }) : undefined}
            onClick={() => void reopen()}
          >
            {say('mend.doReopen')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          void reopen()
        }}
      >
        <TextField
          label={say('mend.reason')}
          hint={say('mend.reasonHint')}
          value={reason}
          maxLength={2000}
          onChange={event => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
