/** What the calls about the log give. */
import type { SeatId } from '../../../engine/reason/claim.ts'

/** One change of the game: all its events together. */
export interface LogRow {
  /** Its first event; undoing to before it takes it back. */
  seq: number
  at: string
  phase?: string
  says: string
  /** It was taken back. */
  undone: boolean
  /** It was not taken back: its phase was mended since, and played again. */
  mended?: true
  /** The players it is about. */
  about?: SeatId[]
  /** Who sat down where. */
  came?: { slot: SeatId; name: string }
}
