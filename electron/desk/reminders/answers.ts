/** What is told of deadlines, and what is sent to whoever is missing. */
import type { SeatId } from '../../../engine/reason/claim.ts'

/** `near`: it comes soon, and somebody is missing. `passed`: it is over, and the phase still open. */
export type DeadlineWhich = 'near' | 'passed'

/** A deadline that the host was not told of yet. */
export interface ReminderDue {
  game: string
  /** Of the game. */
  name: string
  phase: number
  /** `Night 2` */
  phaseName: string
  closes: string
  which: DeadlineWhich
  /** From whom nothing came that was asked for; who has no vote that stands. */
  silent: string[]
  voteless: string[]
}

/** What is sent to whoever is missing from the open phase. */
export interface Reminders {
  revision: number
  phase: number
  /** The deadline has passed. */
  passed: boolean
  /** For the thread: who has no vote, where everybody may know that. */
  post?: string
  each: ReminderText[]
}

/** A player who is missing, or a faction that acts as one. */
export interface ReminderText {
  id: string
  name: string
  /** Who reads it. */
  slots: SeatId[]
  lacks: ('actions' | 'vote')[]
  /** Where the faction talks in private, as far as the host noted it. */
  topic?: string
  text: string
}
