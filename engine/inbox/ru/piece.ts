/** A clause of a Russian message, and what has to be known to cut one out. */
import type { SeatId } from '../../reason/claim.ts'
import type { Range } from '../../text/range.ts'
import type { Target } from '../clause.ts'
import type { Stems } from './stems.ts'

/**
 * `order`: what is to be done is spoken of. `names`: nothing but names. `told`: of no account. `denied`: not to be
 * done. `open`: anything else.
 */
export type Kind = 'order' | 'names' | 'told' | 'denied' | 'open'

export interface Piece extends Range {
  kind: Kind
  /** Which own abilities its words speak of. */
  abilities: string[]
  targets: Target[]
  /** Who is expressly not meant. */
  nots: SeatId[]
  words: string[]
  places: number[]
  /** Where words stand that point at somebody named before. */
  pronouns: number[]
  sentence: number
  question: boolean
  /** Something in it hangs on something: `much` whatever it is of, `some` where it is of the order. */
  unsettled: 'much' | 'some' | undefined
  /** It is what hangs: «если она окажется красной». */
  condition: boolean
  /** The sign before it, and the one at the end of its sentence. */
  sign: string
  ends: string
  past: boolean
  /** A word with a capital letter that is nobody's name, where names stand. */
  stranger: boolean
  bare: boolean
  /** A move that is none of the writer's is spoken of. */
  foreign: boolean
  /** What it speaks of is said by a verb, an idiom or a whole form, and not by a noun or a slip alone. */
  isStrong: boolean
  /** The words that speak of it. */
  spoken: string[]
  /** What it speaks of is only near to a word for it. */
  slip: boolean
  /** How many of its words say nothing known. */
  strange: number
  /** A verb orders what it speaks of. */
  ordered: boolean
  /** How many it says that it names. */
  count: number | undefined
  /** A colour stands in it. */
  coloured: boolean
}

export interface Cutting {
  /** A word that is near to one of a move speaks of it, however long the message is. */
  slips?: true
  stems: Stems
  isOwn(ability: string): boolean
  /** The one ability that a word of any move is of. */
  only: string | undefined
  sender: SeatId
  ownRoles: ReadonlySet<SeatId>
  /** Whether an ability is of a role of the writer, be it of another phase. */
  isHis(ability: string): boolean
}

/** An order as far as it is put together. */
export interface Segment {
  does: string
  targets: Target[]
  pieces: Piece[]
}
