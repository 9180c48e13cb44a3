import type { NightRow } from '../../../../electron/desk/contract.ts'

const isDeath = ({ id }: NightRow): boolean => id.startsWith('claim:{"is":"dies"')

/** What happens, and who nearly died, by the player in whose lane it stands. */
export function endsOf(rows: readonly NightRow[]): ReadonlyMap<string, NightRow[]> {
  const ends = new Map<string, NightRow[]>()
  for (const row of rows)
    if ((row.section === 'happens' || (row.section === 'nearly' && isDeath(row))) && row.who !== undefined)
      ends.set(row.who, [...(ends.get(row.who) ?? []), row])
  return ends
}
