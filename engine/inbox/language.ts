/** What every language makes of a message, and what it goes by. */
import type { Note } from '../journal/reading.ts'
import type { Game, PhaseState, Seat, Submission } from '../journal/state.ts'
import type { Envelope } from '../reading/envelopes.ts'
import type { SeatId } from '../reason/claim.ts'
import type { System } from '../ruleset/system.ts'
import type { Locale } from '../text/wording.ts'
import type { Mentioned } from './candidates.ts'
import type { Ambiguity, Draft } from './draft-state.ts'
import type { knowledge } from './knowledge.ts'
import type { Aliases, NameBook } from './names.ts'
import type { Asking } from './score.ts'
import type { Sentence } from './sentences.ts'

export interface Context {
  system: System
  game: Game
  phase: PhaseState
  /** Who wrote it, once known (`senderOf`). */
  sender?: SeatId
  /** Other names of players, by slot. */
  aliases: Aliases
  /** What was sent in the night before, by anybody. */
  previous?: readonly Submission[]
  /** Who is no player and writes too; what they say is passed over. */
  hosts?: readonly string[]
  /** Whether the host would rather be asked, or rather not. */
  asking?: Asking
}

export type Known = ReturnType<typeof knowledge>

export interface Message {
  context: Context
  envelope: Envelope
  book: NameBook
  /** Without what is quoted, struck out or signed. */
  sentences: readonly Sentence[]
}
/** A message of somebody who is known. */
export interface Sent extends Message {
  seat: Seat
  known: Known
  /** The same of everybody else. */
  knownOf(slot: SeatId): Known | undefined
}

/** What a message comes to: orders that stand, what is asked, and what was passed over. */
export interface Heard {
  drafts: readonly Draft[]
  queries: readonly Ambiguity[]
  notes: readonly Note[]
  mentioned: Mentioned
  /** Whom no answer is about. */
  passed?: ReadonlySet<SeatId>
}

export interface Language {
  locale: Locale
  heard(sent: Sent): Heard
  /** What may be an order of anybody's, in a message of nobody known. */
  foundIn(message: Message): Ambiguity | undefined
}
