/** What is told of deadlines, and what is sent to whoever is missing. */
import type { SeatId } from '../../../engine/reason/claim.ts'

/** `near`: it comes soon, and somebody is missing. `passed`: it is over, and the phase still open. */
type DeadlineWhich = 'near' | 'passed'

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

/** What one game wants of its host. Names of players are whole; what is not said is none. */
export interface GameNeed {
  game: string
  name: string
  phase: number
  phaseName: string
  /**
   * An open phase past its deadline (`late`), with something to answer (`asks`), with all it waits for (`complete`), or with
   * players missing shortly before its deadline (`missing`); posts to send; nothing left but to open the next phase.
   */
  what: 'late' | 'asks' | 'complete' | 'missing' | 'send' | 'next'
  closes?: string
  /** When the phase was locked that has posts to send, or that another one follows. */
  since?: string
  /** Where an open phase is looked after. */
  screen?: 'inbox' | 'votes'
  /** Messages that wait, those of them that ask; posts whose vote is not clear; rulings. */
  messages?: number
  doubts?: number
  posts?: number
  rulings?: number
  missing?: string[]
  received?: number
  expected?: number
  toSend?: number
  /** Who gets a message among what is to be sent. */
  readers?: string[]
}
