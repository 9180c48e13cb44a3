/** Ends the game: who won is asked, and what the rules propose stands there already. */
import { useState, type ReactNode } from 'react'
import type { GameView } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { act } from '../state/act.ts'
import { finishDialog, useDialogs } from '../state/dialogs.ts'
import { go, select } from '../state/view.ts'
import { capital } from '../views/rules/words.ts'
import { say } from '../words/say.ts'
import { winnersSaid } from './proposal.tsx'

/** The id of the post with which a game ends. */
const endPost = 'public:end'

/** The dialog. */
export function FinishDialog({ game }: { game: GameView }): ReactNode {
  const open = useDialogs(dialogs => dialogs.finish)
  return open ? <Asking game={game} /> : null
}

function Asking({ game }: { game: GameView }): ReactNode {
  const [winner, setWinner] = useState(game.proposal ? capital(winnersSaid(game, game.proposal.winners)) : '')
  const close = (): void => finishDialog(false)
  const finish = async (): Promise<void> => {
    if (winner.trim() === '' || !(await act('games.finish', { game: game.id, winner: winner.trim() }))) return
    close()
    // What is left to do: the post with which the game ends.
    const last = game.phases.at(-1)
    if (!last) return
    go({ screen: 'posts', game: game.id, phase: last.index })
    select(endPost)
  }
  return (
    <Dialog
      open
      onClose={close}
      title={say('shell.finishGame')}
      text={say('shell.finishText')}
      actions={
        <>
          <Button onClick={close}>{say('common.cancel')}</Button>
          <Button
            kind="lamp"
            why={winner.trim() === '' ? say('common.fillIn', { field: say('shell.whoWon') }) : undefined}
            onClick={() => void finish()}
          >
            {say('shell.finish')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          void finish()
        }}
      >
        <TextField
          label={say('shell.whoWon')}
          value={winner}
          maxLength={200}
          onChange={event => setWinner(event.target.value)}
          list="winners"
        />
        <datalist id="winners">
          {game.system.factions.map(({ id, whole }) => (
            <option key={id} value={capital(whole)} />
          ))}
        </datalist>
      </form>
    </Dialog>
  )
}
