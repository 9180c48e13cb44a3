/** What comes of reading posts for votes. */
import type { MajoritySaid } from './majority-said.ts'
import type { InEach } from '../text/in-each.ts'

/** Why an attempt to vote does not count. */
export const whys = [
  'notBold',
  'notGreen',
  'partlyBold',
  'shortForm',
  'otherWord',
  'noWord',
  'noColon',
  'noSign',
  'inSentence',
  'noName',
  'halfTag',
  'spoiler',
  'struck',
  'code',
  'openQuote',
  'notPlaying',
  'dead',
  'out',
  'lostVote',
  'replaced',
  'targetDead',
  'targetOut',
  'afterHammer',
  'unreadable',
] as const
export type Why = (typeof whys)[number]

/** Where in a post something stands: `line` from 1, offsets in the text as it is shown. */
export interface Place {
  line: number
  start: number
  end: number
}

/** A post by its id, or by its place in the list from 1 where it has none; `index` counts from 0. */
export interface InPost {
  post: string
  index: number
  place: Place
}

/** A vote as it was cast. Exactly one of `for`, `nobody` and `unvote` is there. */
export interface BallotRead extends InPost {
  by: string
  for?: string
  nobody?: true
  unvote?: true
  /** Whose name stands behind an unvote. */
  of?: string
  /** What stands there instead, where it is in bold too and nobody's whole name. */
  inexactly?: string
  at?: string
  /** What was written for the name, where it is only the beginning of one, or a nickname that counts. */
  begun?: string
  /** The same, where the host has yet to confirm that it means this player. */
  likely?: string
}

interface Uncounted extends InPost {
  by: string
  text: string
  why: Why /** Whom it would have been for. */
  for?: string
}
/** A vote in form, with a name that may be several people's, or nobody's. `near`: who may be meant, the likeliest first. */
export interface Unresolved extends InPost {
  by: string
  name: string
  /** The name and the word behind it, where that is what puts a whole name in doubt. */
  written?: string
  text: string
  near: string[]
  /** Who alone of the living can be meant: a ballot for this player stands, until the host says otherwise. */
  likely?: string
  /** No lynch may be meant too. */
  nobody?: true
  /** Each of those near is named: `Ann or Bob`. */
  several?: true
  /** The host's next count leaves the voter where they were. */
  left?: true
  /**
   * Nobody's name is in doubt, but whether it is a vote: it agrees with another's, is a name and no more, hangs on a condition, its writer was
   * replaced, or it may belong to a quote whose end cannot be seen.
   */
  asks?: 'agreement' | 'name' | 'condition' | 'replaced' | 'openQuote'
}

/** A count that a host posted, as it stands in the post. */
export interface HostCount {
  post: string
  index: number
  by: string
  /** A voter stands there as often as he counts. */
  votes: { for: string; nobody?: true; voters: string[] }[]
  /** Who is listed as voting for nobody. */
  idle: string[]
  /** How many players stand in it, where it has those who do not vote too. */
  players?: number
  /** Whether the counting goes on from here. */
  baseline: boolean
  /** Lines among its rows that name somebody and could not be read, as they stand there. */
  unread?: string[]
  /** Voters whom nobody knows. */
  strangers?: string[]
  /** Who stands there by a part of a name, or a nickname. */
  inexact?: { said: string; id: string }[]
  /** Why it cannot be read as a whole: then it is not compared either. */
  trouble?: InEach
  /** Where its own numbers or rows contradict each other: it is compared, and not gone on from. */
  slip?: InEach
}

export interface VotesRead {
  ballots: BallotRead[]
  uncounted: Uncounted[]
  unresolved: Unresolved[]
  /** Edited posts with an attempt in them. */
  flagged: { post: string; index: number; by: string }[]
  counts: HostCount[]
  /** How many votes hosts say that a lynch takes, and of how many players, in which posts; `counted`: so many stand in the count there. */
  majorities?: (MajoritySaid & { index: number; counted?: number })[]
}
