/** What a look over all games that are over gives. */
import type { Side, SideMark } from '../library/answers.ts'

export interface StatisticsView {
  /** Those of which games are over, whichever was asked for. */
  systems: { id: string; name: string }[]
  /** The one that ended last first. */
  games: GameCounted[]
  /** By rules, and below each by set-up, where there are several: those of most games first. */
  sides: SidesCounted[]
  /** Whoever played most first. */
  players: PlayerCounted[]
  /** Names that may be one person's, of whichever rules: the host says. */
  offers: PersonOffer[]
  /** Each of the three as a table for a spreadsheet, with its headings. */
  csv: { games: string; sides: string; players: string }
  /** Games that are not over. */
  unfinished: number
  /** Games that are here more than once: of each one alone is counted. */
  copies: string[]
  /** Games that could not be read. */
  unread: string[]
}

export interface GameCounted {
  id: string
  name: string
  systemName: string
  setup: string
  players: number
  /** Phases that were locked; days of them. */
  phases: number
  days: number
  /** Who won, as the host said it. */
  winner: string
  ended: string
}

/** How long games were. */
export interface Lengths {
  shortest: number
  /** As many are longer as are shorter. */
  middle: number
  longest: number
}

/** Games by the same rules, or of the same set-up. */
export interface SidesCounted {
  system: string
  systemName: string
  /** What it is called, or its roles; left out where the line is about all games of the rules. */
  setup?: string
  games: number
  /** In the order of the rules: in how many of these games it was, and how many it won. Families, where they win as such, are the last. */
  sides: { name: string; mark: SideMark; games: number; wins: number }[]
  /** Games that no side, no family and no player won: a draw, or words that name nobody. */
  otherwise: number
  phases: Lengths
  days: Lengths
}

/** Two names, `one` that of more games, and why they may be one person's: a host entered one as another name, or they are written almost alike. */
export interface PersonOffer {
  one: string
  other: string
  why: 'known' | 'alike'
}

/** Somebody under one name, however it is written, and under those that the host joined with it. */
export interface PlayerCounted {
  name: string
  names: string[]
  /** Games in which he sat to the end; `replaced`: others, which somebody else played on for him. */
  games: number
  replaced: number
  wins: number
  sides: Record<Side, number>
  lived: number
  died: number
  lynched: number
  removed: number
  /** Of a player of the town: his ballots on somebody that stood when somebody was lynched, and those of them on somebody who was not of the town. */
  ballots: number
  right: number
}
