/** What the parts of a message can be read as, before anything is settled. */
import type { SeatId } from '../reason/claim.ts'
import type { Range } from '../text/range.ts'
import type { Why } from '../journal/reading.ts'
import type { Case } from './ru/cases.ts'

export interface Trouble {
  why: Why
  span: Range /** Who may be meant. */
  slots?: SeatId[]
  /** Somebody besides, of whom there is no doubt: more than one order aims at. */
  besides?: Target
}
export interface Target {
  slot: SeatId
  span: Range
  /** In which grammatical cases a name stands that is declined. */
  cases?: ReadonlySet<Case>
}

export interface Order {
  is: 'order'
  /** That it will not be done. */
  negative: boolean
  /** Which abilities its words can mean; `any` where they only name a target. */
  abilities: string[] | 'any'
  targets: Target[]
  /** It names nobody on purpose. */
  nobody: boolean
  /** Who acts: the writer, nobody named, or a team. */
  subject: 'writer' | 'none' | 'team'
  /** It takes the place of what was said before. */
  replaces: boolean
  /** It only says what becomes of somebody. */
  fate?: true
  /** It comes beside what was said before. */
  adds?: boolean
  /** The host is asked to do it, so that the question it stands in is none. */
  asked?: true
  /** It holds because this player is dead: what would be done to this player it replaces. `met` says so. */
  inPlaceOf?: { slot: SeatId; met: Range }
  /** What it says for the ability's keys. */
  with?: Record<string, string>
  /** Who else carries it out for the team. */
  by?: SeatId
  span: Range
  troubles: Trouble[]
}

/** Somebody of the team carries: what is named, or where nothing is, what the message asks for elsewhere. */
export interface Carried {
  is: 'carried'
  by: SeatId
  abilities: string[]
  targets: Target[]
  span: Range
  troubles: Trouble[]
}

export type Clause =
  | Order
  | Carried
  /** A correction that only names: `no, Carl`. */
  | {
      is: 'names'
      corrects: boolean /** It stands behind an apology. */
      soft?: true
      /** The writer calls himself `me`, and does not only sign. */
      self?: true
      targets: Target[]
      span: Range
      troubles: Trouble[]
    }
  | { is: 'cancel'; span: Range }
  | { is: 'noAction'; span: Range; troubles: Trouble[] }
  | { is: 'again'; span: Range; troubles: Trouble[] }
  | { is: 'affirmation'; span: Range }
  /** Anything else, with what in it could bear on an order. */
  | Talk

export interface Talk {
  is: 'talk'
  span: Range
  /** `joke`: what was said is none of it meant. `later`: an action will be sent in another time. */
  cue?: 'wavering' | 'conditional' | 'correction' | 'joke' | 'later'
  /** It tells what was meant to be done before; an order behind it takes its place. */
  former?: true
  /** It says of players no more than they are, or do. */
  tells?: true
  /** Somebody it does not name carries out what the team does. */
  hands?: true
  /** It comes near an order: an ability's word and a name stood in it. */
  near?: Trouble & { abilities: string[]; targets: Target[] }
  /** Who is named in it, and whether something is wished. */
  names?: SeatId[]
  wishes?: true
  question: boolean
}

/** A clause, and the word behind it. */
export interface Step {
  clause?: Clause
  end: number
  corrects?: true
}
