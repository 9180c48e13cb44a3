/**
 * A game that is over, told whole: every phase with its map, its rows and the tree behind each, who everybody was, and how
 * votes were counted. It holds the game alone: no message, no mark or note of the host, no edit, no time, and of the posts the
 * index alone, where the host posted one.
 */
import type { RuleId } from '../../../engine/reason/claim.ts'
import type { Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { MapView, NightRow, TreeLine, TreeView } from '../night/answers.ts'

export interface ExploredGame {
  name: string
  system: string
  language: Locale
  /** What its host calls the lynch, where it is something else. */
  lynchWord?: string
  winner?: string
  /** It was not over when this was made. */
  early?: true
  players: ExploredPlayer[]
  phases: ExploredPhase[]
  /** The index of the game as everybody has read it, addresses written out. */
  index?: Span[][]
  /** Where it turned, first to last: a line each, with its phase by its place and a row of it. */
  turned?: { phase: number; row?: string; said: Span[] }[]
  /** What trees say of lines. */
  words: TreeView['words']
  /** The rules that are cited, by their ids. */
  rules: Record<RuleId, string>
}

export interface ExploredPlayer {
  name: string
  /** Who sat there before, first to last. */
  former: string[]
  /** The roles, those that lie over the first one too. */
  roles: string[]
  /** The roles at the start, where they were others. */
  first?: string[]
  faction: string
  side: MapView['lanes'][number]['side']
  /** How it ended, by the place of the phase; the row that says why. Whoever has none is alive. */
  fate?: { kind: 'died' | 'lynched' | 'removed'; phase?: number; row?: string }
  /** Whether the role was shown at the death. */
  flip?: 'shown' | 'hidden'
}

export interface ExploredPhase {
  name: string
  /** The days on which it was opened and locked, on the clock of the game: `2026-11-20`. */
  days?: [opened: string, locked: string]
  /** What the host wrote himself of what everybody read, without the marks of a forum. */
  told?: { title: string; paragraphs: string[] }[]
  map: Pick<
    MapView,
    'lanes' | 'columns' | 'cards' | 'links' | 'behind' | 'deaths' | 'killers' | 'foiled' | 'moved' | 'nearly'
  >
  rows: ExploredRow[]
  /** By the ids of rows and of steps of the vote. */
  trees: Record<string, ExploredTree>
  votes?: ExploredVotes
}

export type ExploredRow = Pick<
  NightRow,
  'id' | 'section' | 'mark' | 'said' | 'why' | 'hasTree' | 'who' | 'death' | 'standing' | 'rule'
>

export interface ExploredTree {
  title: Span[]
  lines: TreeLine[]
  /** The actions without any of which the answer would be another. */
  deciders: string[]
}

export interface ExploredVotes {
  totals: { of: string; votes: number; voters: string[]; notes?: { votes: number; said: Span[] }[] }[]
  /** Ballots that do not count in the end, and why. */
  uncounted: { by: string; for: string[]; standing: 'replaced' | 'withdrawn' | 'void'; why?: string; rule?: RuleId }[]
  steps: {
    id: string
    said: Span[]
    rule: RuleId
    holds: boolean
    changes: { of: string; before: number; after: number }[]
  }[]
  needed?: number
  lynched: string[]
}

/** A piece of a sentence as a page holds it: words, a name, or what has pieces or a rule's id in it. */
export type PackedPiece =
  | string
  | [name: string]
  | { kind: 'strong' | 'quote' | 'secret'; spans: PackedPiece[] }
  | { kind: 'code'; text: string }

/** The forms in which others keep games that are over. */
export const exchangeForms = ['wiki', 'archive', 'lines'] as const
export type ExchangeForm = (typeof exchangeForms)[number]
