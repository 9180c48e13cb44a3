/** What the calls about a whole day give: how the vote went, who writes and who does not, and what is sent to them. */
import type { SeatId } from '../../../engine/reason/claim.ts'
import type { BallotView, PostRead } from './answers.ts'

export interface DayView {
  revision: number
  phase: number
  opens?: string
  closes?: string
  /** The deadlines that there were before, each with when the host moved it. */
  moved: { from?: string; to: string; at: string }[]
  /** The posts, as they were written: the count can be had as of each. */
  marks: { id: string; by: SeatId; at?: string; number?: number }[]
  /** What changed the count, one after the other: whom somebody votes for from then on, and the number that those have. */
  changes: DayChange[]
  /** Phases with posts, first to last: `Day 1`. */
  days: { phase: number; name: string }[]
  players: DayPlayer[]
}

export interface DayChange {
  by: SeatId
  /** Nobody where it takes a ballot back; the empty name for no lynch. */
  for?: SeatId
  from?: SeatId
  /** How many ballots these have afterwards. */
  votes?: number
  left?: number
  at?: string
  post?: string
  number?: number
}

export interface DayPlayer {
  slot: SeatId
  alive: boolean
  /** Posts in each of `days`. */
  posts: number[]
  /** When the last one was written, in any of them, where its time is known. */
  last?: string
  /** Every ballot, first to last. */
  ballots: (Pick<BallotView, 'id' | 'for' | 'nobody' | 'at' | 'post' | 'standing'> & {
    number?: number
    link?: string
  })[]
}

/** The count as of a post. */
export interface VotesAsOf {
  totals: { of: SeatId; votes: number; voters: SeatId[] }[]
  /** Who lives and has no ballot that stands. */
  silent: SeatId[]
  needed?: number
  lynched: SeatId[]
  /** A vote ended the day. */
  ended?: true
}

/** A count that a host posted, held against the count up to there. */
export interface PostedCount {
  id: string
  /** Under which name it was posted. */
  by: string
  at?: string
  number?: number
  link?: string
  edited: boolean
  /** Why it could not be read, wholly or in part: then nothing is held against it. */
  trouble?: string
  /** Where it contradicts itself: it is held against this one all the same. */
  slip?: string
  /** Lines of it that name somebody and could not be read. */
  unread: string[]
  /** Who votes otherwise in it: for whom here and there, each as often as it counts, the empty name for no lynch. */
  differences: {
    voter: SeatId
    ours: SeatId[]
    theirs: SeatId[]
    /** The count can be taken at its word: a ballot makes ours what it says. */
    takeable?: true
    /** What the voter wrote that was read as a ballot or looked like one, from the ballot on that counts. */
    posts: PostRead[]
    /** The ballot that counts, where it was entered by hand. */
    byHand?: string
  }[]
}

export interface PostedCounts {
  revision: number
  phase: number
  counts: PostedCount[]
  /** Whether it is known under which names hosts write: of nobody else a count is kept. */
  hosts: boolean
}

/** What is sent to whoever is silent: one text for the thread, and one for each. */
export interface Prods {
  post: string
  each: { slot: SeatId; text: string }[]
}
