/** What the calls about games and their phases give. Times are ISO instants. */
import type { Absence, ModifierUse } from '../../../engine/journal/state.ts'
import type { SeatId } from '../../../engine/reason/claim.ts'
import type { Field } from '../../../engine/rules/role.ts'
import type { NameForms } from '../../../engine/text/name-forms.ts'
import type { PhaseForms } from '../../../engine/text/phase-forms.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { CaseNamed } from '../cases/answers.ts'
import type { GameSettings, SideMark, SystemOffered } from '../library/answers.ts'
import type { Proposed } from '../library/rhythm.ts'

/** `setup`: no phase was opened yet. */
type GameStateWord = 'setup' | 'running' | 'finished'

/** A game that is put away; `until`: it was deleted, and can be brought back up to then; `sandbox`: it was made of a case, to be played with. */
export interface GameAway {
  as: 'archived' | 'deleted' | 'sandbox'
  at: string
  until?: string
}

/** A game in this file that an imported one is: the same journal, or one that goes on from the same beginning. */
export interface Twin {
  game: string
  name: string
  same: boolean
}

/** A game that was made of a case; or the cases of the file, where there are several and none is named. */
export type Sandbox = { game: string } | { choices: CaseNamed[] }

/** A game as the list of games shows it. */
export interface GameListed {
  id: string
  name: string
  system: string
  systemName: string
  state: GameStateWord
  /** `Night 2`, where a phase was opened. */
  phase?: string
  players: number
  living: number
  closes?: string
  winner?: string
  created: string
  changed: string
  /** What is kept of it is not as it was written, so that it cannot be opened. */
  damaged?: true
  away?: GameAway
  /** It came with the app. */
  sample?: true
}

export interface GameView {
  id: string
  name: string
  /** Grows with every change: what was asked with an older one may be stale. */
  revision: number
  /** When the last change was kept. */
  saved: string
  state: GameStateWord
  winner?: string
  /** What the rules propose about the end, until the host confirms it: said in this row of `night.view` of this phase. */
  proposal?: { winners: string[]; rule: string; phase: number; row: string }
  /** What the host calls the lynch, where it is something else. */
  lynchWord?: string
  /** In which language its texts are by now. */
  language: Locale
  /** `languages`: those it has words in. */
  system: {
    id: string
    name: string
    languages: Locale[]
    /** Kinds of phases for which the host says how long they last. */
    lasts: SystemOffered['lasts']
    /** Phases follow each other by the clock of the rules, from the first deadline on. */
    clock?: true
    phases: string[]
    /** What each of them is called, in the language that was asked for. */
    called: Readonly<Record<string, PhaseForms>>
    /** Those of them that come once the game is over. */
    after?: string[]
    acting: string[]
    /** `whole`: what those of it are called together, as they win. */
    factions: { id: string; name: string; whole: string; side: SideMark }[]
    /** What ids are called that are shown as they are, in the language that was asked for: of options, fields, values. In English they are spaced out. */
    names: Readonly<Record<string, string>>
    namesIn: Locale
    closing: Record<string, string>
    /** `over`: it names a role that lies over another one. */
    fields: (Field & { id: string; over?: true })[]
    marks: { id: string; says: string; rule: string }[]
    families: string[]
    votesIn: string[]
    records: boolean
    panels: boolean
  }
  settings: GameSettings
  seats: SeatView[]
  /** What the host noted about it, for nobody but himself. */
  note: string
  /** Who waits to come in for somebody, first to last. */
  substitutes: string[]
  phases: PhaseView[]
  /** Its past is being mended: of which game, the phase that was reopened and why, and the one that is open. */
  mending?: { of: string; phase: number; at: number; reason: string }
  /** What the next undo or redo would take back or do again, in words. */
  undo?: string
  redo?: string
}

export interface SeatView {
  slot: SeatId
  /** Who sits there now. */
  name: string
  /** Who sat there before, first to last. */
  former: string[]
  aliases: string[]
  /** Who plays the seat together, where it is a hydra; and who did before, first to last. */
  heads: string[]
  formerHeads: string[]
  /** How the name is declined, as far as the host wrote it. */
  forms: NameForms
  role: string
  roleName: string
  /** What the roles over it are called, where there are any. */
  over?: string[]
  faction: string
  factionName: string
  side: SideMark
  modifiers: ModifierUse[]
  settings: Record<string, string | boolean>
  alive: boolean
  /** In which phase the player died or was removed: `Night 1`; how, where that was before the game began here: `lynched D1`. */
  died?: string
  fate?: string
  /** In which phase, that is open, the host removed somebody who lives until it is locked. */
  leaves?: string
  bystander: boolean
  /** Marks of the host. */
  status: string[]
  note: string
  /** When the player is not here, as announced. */
  away: Absence[]
  /** When the player was asked for a sign of life, first to last, and in which phase: `Day 1`; `reminder`: for what was missing. */
  prods: { phase: number; name: string; at: string; reminder?: true }[]
  /** What the system knows of the seat besides (`GameView.system.fields`), and its counters. */
  details: Record<string, string>
  counters: Record<string, string | number | boolean>
  /** What this player can send in, with the uses that are left where they are limited. */
  abilities: {
    id: string
    name: string
    targets: number
    most: number
    aims: ('player' | 'family' | 'role')[]
    phases: string[]
    keys: { id: string; says: string; values?: string[]; open?: true; must: boolean }[]
    left?: number
  }[]
}

export interface PhaseView {
  /** Its place in the game, from 0. */
  index: number
  kind: string
  number: number
  /** `Night 2` */
  name: string
  /** `posted`: locked, and everything it tells was sent. */
  state: 'open' | 'locked' | 'posted'
  /** Whether abilities are used in it. */
  acting: boolean
  opens?: string
  closes?: string
  /** What still wants the host: messages (of them, those in doubt; what can be taken from them without a question), players without an action, open prompts, voters without a ballot, posts to send. */
  wants: {
    messages: number
    doubts: number
    sure: number
    missing: number
    rulings: number
    votes: number
    posts: number
  }
  /** Of those with something to send in: how many have. */
  received: number
  expected: number
  deaths: SeatId[]
  /** A vote ended it before its deadline: it can be locked. */
  ended?: true
}

/**
 * The phase that comes next, with its times where the rules have a clock. `over`: the rules propose the end of the game, which
 * comes before it. `none`: the game is over, and nothing can be opened any more.
 */
export interface NextPhase {
  kind: string
  number: number
  opens?: string
  closes?: string
  all: { kind: string; number: number }[]
  over?: true
  none?: true
  /** When it closes is said by how long the host has phases last. */
  rhythm?: Proposed
  /** The rules have a clock, which starts with the first time that is given. */
  clock?: true
}
