/** What comes of reading a roster. */
import type { Problem } from '../../../engine/cases/case.ts'
import type { ModifierUse } from '../../../engine/journal/state.ts'
import type { NameForms } from '../../../engine/text/name-forms.ts'

/** A seat as it is filled in before the game, or read from a pasted list. */
export interface SeatDraft {
  name: string
  role: string
  faction?: string
  modifiers?: ModifierUse[]
  settings?: Record<string, string | boolean>
  aliases?: string[]
  /** Who plays the seat together, where several do. */
  heads?: string[]
  forms?: NameForms
  details?: Record<string, string>
  /** Marks with which the player begins. */
  status?: string[]
  /** The player is dead when the game begins here: it was played elsewhere before. */
  dead?: true
  /** How that came, as the list says it: `lynched D1`. */
  fate?: string
  /** How often an ability was used before, by its id. */
  uses?: Record<string, number>
}

/** A pasted roster, read. Lines with a problem are not among the seats. */
export interface RosterReading {
  /** How many names there are, where the list has names and nothing else: roles are to be drawn for them. */
  namesAlone?: number
  /** How many roles there are, where the text is a set-up and nobody sits in it. */
  rolesAlone?: number
  /** The text is a whole sign-up post: how many players it lists apart from a set-up, and for how many that is. */
  signUpPost?: { players: number; roles: number }
  seats: SeatDraft[]
  problems: RosterProblem[]
  /** Lines that were read, and may as well be meant otherwise: `meant` is what to write then. */
  doubts?: RosterProblem[]
}

/**
 * A line that was not understood. `meant`: a word of it, and the nearest one that would be; `choices`: all that the word
 * may mean, the likeliest first, of which a host says one for good.
 */
export interface RosterProblem extends Problem {
  meant?: { word: string; near: string; choices?: string[] }
}

/** Lists of roles, read: how many there are, how many can be played as they are written, and what was not understood. */
export interface RoleLists {
  lists: number
  whole: number
  /** How many of these are whole once it is said what a word means. */
  asking: number
  /** How many roles there are in all of them. */
  seats: number
  /** Words that mean different things to different people: what each is read as, and what else it may be. */
  asked: { said: string; seats: number; lists: number; means: string[] }[]
  /** What was not read, the most frequent first: how many seats have it, in how many lists. */
  unread: { said: string; seats: number; lists: number }[]
}

/** People who are written to together. */
export interface RosterGroup {
  /** `~living`, `~dead`, `~spectators`, `~substitutes`, or a faction that talks in private. */
  id: string
  name: string
  /** To whom one writes: of a hydra its heads. */
  names: string[]
  /** A text that invites them there, in the language of the game; nothing in it is a secret of anybody. */
  invitation?: string
}
