/**
 * A system's wording, apart from its mechanics: what its roles, abilities and results are called, keyed by the same
 * ids as its tables. Strings are ICU messages (see `message.ts`).
 */
import type { Layout } from './layout.ts'
import type { Added, Locale } from './locale.ts'

/**
 * How a claim is said when it stands and when it does not; and how it is asked, where it is ever a question. `would`: how it
 * is said of what came to nothing, with what kept it from coming about (“Ann would have died, but Dora saved Ann”); as if
 * it stood where absent.
 */
export interface Phrase {
  stands: string
  falls: string
  asks?: string
  would?: string
  /** It says what somebody did without any action, a vote: an answer tells it as whose doing something was. */
  deed?: true
  /** What was done for it says it: an answer tells that alone where it names the same players. */
  toldByDeed?: true
  /** What was done for it does not say it: an answer tells both, also where it was done to the player in question. */
  toldWithDeed?: true
  /** What was done for it was done for something else: an answer tells it as done also where this did not come about. */
  toldAsDone?: true
  /** What was done for it comes first in a sentence that tells both. */
  toldLast?: true
  /** It kept nothing from being and is beside the question: a list does not tell that it nearly did. */
  isAside?: true
  /**
   * Nobody did it, and what rests on it is not understood without it: an answer tells it beside the deeds, or where it is
   * not what they were done for, against them. `step`: they do not say it, whomever they were done to: that somebody was
   * lynched, or drawn.
   */
  ground?: true | 'against' | 'step'
  /** The role of whom it is of made it possible: an answer says which it is. */
  byRole?: true
  /** It says that somebody dies, and how: told in the place of the death, whose reason it is. */
  death?: true
}

/** What a sensor sees, as a clause: `Tam sees` … `Bob visit Ann`. */
export interface Sight {
  /** With `{about}`, `{result}`, and `{count}`, the number of results. */
  some: string
  /** With `{about}`. */
  none: string
}

/** Words in the names of seats: `Third Party 2-Shot Neighbour`. */
export interface SeatWords {
  /** What a side is called besides its name, and a modifier. */
  sides?: Record<string, readonly string[]>
  modifiers?: Record<string, readonly string[]>
  /** Words that say somebody has no ability, of whichever side, where other names of such roles are of one side. */
  plain?: readonly string[]
  /** A phrase and what is written for it elsewhere: `{ nurse: 'backup doctor' }`. */
  means?: Record<string, string>
  /** A word that means different things to different people, the likeliest first: it is asked. */
  asked?: Record<string, readonly string[]>
}

export interface Words {
  roles: Record<string, string>
  /** What hosts write for a role besides its name, in rosters: `VT`, `vig`. */
  rolesShort?: Record<string, string[]>
  /** What hosts write for a role that these rules do not have, and as what of another faction it can be played: proposed, never taken. */
  rolesAs?: readonly { said: readonly string[]; role: string; faction: string }[]
  /** What hosts write in the name of a seat besides its role. */
  names?: SeatWords
  factions: Record<string, string>
  /** Where roles are persons, those that are none: `a Civilian`. */
  common?: readonly string[]
  /** The side of a role stands behind it: `Doctor (Red)`, where others have a `Town Doctor`. */
  sideBehind?: true
  /** Roles are persons by their names, with no article: `Gin (Black Organization)`. */
  persons?: true
  /** When somebody wins, in words to him, by role or by faction: `You win when the last threat to the town is gone.` */
  goals?: Record<string, string>
  /** What a role message says of whom its player knows, by `Known.is`: with `{who}` and their `{count}`. */
  known?: Record<string, string>
  /** What the players of a private topic are called, by its kind. */
  topics?: Record<string, string>
  /** What one use of an ability is called: `shot`, as in "Bob's shot". */
  uses: Record<string, string>
  /**
   * What somebody did, with the slots `{actor}`, `{first}`, `{second}`: `{actor} shot {first}`. Under `jail:protect`
   * stands how it is put where only that part of the ability matters, under `order:2` how with so many targets.
   */
  deeds: Record<string, string>
  sights: Record<string, Sight>
  /**
   * Facts of the system's own (`claim.ts`), with `{who}`, `{other}`, `{use}`, `{actor}`, `{phase}` and the fact's values.
   * One with `asks` is a result that is explained by itself.
   */
  facts?: Record<string, Phrase>
  /** What modifiers are called before the name of a role, with `{count}` where they have a number: `{count}-shot`. */
  modifiers?: Record<string, string>
  /** What statuses, counters, steps of a tally and the words of options are called. */
  terms?: Record<string, string>
  /**
   * What a trait keeps from happening or lets happen, with `{who}` has it, `{use}` (`Bob's shot`) where one action has
   * it, and `{about}`, the player it concerns.
   */
  traits: Record<string, string>
  /**
   * How players ask for an ability, in the imperative: `shoot`, or with its targets, `make {first} visit {second}`.
   * Where absent, what a use is called has to do. One with a question mark is the ability put as a question: `is {first} a spy?`
   */
  verbs?: Record<string, string[]>
  /**
   * What players write for the words that an action is sent with, as verbs: `killing: ['murder']`, hence also `murdering`, `murdered`.
   * In Russian each form by itself, and by the name of an ability what only belongs to its orders.
   */
  keyWords?: Record<string, string[]>
  /**
   * What players speak of when they order an ability, by stems of words; a star stands for any ending. Only of a
   * language with endings.
   */
  stems?: Record<string, string[]>
  /** Of two abilities that one clause speaks of, those that the first takes for granted. */
  speaksOver?: Record<string, string[]>
  /** Words of results: alignments, kinds of actions. */
  results: Record<string, string>
  /** How a player is of whom a check found such a result: `{who}`, and what that player is by `{role}`. */
  found?: Record<string, string>
  /** What somebody learned by an ability, where that there was a result does not say it: `{who}`, `{about}` and the `{results}`. */
  learned?: Record<string, string>
  /** What a private message of each kind says; under `saw:track` what it says of one ability. */
  tells: Record<string, string>
  /** Posts, as layouts. */
  posts: Record<string, Layout>
}

export type { Locale }
/** Of a language that came from a file they are made of the English ones (`ruleset/added-language.ts`). */
export type Wording = { en: Words; ru?: Words; [language: Added]: Words }
