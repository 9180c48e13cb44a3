/** Which seats a filter shows. */
import type { SeatView } from '../../../electron/desk/contract.ts'

export type Living = 'all' | 'living' | 'dead'

/** Seats in whose names, role, faction, marks, note or details every word stands. */
export function seatsFound(seats: readonly SeatView[], search: string, living: Living): SeatView[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
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
    ]
      .join('\n')
      .toLowerCase()
  return seats.filter(
    seat =>
      (living === 'all' || seat.alive === (living === 'living')) && words.every(word => told(seat).includes(word)),
  )
}
