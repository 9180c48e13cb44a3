/**
 * What a screen shows beside a phase, as data: a system describes its books (a ledger of crimes, the poison clock, who
 * may act how often), and the screens draw tables without knowing which system it is.
 */
import type { RuleId, SeatId } from '../reason/claim.ts'
import type { InEach } from '../text/in-each.ts'

/** A cell: words, a number, a player, or a moment, which is shown on the clock of the game. */
export type Cell = string | number | { player: SeatId } | { moment: string }

export interface Panel {
  id: string
  title: string
  /** One sentence about what stands here. */
  says?: string
  rule?: RuleId
  columns: string[]
  rows: { cells: Cell[]; tone?: 'plain' | 'strong' | 'quiet' | 'warn' }[]
  /** What to say when there are no rows. */
  empty?: string
  /** Everybody may know it. Otherwise it stays with the host. */
  open?: true
}

/** A rule that a set-up breaks. `warns`: only something to look at. */
export interface SetupBreak {
  rule: RuleId
  says: InEach
  who: SeatId[]
  warns?: true
}
