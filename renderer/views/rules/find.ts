/** Finding rules in the rulebook. */
import type { RulebookRow } from '../../../electron/desk/contract.ts'

/** Rules in whose id or sentence every word of the search stands; one whose id is the search comes first. */
export function rulesFound(rows: readonly RulebookRow[], search: string): RulebookRow[] {
  const sought = search.trim().toLowerCase()
  const words = sought.split(/\s+/).filter(word => word !== '')
  return rows
    .filter(({ id, says }) => words.every(word => `${id} ${says}`.toLowerCase().includes(word)))
    .sort((a, b) => Number(b.id.toLowerCase() === sought) - Number(a.id.toLowerCase() === sought))
}
