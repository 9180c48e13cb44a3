/** What the parts of a message can be read as, before anything is settled. */
import type { Slot } from '../why/claim.ts'
import type { Range } from './range.ts'

/** Why something read is no plain order. */
export type Why =
  | 'noTarget' | 'unknownTarget' | 'nearTarget' | 'possessive' | 'several' | 'oneOf' | 'wrongCount'
  | 'conditional' | 'question' | 'unread' | 'past' | 'otherActs' | 'carrier' | 'otherNight' | 'wavering' | 'hidden' | 'openQuote'
  | 'notOwned' | 'whichAbility' | 'conflict' | 'contradiction' | 'correction' | 'nothingToRepeat' | 'bareName' | 'affirmed' | 'misspelt' | 'onlySubject' | 'noSender' | 'tooLong'

export interface Trouble { why: Why; span: Range; /** Who may be meant. */ slots?: Slot[] }
export interface Target { slot: Slot; span: Range }

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
  span: Range
  troubles: Trouble[]
}

export type Clause =
  | Order
  /** A correction that only names: `no, Carl`. */
  | { is: 'names'; corrects: boolean; targets: Target[]; span: Range; troubles: Trouble[] }
  | { is: 'cancel'; span: Range }
  | { is: 'noAction'; span: Range; troubles: Trouble[] }
  | { is: 'again'; span: Range; troubles: Trouble[] }
  | { is: 'affirmation'; span: Range }
  /** Anything else, with what in it could bear on an order. */
  | Talk

export interface Talk {
  is: 'talk'
  span: Range
  cue?: 'wavering' | 'conditional' | 'correction'
  /** It comes near an order: an ability's word and a name stood in it. */
  near?: Trouble & { abilities: string[]; targets: Target[] }
  question: boolean
}
