/** What the calls about how players keep to the game give. */
import type { ActivityRule, Absence } from '../../../engine/journal/state.ts'
import type { SeatId } from '../../../engine/reason/claim.ts'
import type { HostWant } from '../../../engine/vote/for-host.ts'

export interface Conduct {
  revision: number
  phase: number
  rule: ActivityRule
  /** The living, in the order of the roster. */
  players: PlayerActivity[]
  /** Posts that want something of the host, first to last. */
  posts: HostPost[]
}

/**
 * `away`: nothing is asked; `prod`: one is due; `waiting`: one was sent, and there is time to answer it; `replace`: the rule
 * asks for a replacement.
 */
type ActivityState = 'fine' | 'away' | 'prod' | 'waiting' | 'replace'

export interface PlayerActivity {
  slot: SeatId
  state: ActivityState
  /** Posts in this phase; `over`: more than the rule allows; `under`: fewer than it asks for. */
  posts: number
  limit?: 'over' | 'under'
  /** Whole hours of silence while there was something to write in, without absences. */
  hours: number
  /** When the last post was written; none where there is none that is known. */
  last?: string
  /** Prods since the player sat down. */
  prods: number
  /** When the player is away. */
  away?: Absence
}

/** `edited`: it was edited; `night`: it was written while the thread was closed. */
export interface HostPost {
  id: string
  by: SeatId
  want: HostWant | 'edited' | 'night'
  /** The words that say so. */
  said: string
  at?: string
  number?: number
  link?: string
  handled: boolean
  /** Until when its author says to be away, where that was read. */
  until?: string
}
