/** Goes to where a game wants its host. */
import type { GameView } from '../../../electron/desk/contract.ts'
import { call } from '../../state/desk.ts'
import { hasVotes, resolves } from '../../state/holds.ts'
import type { PhaseScreen } from '../../state/route.ts'
import { go, useView } from '../../state/view.ts'

/**
 * Where something is to be done in the last phase: what comes in while it is open, then its posts; else what it came
 * to.
 */
export async function openGame(game: string): Promise<void> {
  const { route } = useView.getState()
  const about = await call('games.get', { game }).catch(() => undefined)
  // Whoever went elsewhere meanwhile stays there.
  if (useView.getState().route !== route) return
  const phase = about?.phases.at(-1)
  if (!about || !phase) return go({ screen: 'setup', game })
  go({ screen: wanted(about, phase), game, phase: phase.index })
}

function wanted(about: GameView, phase: GameView['phases'][number]): PhaseScreen {
  if (phase.state === 'open' && phase.acting) return 'inbox'
  if (phase.state === 'open' && hasVotes(about, phase)) return 'votes'
  return phase.wants.posts > 0 || !resolves(about, phase) ? 'posts' : 'night'
}
