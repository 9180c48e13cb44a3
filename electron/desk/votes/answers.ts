/** What the calls about votes give. */
import type { Span } from '../../../engine/text/span.ts'
import type { SeatId } from '../../../engine/reason/claim.ts'

export interface VotesView {
  revision: number
  phase: number
  locked: boolean
  /**
   * Whether there is a vote in this phase, how it is cast, and what a ballot may have come over, the usual first, where
   * the rules ask. Where not: why, and where there is one.
   */
  form?: {
    kind: 'single' | 'family'
    families: string[]
    rule: string
    /** Whether no lynch is a choice. */
    nobody?: true
    channels?: readonly string[]
  }
  none?: string
  /** Every ballot there was, the last received last. */
  ballots: BallotView[]
  /** Those who may vote and have no ballot that stands. */
  silent: SeatId[]
  /** Those who have a ballot that stands, and may cast another beside it. */
  spare: SeatId[]
  /** Posts that were pasted, and what was read in them. */
  posts: PostRead[]
  /**
   * How many votes do not count because they are not bold, where they are more than those that are; and what would let
   * them, where that can be chosen.
   */
  unbold?: { count: number; choose?: { option: string; value: string } }
  /** The totals, the most first; players and families in one list where families are voted on too. */
  totals: TotalView[]
  /** How they came about, step by step. Open a step's tree with `night.tree`, by its `id`. */
  steps: StepView[]
  /** Votes a player needs, where the rules set a number; who is locked in; who is put to death. */
  needed?: number
  locked_in?: SeatId
  lynched: SeatId[]
  /** Where nobody is put to death: who would be once `toConfirm` of the votes on them are confirmed; `needed` where so many are enough. */
  waits?: { of: SeatId; votes: number; toConfirm: number; needed?: number }[]
  /** A vote ended the day before its deadline. */
  ended?: true
  /** Who has a post by it, where the vote is about one: nobody is put to death then. */
  elected?: SeatId[]
  /** The rows of their deaths in `night.view`. */
  deaths: string[]
  /** Points that the rules leave to the host. */
  prompts: number
}

export interface BallotView {
  id: string
  by: SeatId
  for?: SeatId
  /** It is for no lynch. */
  nobody?: true
  family?: string
  individual?: SeatId
  at?: string
  advance: boolean
  /** The post it was read in. */
  post?: string
  /** What stands there for the name: a nickname that counts until the host says otherwise, and decides nothing. */
  likely?: string
  /** `counts`; `takesBack` the one before, and votes for nothing; `replaced` by a later one; `withdrawn`; `void`, with the rule and why. */
  standing: 'counts' | 'takesBack' | 'replaced' | 'withdrawn' | 'void'
  rule?: string
  why?: string
}

export interface PostRead {
  id: string
  by: SeatId
  at?: string
  number?: number
  link?: string
  edited: boolean
  /** What it says, cut short. */
  text: string
  /** What an answer to the doubt in it could change now: give somebody a majority, take it away, or change who leads. */
  bears?: { is: 'makes' | 'unmakes'; of: SeatId } | { is: 'leads' }
  /** What was found: a vote that counts as a ballot, an attempt that does not, a name nobody bears, with what was written for it, a vote of which nobody knows whether it came in time. */
  found: {
    kind: 'ballot' | 'uncounted' | 'unresolved' | 'undated' | 'edited'
    said: string
    rule?: string
    near?: string[]
    name?: string
    /** Who alone can be meant: it counts for this player until the host says otherwise. */
    likely?: SeatId
    /** A ballot by hand says what was meant. */
    settled?: true
    /** Whether it is a vote at all is in doubt, so nothing is kept of the name; `nobody`: it is for no lynch. */
    whether?: true
    nobody?: true
  }[]
}

export interface TotalView {
  of: string
  family: boolean
  votes: number
  voters: SeatId[]
  /** Those of them whose ballots have yet to be confirmed. */
  likely?: SeatId[]
  /** How many it takes, where that is not what everybody needs. */
  needed?: number
  /** What makes it differ from its ballots. */
  notes?: TotalNote[]
  /** What says why it comes to this: one of `deaths`, or the last of `steps` that is about it. */
  decided?: string
}

/** So many votes more than ballots, or less than 0 of them: whose doing that is, and by which rule where one is known. */
export interface TotalNote {
  votes: number
  said: Span[]
  rule?: string
}

export interface StepView {
  /** Of `night.tree`. */
  id: string
  said: Span[]
  rule: string
  holds: boolean
  /** What it changed: who had how many, and has now. */
  changes: { of: string; before: number; after: number }[]
}

/** What became of a count. `asks`: what of it was not read, or may be wrong. */
export interface CountTaken {
  ballots: number
  /** When they count as cast. */
  at: string
  asks: { message: string; remedy: string }[]
}

/** What came of pages that were pasted, or of files. */
export interface ThreadTaken {
  added: number
  known: number
  /** Posts of an earlier phase, left out. */
  earlier: number
  unknownAuthors: string[]
  /** Whose names are like that of an unknown author, the likeliest first. */
  likely: { author: string; slots: SeatId[] }[]
  /** Posts dated later than now, as the clock of this zone has them: how many, and all that were read by it. */
  ahead?: { count: number; zone: string; posts: string[] }
  /** What could not be read, and in which file, where it was no paste. */
  unread: { file?: string; message: string; remedy: string }[]
}
