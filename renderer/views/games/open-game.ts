/** Goes to where a game wants its host. */
import { call } from '../../state/desk.ts'
import { go } from '../../state/view.ts'

/** To the inbox of an open phase, to the posts of a closed one, to the set-up where there is none. */
export async function openGame(game: string): Promise<void> {
  const about = await call('games.get', { game }).catch(() => undefined)
  const phase = about?.phases.at(-1)
  if (!phase) return go({ screen: 'setup', game })
  go({
    screen:
      phase.acting && phase.state === 'open' ? 'inbox' : phase.state === 'locked' || !phase.acting ? 'posts' : 'night',
    game,
    phase: phase.index,
  })
}
