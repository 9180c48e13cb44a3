/** What the calls about a system's rules give. */

/** Roles and abilities of a system: what a host can hand out, and what players can send in. */
export interface RolesAnswer {
  system: string
  name: string
  roles: { id: string; name: string; faction: string; abilities: string[]; settings: Record<string, readonly (string | boolean)[]>; modifiers: string[] }[]
  /** Abilities that a whole faction shares. */
  factions: { id: string; name: string; abilities: string[] }[]
  abilities: { id: string; name: string; targets: number; kind: string; when: string; limits: string[]; does: string[]; rule?: string }[]
}

/** Every other word of a system. */
export interface WordsAnswer {
  system: string
  name: string
  phases: string[]
  options: { id: string; values: (string | boolean | number)[]; default: string | boolean | number; rule: string; says: string }[]
  modifiers: { id: string; says: string; numbered: boolean }[]
  settings: { id: string; values: (string | boolean)[]; roles: string[] }[]
  factions: string[]
  prompts: { id: string; rule: string; says: string; choices: string[] }[]
  draws: { id: string; rule: string }[]
  /** Kinds of private messages and public lines. */
  messages: string[]
  /** Words of results: alignments, kinds of actions. */
  results: string[]
  rules: { id: string; origin: string; says: string; uncheckable?: string }[]
}
