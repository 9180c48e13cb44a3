/** Who wrote a message, as far as reading it needs to know. */
import type { Seat } from '../../journal/state.ts'
import type { SeatId } from '../../reason/claim.ts'
import type { SenderAbilities } from '../draft-state.ts'
import type { Besides } from './params.ts'

/** Who wrote, what he can send in, and which of that is aimed at whoever has a role. */
export interface Writer {
  sender: Seat
  means: SenderAbilities
  aimedAtRoles: ReadonlySet<string>
  /** The sender's own roles as they are named, each with its abilities. */
  ownRoles: ReadonlyMap<SeatId, readonly string[]>
  /** What «моя цель» and «иду к» can mean: moves that cost a turn and are aimed at somebody. */
  moves: readonly string[]
  /** Of two moves in one sentence, which takes the other for granted: a check again over a check. */
  over: Readonly<Record<string, readonly string[]>>
  /** The number of the night that is played. */
  night: number
  /** A question of the host's is quoted above what he writes. */
  answers: boolean
  /** What an order may say besides whom it is about. */
  besides: Besides
}
