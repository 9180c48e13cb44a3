/** What can be done with the game that is looked at as a whole, and with the phase, whatever its screen. */
import { useState, type ReactNode } from 'react'
import type { GameView, PhaseView } from '../../electron/desk/contract.ts'
import { useAnswer } from '../state/answers.ts'
import { useCommands } from '../state/commands.ts'
import { mergeInto } from '../state/dialogs.ts'
import { gameOfRoute, phaseOfRoute } from '../state/route.ts'
import { go, useView } from '../state/view.ts'
import { useGameActions } from '../views/games/game-actions.tsx'
import { MoveDeadline } from '../views/inbox/deadline.tsx'
import { usePhaseExports } from '../views/posts/phase-exports.tsx'
import { say } from '../words/say.ts'

/** Registers them, with what they ask. Nothing is taken out of a past that is being mended. */
export function GameCommands(): ReactNode {
  const game = useView(view => gameOfRoute(view.route))
  const at = useView(view => phaseOfRoute(view.route))
  const { value } = useAnswer('games.get', game === undefined ? undefined : { game })
  if (!value || value.id !== game || value.mending) return null
  const phase = at ?? value.phases.length - 1
  const last = value.phases.at(-1)
  return (
    <>
      <OfGame game={value} />
      {value.phases[phase] && <OfPhase game={value} phase={phase} />}
      {last?.state === 'open' && <Deadline game={value} phase={last} />}
    </>
  )
}

function OfGame({ game }: { game: GameView }): ReactNode {
  const leave = (): void => go({ screen: 'games' })
  const merge = (id: string): void => {
    leave()
    mergeInto(id)
  }
  const { actions, dialogs } = useGameActions(game, { merge, leave })
  useCommands(
    actions
      .filter(({ disabled }) => !disabled)
      .map(({ id, label: title, run }) => ({ id, title, group: say('shell.game'), run })),
    'shell',
  )
  return dialogs
}

/** The deadline of the phase that is open, from wherever one is. */
function Deadline({ game, phase }: { game: GameView; phase: PhaseView }): ReactNode {
  const [moving, setMoving] = useState(false)
  const title = say(phase.closes === undefined ? 'shell.setDeadline' : 'shell.moveDeadline', { phase: phase.name })
  useCommands([{ id: 'deadline', title, group: say('shell.game'), run: () => setMoving(true) }], 'shell')
  return moving && <MoveDeadline game={game} phase={phase} onClose={() => setMoving(false)} />
}

function OfPhase({ game, phase }: { game: GameView; phase: number }): ReactNode {
  const { items, dialogs } = usePhaseExports(game, phase)
  const { name = '' } = game.phases[phase] ?? {}
  useCommands(
    items
      .filter(({ disabled }) => !disabled)
      .map(({ id = '', label, run }) => ({
        id,
        title: label,
        group: say('shell.screenOf', { screen: say('posts.title'), phase: name }),
        run,
      })),
    'shell',
  )
  return dialogs
}
