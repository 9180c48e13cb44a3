/** Finding rules in the rulebook. */
import type { RulebookRow } from '../../../electron/desk/contract.ts'
import { finder } from '../../state/finder.ts'

/** Rules in whose id or sentence every word of the search stands; one whose id is the search comes first. */
export function rulesFound(rows: readonly RulebookRow[], search: string): RulebookRow[] {
  const sought = search.trim().toLowerCase()
  const found = finder(search)
  return rows
    .filter(({ id, says }) => found(`${id} ${says}`))
    .sort((a, b) => Number(b.id.toLowerCase() === sought) - Number(a.id.toLowerCase() === sought))
}
