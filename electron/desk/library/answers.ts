/** What is said of every game that is kept. */
import type { Asking } from '../../../engine/inbox/score.ts'
import type { Frame } from '../../../engine/vote/frame.ts'
import type { PostPart } from '../../../engine/messages/parts.ts'

/** What a call that changes a game gives: its new revision. */
export interface Changed {
  revision: number
}

/** How long phases last by their kind, in hours; and the time of day at which those close that last a day or more. */
export interface Rhythm {
  hours: Readonly<Record<string, number>>
  at?: string | undefined
}

/** How a game is shown and written; nothing of it changes what happens. */
export interface GameSettings {
  /** IANA zone of the game's deadlines. */
  zone: string
  /** Of the forum where it is played (`dialects` of `workspace.info`). */
  dialect: string
  /** Names under which hosts write. */
  hosts: string[]
  /** How many hours before a deadline the host is told who is missing; 0: not before it has passed. */
  remind: number
  /**
   * Where each faction that talks in private does so, by its id; the dead and the spectators too (`~dead`,
   * `~spectators`).
   */
  topics: Readonly<Record<string, string>>
  /** What stands below posts that close a phase, from which phase on, first to last; nothing before. */
  parts: { from: number; on: PostPart[] }[]
  /** What the pages of the forum look like, where it is none of those known here. */
  frame?: Frame
  /** What the host calls the counts that stand in the thread, besides what counts are called anyway. */
  titles?: string[]
  /** With which kind of phase it starts, where the host chose. */
  begins?: string
  /** How long its phases last, where the host chose. */
  rhythm?: Rhythm
  /** Who watches, and may know what players may not. */
  spectators?: string[]
  /** Whether messages that leave something open are rather asked about, or rather read; as usual where absent. */
  asking?: Asking
  /** What its vote counts tell as posts, where the host chose. */
  count?: CountShown
}

/** What of a vote count stands in its post, besides who has whose votes. */
export interface CountShown {
  parts: CountPart[]
  /** Which wagon comes first: the largest, or the oldest. */
  order: 'size' | 'time'
}

export const countParts = [
  'distance',
  'links',
  'changes',
  'hammer',
  'silent',
  'living',
  'deadline',
  'cast',
  'seen',
  'away',
  'review',
] as const
export type CountPart = (typeof countParts)[number]

/** Something that is not as it was written, and what to do about it. */
export interface Damage {
  message: string
  remedy: string
}

/** For the town, against it, or neither. */
export type Side = 'town' | 'hostile' | 'other'

/** What is drawn beside the name of a faction: factions of one side differ by their number, from 0. */
export interface SideMark {
  side: Side
  nth: number
}

/** Rules that a game can be played by, as whoever chooses some reads them. */
export interface SystemOffered {
  id: string
  name: string
  /** In a line, by an example, and what a day has. */
  about?: { says: string; example: string; day: string; order: 'none' | 'steps'; roles: 'usual' | 'own' }
  /** Kinds of phases with which a new game can start, the usual one first. */
  starts: { kind: string; name: string }[]
  /** Kinds of phases that come round after round, for which the host says how long they last; none where the rules do. */
  lasts: { kind: string; name: string }[]
}

/** A page that is written: what to save, and under which name. */
export interface WrittenPage {
  text: string
  name: string
}
