/**
 * Facts: what a run writes down. A fact has its reason, and the reason need not hold: an attempt that failed is written
 * too, so that "nobody guarded Ann" and "Bob tried to" stay different. Facts are never changed; later ones end them.
 */
import type { Datum } from '../../journal/state.ts'
import type { ActionId, RuleId, SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'

export interface Fact {
  /** Its place among the facts of this run, remembered ones first. */
  tick: number
  kind: string
  /** Whom it is about: a player, a family, a group. */
  of: string
  /** Whose doing it is. */
  by?: SeatId | undefined
  action?: ActionId | undefined
  /** The slot of the list in which it was written; empty for what is remembered. */
  slot: string
  /** The earlier phase from which it is remembered, with its number among the remembered. */
  phase?: string | undefined
  remembered?: number | undefined
  rule: RuleId
  data: Readonly<Record<string, Datum>>
  why: Reason
  /** It is remembered after this phase; `until`: up to and with this one (`day 3`). */
  lasting: boolean
  until?: string | undefined
  /** What ended it, where something did. */
  ended?: { tick: number; why: Reason } | undefined
}

/** What is written: a fact without its place. */
export interface FactGiven {
  kind: string
  of: string
  why: Reason
  rule: RuleId
  by?: SeatId | undefined
  action?: ActionId | undefined
  data?: Readonly<Record<string, Datum>> | undefined
  lasting?: boolean | undefined
  until?: string | undefined
}

/**
 * When a question is about. `soFar`: everything up to now, and what is remembered. `slotStart`: the same as this slot began,
 * so that what happens in one slot happens at once. `phaseStart`: what is remembered. `tonight`: this phase to its end; the
 * answer must not be turned round by a later slot.
 */
export type When = 'soFar' | 'slotStart' | 'phaseStart' | 'tonight'

export interface FactQuery {
  kind: string
  of?: string
  by?: SeatId | undefined
  where?: (fact: Fact) => boolean
  when?: When
}
