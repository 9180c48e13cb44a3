/** Which seats a filter shows. */
import type { SeatView } from '../../../electron/desk/contract.ts'
import { finder } from '../../state/finder.ts'

export type Living = 'all' | 'living' | 'dead'

/** Seats in whose names, role, faction, marks, note or details every word stands. */
export function seatsFound(seats: readonly SeatView[], search: string, living: Living): SeatView[] {
  const found = finder(search)
  const told = (seat: SeatView): string =>
    [
      seat.name,
      ...seat.aliases,
      ...seat.former,
      ...seat.heads,
      ...seat.formerHeads,
      seat.roleName,
      seat.factionName,
      ...seat.status,
      seat.note,
      ...Object.values(seat.details),
    ].join('\n')
  return seats.filter(seat => (living === 'all' || seat.alive === (living === 'living')) && found(told(seat)))
}
