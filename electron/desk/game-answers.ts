/** What the calls about games, rosters, options and the log give. Times are ISO instants. */
import type { ModifierUse } from '../../engine/journal/state.ts'
import type { Problem } from '../../engine/cases/case.ts'
import type { Field } from '../../engine/rules/role.ts'
import type { NameForms } from '../../engine/text/name-forms.ts'
import type { Locale } from '../../engine/text/wording.ts'
import type { Slot } from '../../engine/reason/claim.ts'

/** `setup`: no phase was opened yet. */
export type GameStateWord = 'setup' | 'running' | 'finished'

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
}

/** Something that is not as it was written, and what to do about it. */
export interface Damage {
  message: string
  remedy: string
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
  /** What the rules propose about the end, until the host confirms it. */
  proposal?: { winners: string[]; rule: string }
  /** In which language its texts are by now. */
  language: Locale
  /** `languages`: those it has words in. */
  system: {
    id: string
    name: string
    languages: Locale[]
    phases: string[]
    acting: string[]
    factions: { id: string; name: string }[]
    closing: Record<string, string> /** `over`: it names a role that lies over another one. */
    fields: (Field & { id: string; over?: true })[]
    marks: { id: string; says: string; rule: string }[]
    families: string[]
    votesIn: string[]
    records: boolean
    panels: boolean
  }
  settings: GameSettings
  seats: SeatView[]
  phases: PhaseView[]
  /** What the next undo or redo would take back or do again, in words. */
  undo?: string
  redo?: string
}

/** How a game is shown and written; nothing of it changes what happens. */
export interface GameSettings {
  /** IANA zone of the game's deadlines. */
  zone: string
  /** Of the forum where it is played (`dialects` of `workspace.info`). */
  dialect: string
  /** Names under which hosts write. */
  hosts: string[]
}

export interface SeatView {
  slot: Slot
  /** Who sits there now. */
  name: string
  /** Who sat there before, first to last. */
  former: string[]
  aliases: string[]
  /** How the name is declined, as far as the host wrote it. */
  forms: NameForms
  role: string
  roleName: string
  /** What the roles over it are called, where there are any. */
  over?: string[]
  faction: string
  factionName: string
  modifiers: ModifierUse[]
  settings: Record<string, string | boolean>
  alive: boolean
  /** In which phase the player died or was removed: `Night 1`. */
  died?: string
  bystander: boolean
  /** Marks of the host. */
  status: string[]
  note: string
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
  /** What still wants the host: messages (of them, those in doubt), players without an action, open prompts, voters without a ballot, posts to send. */
  wants: { messages: number; doubts: number; missing: number; rulings: number; votes: number; posts: number }
  /** Of those with something to send in: how many have. */
  received: number
  expected: number
  deaths: Slot[]
}

/** A seat as it is filled in before the game, or read from a pasted list. */
export interface SeatDraft {
  name: string
  role: string
  faction?: string
  modifiers?: ModifierUse[]
  settings?: Record<string, string | boolean>
  aliases?: string[]
  forms?: NameForms
  details?: Record<string, string>
  /** Marks with which the player begins. */
  status?: string[]
}

/** A pasted roster, read. Lines with a problem are not among the seats. */
export interface RosterReading {
  seats: SeatDraft[]
  problems: Problem[]
}

/** An option of the game with its sentence. */
export interface OptionView {
  id: string
  values: (string | boolean | number)[]
  value: string | boolean | number
  default: string | boolean | number
  rule: string
  says: string
  /** Any whole number from here to there; or some of these words in an order of one's own. */
  whole?: { from: number; to: number }
  list?: { of: string[]; all: boolean; names: Record<string, string> }
  /** Why it can no longer be changed. */
  fixed?: string
}

export interface RulebookRow {
  id: string
  origin: string
  says: string
}
export interface RulesView {
  options: OptionView[]
  rulebook: RulebookRow[]
}

/** One change of the game: all its events together. */
export interface LogRow {
  /** Its first event; undoing to before it takes it back. */
  seq: number
  at: string
  phase?: string
  says: string
  /** It was taken back. */
  undone: boolean
}

export interface WorkspaceInfo {
  file: string
  /** It is the sample: a copy, to play with. */
  sample: boolean
  readOnly?: { message: string; remedy: string }
  /** The file is not where it was opened, so nothing is saved. */
  moved?: { message: string; remedy: string }
  /** Where the last copy was saved. */
  copy?: string
  /** Others on this machine could read the file, and can no longer. */
  narrowed?: true
  /** Settings in whose place the usual ones stand. */
  damaged?: Damage[]
  /** It lies in a folder that some program keeps in step with the network. */
  synced?: string
  backups: { path: string; at: string; reason: string }[]
  systems: { id: string; name: string }[]
  dialects: { id: string; name: string }[]
}

/**
 * `language`: what the interface says its words in, `system` for the machine's. `explanations`: the language in which
 * reasons are said, where a system has words in it; `system` for that of the interface.
 */
export interface Settings {
  theme: 'system' | 'light' | 'dark'
  language: 'system' | Locale
  explanations: 'system' | Locale
  [key: string]: unknown
}

/** How far a reading has come, under the name that its call gave it. */
export interface ReadingStep {
  id: string
  done: number
  of: number
}

/**
 * Something changed: whoever shows this game asks again. Without a game: the list of games or the settings. One about a
 * reading says that alone: nothing changed.
 */
export interface Push {
  game?: string
  revision?: number
  reading?: ReadingStep
}
