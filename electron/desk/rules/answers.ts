/** What the calls about a system's rules, and about the options of a game, give. */
import type { KeptBy } from '../../../engine/game/option-kept.ts'
import type { SideMark } from '../library/answers.ts'

/** Roles and abilities of a system: what a host can hand out, and what players can send in. */
export interface RolesAnswer {
  system: string
  name: string
  roles: {
    id: string
    name: string
    faction: string
    abilities: string[]
    settings: Record<string, readonly (string | boolean)[]>
    modifiers: string[]
  }[]
  /** Roles that lie over another one, by the field of a seat that names them and the word that stands there. */
  overlays?: { field: string; value: string; id: string; name: string; faction: string; abilities: string[] }[]
  /** Abilities that a whole faction shares. */
  factions: { id: string; name: string; side: SideMark; abilities: string[] }[]
  abilities: AbilityRow[]
}

export interface AbilityRow {
  id: string
  name: string
  /** The least number of targets, and the most; what they are (players, families, roles), the last for all beyond it. */
  targets: number
  most: number
  aims: ('player' | 'family' | 'role')[]
  kind: string
  when: string
  /** The kinds of phases in which it is sent in; none of a passive one. */
  phases: string[]
  limits: string[]
  /** What it is sent in with besides. `aims`: what it names instead of a word; `open`: other words than these are taken too. */
  keys: {
    id: string
    says: string
    values?: string[]
    aims?: 'player' | 'family' | 'phase' | 'text'
    open?: true
    must: boolean
  }[]
  /** How often in a game, and how often of these on oneself. */
  uses?: number
  selfUses?: number
  does: string[]
  rule?: string
}

/** Every other word of a system. */
export interface WordsAnswer {
  system: string
  name: string
  phases: string[]
  options: {
    id: string
    values: (string | boolean | number)[]
    default: string | boolean | number
    rule: string
    says: string
    whole?: { from: number; to: number }
    list?: { of: string[]; all: boolean }
  }[]
  /** `from`: the smallest number it takes, where that is not 1. */
  modifiers: { id: string; says: string; numbered: boolean; from?: number }[]
  settings: { id: string; values: (string | boolean)[]; roles: string[] }[]
  factions: string[]
  prompts: { id: string; rule: string; says: string; choices: string[] }[]
  draws: { id: string; rule: string }[]
  /** Statuses, counters, and what is known of a seat; what the host records. */
  marks: { id: string; says: string; rule: string; secret: boolean }[]
  counters: { id: string; says: string; rule: string }[]
  fields: { id: string; label: string; says: string; rule: string; values?: string[]; secret: boolean }[]
  forms: {
    id: string
    title: string
    says: string
    rule: string
    fields: { id: string; label: string; kind: string; values?: string[]; must: boolean }[]
  }[]
  /** How votes are cast, and in which kinds of phases. */
  ballots?: { form: 'single' | 'family'; phases: string[]; rule: string }
  /** Who can win: factions and others. */
  winners: string[]
  /** Kinds of private messages and public lines; the posts they stand in. */
  messages: string[]
  posts: string[]
  /** Words of results: alignments, kinds of actions. */
  results: string[]
  rules: { id: string; origin: string; says: string; uncheckable?: string }[]
}

/** An option of the game with its sentence. */
export interface OptionView {
  id: string
  values: (string | boolean | number)[]
  value: string | boolean | number
  default: string | boolean | number
  rule: string
  says: string
  /** The heading under which it stands. */
  group?: string
  /** Any whole number from here to there; or some of these words in an order of one's own. */
  whole?: { from: number; to: number }
  list?: { of: string[]; all: boolean; names: Record<string, string> }
  /** Or a word of the host's own: what it is. */
  own?: string
  /** It is another system's, see `RulesView.borrowed`. */
  lent?: true
  /** When it was last changed, of one that is not as the rules have it. */
  changedAt?: string
  /** It says how long phases last: what deadlines the host has made of that under Setup, and at what time of day. */
  deadlines?: { at?: string; none?: true }
  /** What locks it, and once that happened: why it can no longer be changed. */
  keptBy: KeptBy
  fixed?: string
}

export interface RulebookRow {
  id: string
  origin: string
  says: string
  /** It is another system's. */
  lent?: true
}

/** What games on a site set in one go. */
export interface PresetView {
  id: string
  name: string
  says: string
  /** What it would change in this game; nothing where the game is set so already. */
  changes: { option: string; value: string | boolean | number }[]
  /** What it would change, but can no longer. */
  kept: string[]
}

export interface RulesView {
  options: OptionView[]
  /** The first phase that was locked: it locked most options. */
  first?: { phase: number; name: string }
  presets: PresetView[]
  rulebook: RulebookRow[]
  /** Whose the rules and options are that are lent, why they stand here, and whether they count in this game. */
  borrowed?: { from: string; why: string; counts: boolean }
}
