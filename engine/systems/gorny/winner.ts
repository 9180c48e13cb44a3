/** When the game is called (GORNY-V6). The engine proposes; the host confirms. */
import type { Proposal } from '../../journal/outcome.ts'
import { all, type Walk } from './vocabulary.ts'

/** Two sides count: whoever is neither of the town nor of the mafia makes no majority for either. */
export function winner(walk: Walk): Proposal | undefined {
  const dealt = new Set(walk.game.seats.map(({ faction }) => faction))
  if (!dealt.has('mafia') || !dealt.has('town')) return undefined
  const living = walk.living()
  const count = (side: string): number => living.filter(({ faction }) => faction === side).length
  const [town, mafia] = [count('town'), count('mafia')]
  const called = walk.option('callAt') === 'outnumbered' ? mafia > town : mafia >= town
  const side = mafia === 0 ? (town > 0 ? 'town' : undefined) : called ? 'mafia' : undefined
  if (side === undefined) return undefined
  const reason = all(
    { is: 'fact', kind: mafia === 0 ? 'mafiaGone' : 'townShort', of: side, values: { town, mafia } },
    { rule: 'GORNY-V6' },
  )
  return reason.holds ? { winners: [side], rule: 'GORNY-V6', reason } : undefined
}
