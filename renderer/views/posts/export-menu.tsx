/** Everything of a phase as files, and with its reasons for after the game; beside it the whole game as a page. */
import type { ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Menu } from '../../parts/menu.tsx'
import { go } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { useGameActions } from '../games/game-actions.tsx'
import { usePhaseExports } from './phase-exports.tsx'
import css from './export-menu.module.css'

/** The menu. */
export function ExportMenu({ game, phase }: { game: GameView; phase: number }): ReactNode {
  const { items, dialogs } = usePhaseExports(game, phase)
  const { actions, dialogs: ofGame } = useGameActions(game, { merge: () => go({ screen: 'games' }) })
  const page = actions.filter(({ id }) => id === 'game.page')
  return (
    <div className={css.foot}>
      <Menu
        commands={say('posts.title')}
        trigger={
          <Button kind="quiet" small>
            {say('posts.exportFiles')}
          </Button>
        }
        items={[...items.slice(0, 3), ...page, ...items.slice(3)]}
      />
      {dialogs}
      {ofGame}
    </div>
  )
}
