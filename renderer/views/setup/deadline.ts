/** A deadline while it is typed: a time on a clock, which may mean two instants. */
import { instantOf, wallOf } from './wall-time.ts'

/** What is typed, and which of two readings is meant where there are two: nobody says that but the host. */
export interface Deadline {
  wall: string
  meant?: 'earlier' | 'later'
}

export const noDeadline: Deadline = { wall: '' }

/** The deadline of an instant: of two that the clock shows alike it is that one. */
export function deadlineAt(instant: string, zone: string): Deadline {
  const wall = wallOf(instant, zone)
  const read = instantOf(wall, zone)
  if (read.kind !== 'twice') return { wall }
  return { wall, meant: Date.parse(instant) < Date.parse(read.later.instant) ? 'earlier' : 'later' }
}

/** The instant that is meant; undefined for none, for what cannot be read, and as long as nobody says which of two is meant. */
export function closesAt({ wall, meant }: Deadline, zone: string): string | undefined {
  const read = instantOf(wall, zone)
  if (read.kind === 'once') return read.instant
  return read.kind === 'unread' || meant === undefined ? undefined : read[meant].instant
}

/** Whether it is still to be said which of two is meant. */
export const isDoubtful = (deadline: Deadline, zone: string): boolean =>
  instantOf(deadline.wall, zone).kind !== 'unread' && closesAt(deadline, zone) === undefined
