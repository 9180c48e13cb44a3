/** Asks before a phase is locked, with everything that is still open in it. */
import type { ReactNode } from 'react'
import type { GameView } from '../../electron/desk/contract.ts'
import { Confirm } from '../parts/dialog.tsx'
import { act } from '../state/act.ts'
import { called } from '../state/next-thing.ts'
import { lockDialog, useDialogs } from '../state/dialogs.ts'
import { resolves, takesPart } from '../state/holds.ts'
import { go, putBack } from '../state/view.ts'
import { toast } from '../state/toasts.ts'
import { say } from '../words/say.ts'
import { StillOpen } from './still-open.tsx'

/** The dialog of the phase that is open. */
export function LockDialog({ game }: { game: GameView }): ReactNode {
  const open = useDialogs(dialogs => dialogs.lock)
  const phase = game.phases.at(-1)
  if (phase?.state !== 'open') return null
  const worked = takesPart(game, phase)
  const lock = async (): Promise<void> => {
    const done = await act('phases.lock', { game: game.id })
    if (!done) return
    putBack()
    toast({
      title: say('shell.locked', { phase: phase.name }),
      text: say('shell.lockedText'),
    })
    go({ screen: resolves(game, phase) ? 'night' : 'posts', game: game.id, phase: phase.index })
  }
  return (
    <Confirm
      open={open}
      onClose={() => lockDialog(false)}
      title={say('shell.lockAsks', { phase: phase.name })}
      does={
        worked
          ? say('state.lockKind', { phase: called(phase.kind, game.system).it })
          : say('state.closePhase', { phase: phase.name })
      }
      onConfirm={() => {
        void lock()
      }}
      text={say(worked ? 'shell.lockText' : 'shell.closeText')}
    >
      <StillOpen game={game} phase={phase} />
    </Confirm>
  )
}
