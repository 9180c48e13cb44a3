/** When the game is called (GORNY-V6). The engine proposes; the host confirms. */
import type { Proposal } from '../../journal/outcome.ts'
import { majorityOf } from '../../vote/standing.ts'
import type { Seat } from '../../journal/state.ts'
import { weightOf } from '../../vote/day/weight.ts'
import { all, type Resolution } from './vocabulary.ts'
import { stumpOf } from './voteless.ts'

/** Two sides count: whoever is neither of the town nor of the mafia makes no majority for either. */
export function winner(run: Resolution): Proposal | undefined {
  const dealt = new Set(run.game.seats.map(({ faction }) => faction))
  if (!dealt.has('mafia') || !dealt.has('town')) return undefined
  const living = run.living()
  const of = (side: string): Seat[] => living.filter(({ faction }) => faction === side)
  const [town, mafia] = [of('town').length, of('mafia').length]
  const votes = of('town').reduce((sum, seat) => sum + votesLeft(run, seat), 0)
  const called = {
    parity: mafia >= town,
    outnumbered: mafia > town,
    noMajority: votes < majorityOf(living.length),
  }[run.option<'parity' | 'outnumbered' | 'noMajority'>('callAt')]
  const side = mafia === 0 ? (town > 0 ? 'town' : undefined) : called ? 'mafia' : undefined
  if (side === undefined) return undefined
  const reason = all(
    { is: 'fact', kind: mafia === 0 ? 'mafiaGone' : 'townShort', of: side, values: { town, mafia } },
    { rule: 'GORNY-V6' },
  )
  return reason.holds ? { winners: [side], rule: 'GORNY-V6', reason } : undefined
}

/** The votes that somebody has in the days to come. */
const votesLeft = (run: Resolution, seat: Seat): number => (stumpOf(run, seat.slot) ? 0 : weightOf(run.catalogue, seat))
