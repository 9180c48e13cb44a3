import type { NightRow } from '../../../../electron/desk/contract.ts'
import { say } from '../../../words/say.ts'

/** What happens, and who nearly died, by the player in whose lane it stands. */
export function endsOf(rows: readonly NightRow[]): ReadonlyMap<string, NightRow[]> {
  const ends = new Map<string, NightRow[]>()
  for (const row of rows)
    if ((row.section === 'happens' || (isNear(row) && row.death)) && row.who !== undefined)
      ends.set(row.who, [...(ends.get(row.who) ?? []), row])
  return ends
}

/** Whether it nearly happened, and did not. */
export const isNear = ({ section }: NightRow): boolean => section === 'nearly'

/** What is said of it in a lane: what nearly happened says so. */
export const endSaid = (row: NightRow): NightRow['said'] =>
  isNear(row) ? [{ kind: 'text', text: say('nightMap.nearly') }, ...row.said] : row.said
