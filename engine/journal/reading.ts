/** What comes of reading a message. Offsets count from the start of the envelope's body. */
import type { SeatId } from '../reason/claim.ts'
import type { Range } from '../text/range.ts'
import type { RuleId } from '../reason/claim.ts'

/** Why something read is no plain order. */
export type Why =
  | 'noTarget'
  | 'unknownTarget'
  | 'nearTarget'
  | 'possessive'
  | 'several'
  | 'oneOf'
  | 'wrongCount'
  | 'conditional'
  | 'question'
  | 'unread'
  | 'past'
  | 'otherActs'
  | 'carrier'
  | 'otherNight'
  | 'early'
  | 'wavering'
  | 'hidden'
  | 'openQuote'
  | 'quotedOrder'
  | 'notOwned'
  | 'whichAbility'
  | 'conflict'
  | 'contradiction'
  | 'correction'
  | 'nothingToRepeat'
  | 'bareName'
  | 'affirmed'
  | 'misspelt'
  | 'onlySubject'
  | 'forHost'
  | 'noSender'
  | 'tooLong'

/** An order that was read. It may still be one that the rules refuse. */
export interface Proposal {
  by: SeatId
  does: string
  to: SeatId[]
  with: Record<string, string>
  /** What was read. */
  spans: Range[]
  /** Where each of `to` was named; for a repeated action, the words that repeat it. */
  targets: Range[]
  /** Taken over from the night before. */
  repeats?: true
  /** `likely`: the rules of reading left something open, and what speaks for the order outweighs it. */
  confidence: 'sure' | 'likely'
  /** Why it did not count as things stood when it was read. */
  refusal?: { rule: RuleId; says: string }
}

/** An answer the host may give: an action, or somebody. */
export interface Choice {
  says: string
  by?: SeatId
  does?: string
  to?: SeatId[]
  with?: Record<string, string>
}

export interface Doubt {
  why: Why
  span?: Range
  question: string
  choices: Choice[]
}

/** `declined`: the sender says to do nothing; `nothing`: no order was found. */
export interface Note {
  kind: 'cancel' | 'negated' | 'quoted' | 'struck' | 'question' | 'conditional' | 'nothing' | 'declined' | 'forOther'
  span: Range
}

export interface Reading {
  proposals: Proposal[]
  doubts: Doubt[]
  notes: Note[]
}
