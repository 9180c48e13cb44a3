/** Days as the page writes them: of a phase, and of the whole game. */
import type { ExploredGame, ExploredPhase } from '../../electron/desk/contract.ts'
import { tag } from '../words/lists.ts'

/** `3–5 Mar 2026`; nothing where nobody knows. */
export const daysSaid = ({ days }: Pick<ExploredPhase, 'days'>): string => (days ? rangeSaid(...days) : '')

/** From the first phase to the last. */
export function gameDaysSaid({ phases }: Pick<ExploredGame, 'phases'>): string {
  const [first, last] = [phases[0]?.days, phases.at(-1)?.days]
  return first && last ? rangeSaid(first[0], last[1]) : ''
}

function rangeSaid(from: string, to: string): string {
  const format = new Intl.DateTimeFormat(tag(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const [first, last] = [from, to].map(day => new Date(`${day}T00:00:00Z`)) as [Date, Date]
  return last < first ? format.format(last) : format.formatRange(first, last)
}
