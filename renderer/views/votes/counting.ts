/** How many ballots count, and to how many votes they came where rules add or take some: what the table beside it adds up to. */
import type { VotesView } from '../../../electron/desk/contract.ts'
import { say } from '../../words/say.ts'

/** `9 ballots count`; `22 ballots count, as 20 votes for families and 23 for players`. */
export function countingSaid({ ballots, totals }: Pick<VotesView, 'ballots' | 'totals'>): string {
  const count = ballots.filter(({ standing }) => standing === 'counts').length
  const sum = (families: boolean): number =>
    totals.reduce((all, { family, votes }) => (family === families ? all + votes : all), 0)
  if (!totals.length) return say('votes.counting', { count })
  if (totals.some(({ family }) => family))
    return say('votes.countingFamilies', { count, families: sum(true), players: sum(false) })
  return sum(false) === count ? say('votes.counting', { count }) : say('votes.countingAs', { count, votes: sum(false) })
}
