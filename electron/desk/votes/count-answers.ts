/** What `votes.count` gives: the votes of a saved thread. `count --json` prints it; renaming a key is a breaking change. */
import type { Unresolved, Why } from '../../../engine/vote/reading.ts'
import type { Problem } from '../../../engine/cases/case.ts'

/** A post as it is named to a reader. */
export interface PostNamed {
  post: string
  by: string
  file?: string
  line?: number
  at?: string
  link?: string
}

export interface VotesCount {
  /** Which software wrote the pages; `pasted text` for what has no pages. */
  software: string[]
  /** Posts read, and those of them that were counted. */
  posts: number
  counted: number
  style: string
  /** By whose rules it was counted, where a game was given. */
  system?: string
  players: string[]
  /** Who leads the game, and how that is known. */
  hosts: { name: string; why: 'named' | 'startedThread' | 'postsCounts' }[]
  /** Players who are not dead or out, and how many votes are more than half of them. */
  living: number
  majority: number
  /** The most voted first; voters in the order in which they came. `for` is null where they vote for nobody. */
  votes: {
    for: string | null
    count: number
    majority: boolean
    /** `votes`: as how many the vote counts, where that is not one; `put`: the rules count it though nobody cast it, so that it stands in no post. */
    voters: { by: string; post: string; link?: string; votes?: number; likely?: string; put?: true }[]
  }[]
  /** The vote that made a majority; the day was over with it. Only with a list of players, and without a game. */
  hammer?: PostNamed & { for: string }
  /** Living players with a vote who vote for nobody. */
  notVoting: string[]
  /** Attempts that do not count. `lineInPost` counts from 1. */
  uncounted: (PostNamed & { text: string; lineInPost: number; why: Why | 'rules'; rule?: string; says: string })[]
  /** Votes in form whose name is in doubt, with who may be meant; and authors on no list (`author`), with whose seat it may be. */
  unresolved: (PostNamed & {
    text: string
    name: string
    near: string[]
    likely?: string
    asks?: Unresolved['asks'] | 'author'
  })[]
  /** Votes in posts of which nothing says whether they came before the deadline; `for` is null where they are for nobody, and missing where they take one back. */
  undated: (PostNamed & { for?: string | null })[]
  /** Counted by the beginning of a name. */
  begun: (PostNamed & { for: string; name: string })[]
  /** Posts with an attempt to vote that were edited. */
  edited: PostNamed[]
  /** Counts that hosts posted. `baseline`: the counting goes on from it. */
  counts: (PostNamed & {
    baseline: boolean
    trouble?: string
    /** Where it contradicts itself: it is compared all the same. */
    slip?: string
    /** Lines of it that name somebody and could not be read. */
    unread?: string[]
    /** `votes`: as how many the voter counts there, where that is another number than here. */
    differences: { voter: string; read: string | null; counted: string | null; votes?: number; post?: string }[]
  })[]
  /** By the rules of a game: how the totals came about, who is put to death as things stand, and what the rules leave to the host. */
  steps?: { says: string; rule: string; holds: boolean }[]
  lynched?: string[]
  /** Whoever would have enough votes, or by the rules of a game the most, once `toConfirm` of them are confirmed; `needed`: so many are enough. */
  waits?: { of: string; votes: number; toConfirm: number; needed?: number }[]
  /** What the host of that game calls the lynch, where it is something else. */
  lynchWord?: string
  prompts?: { id: string; says: string }[]
  /** What a host should know about how this was read. */
  notes: string[]
  problems: Problem[]
}
