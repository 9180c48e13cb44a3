/**
 * What a set-up says, once it was read: which roles are drawn and how, what is drawn over the players who got them, and what is
 * told. Every form may stand wherever a bundle of roles may.
 */
import type { Place } from '../cases/locate.ts'

/** A role as it is written, so that the roster's reader understands it: `Town 1-shot Cop`, and what lies on top of it. */
export interface Card {
  role: string
  /** What lies over it, in the order written: `Town Cop + gunner`. */
  over: readonly string[]
  /** A group of its own among those of the same role: `Town Mason #1`. */
  group?: string
}

/** So many of a card. Fewer than none takes away; `loose` lies on top of a role that is drawn for it. */
export interface Cards {
  card: Card
  count: number
  loose?: true
}

/** A number that may hang on what somebody chose before the game: `2 + chosen`. */
export interface Amount {
  number: number
  chosen: number
}

export type Form = { at: Place; never: readonly Cards[][]; limit: Readonly<Record<string, number>> } & Drawn

type Drawn =
  | { is: 'roles'; cards: readonly Cards[] }
  | { is: 'all'; of: readonly Form[] }
  | { is: 'one'; of: readonly Form[] }
  | { is: 'take'; take: Amount; from: Form; left?: string }
  | { is: 'roll'; dice: readonly Die[]; table: Readonly<Record<string, readonly Form[]>>; beyond?: 'again' | 'last' }
  | { is: 'by players'; entries: readonly { from: number; to?: number; form: Form }[] }

/** Thrown so many times: letters with their weights. */
export interface Die {
  times: number
  letters: readonly { letter: string; weight: number }[]
}

/** Drawn over the players, who have their roles by then. */
export interface Mark {
  name: string
  at: Place
  /** How many get it; one of these values for each who may; or all who may, in pairs. */
  draws: { is: 'take'; take: Amount } | { is: 'one'; of: readonly string[] } | { is: 'pairs' }
  among: Who
  /** Whose mark it is: who is told whom it fell to. */
  for?: Who
  never: readonly (Exactly | Together)[]
  /** Only if nobody is like this. */
  ifNo?: Who
  told: 'no' | 'name' | 'names' | 'value'
}

/** Who is meant: any of these. `all`: everybody. */
export interface Who {
  any: readonly { word: string; not: boolean }[]
}
/** As it is written. */
export const whoSaid = ({ any }: Who): string => any.map(({ word, not }) => (not ? `not ${word}` : word)).join(', ')

/** Drawn again while all who were drawn are like this. */
export interface Exactly {
  all: Who
}
/** Drawn again while two of a pair are like this. */
export interface Together {
  one: Who
  other: Who
}

/** Who knows what at the start. */
export interface Tell {
  who: Who
  /** Whose names, and what besides. */
  knows: readonly Knows[]
  /** What the message says in the place of the role; the same until a second message tells the truth; what shows at death. */
  as?: string
  first?: string
  flips?: string
}
export interface Knows {
  of: Who
  what: 'names' | 'names and roles' | 'names and alignment' | 'that there is'
}

/** Somebody chooses before the game. */
export interface Ask {
  who: Who
  what: readonly string[]
  least: number
  most: number
  until?: string
}

export interface Setup {
  /** What it is called. */
  name?: string
  /** Numbers of players for which it is made. */
  players: readonly number[]
  roles: Form
  /** How many of each faction there are, where it says so; and which role fills up what is missing. */
  sizes: Readonly<Record<string, number>>
  rest: Readonly<Record<string, Card>>
  marks: readonly Mark[]
  tells: readonly Tell[]
  talks: readonly { who: Who; when: string }[]
  asks: readonly Ask[]
  posts: readonly { at: string; what: string }[]
  /** Rules of the game that the set-up asks for, as they are written. */
  play: Readonly<Record<string, string>>
}
