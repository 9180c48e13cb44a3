/** What comes of reading a set-up. */
import type { RosterProblem } from '../roster/answers.ts'

/** A set-up, read; nothing but problems where something is wrong with it. */
export interface SetupReading {
  problems: RosterProblem[]
  /**
   * Where the text is a set-up as hosts post it: for how many it is, how a set-up is written for it, what of it is no role
   * and why, and what stands for one of several.
   */
  posted?: {
    players: number
    text: string
    skipped: { line: number; text: string; why: string }[]
    slots: { line: number; text: string; of: string[] }[]
  }
  /** Who signed up, where the post lists players below a heading: how many, and their lines. */
  signed?: { count: number; text: string }
  /** How many players there are, where the text is rather a list of those: with their roles, or names alone. */
  playersIn?: { count: number; roles: boolean }
  /** What it is called, where its text says so. */
  name?: string
  /** Numbers of players for which it is made. */
  players: number[]
  /** What comes out for this number of players. */
  outcomes?: SetupOutcomes
  /** Who has to choose before the game, and what the dealing hangs on. */
  asks: { who: string; what: string[]; least: number; most: number; until?: string }[]
  /** What the host has to do besides, as it is written: who talks when, what is posted, rules of the game. */
  talks: { who: string; when: string }[]
  posts: { at: string; what: string }[]
  play: { rule: string; value: string }[]
}

/** So many roles of a faction. */
interface RolesOfSide {
  faction: string
  count: number
  roles: string[]
}

export interface SetupOutcomes {
  players: number
  /** How many lists there are in all, of which the likeliest are named. */
  count: number
  /** `sides`: the same list by faction, where it is the only one. */
  lists: { roles: string; ways: string; of: string; chance: number; sides?: RolesOfSide[] }[]
  /** How many were drawn by lot, where there are too many to look at all. */
  sampled?: number
}

/** A set-up that is kept in the workspace, for games to come. */
export interface SavedSetup {
  id: string
  name: string
  system: string
  systemName: string
  /** With its head: the form it is written in, its rules and its name. */
  text: string
  /** Numbers of players for which it is made. */
  players: number[]
  saved: string
}

/** Who signed up. */
export interface SignedUp {
  names: string[]
  /** Who said to wait for a place. */
  substitutes: string[]
  /** Who stands below a heading that says otherwise: hosts, spectators, the dead. */
  others?: string[]
  /** Who was here and is no more, by what their own line says: struck out, dead, replaced. */
  gone?: string[]
}
