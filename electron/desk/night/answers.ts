/** What the calls about a resolved night give. */
import type { Standing } from '../../../engine/game/entry.ts'
import type { VerdictWord } from '../../../engine/journal/outcome.ts'
import type { SeatId } from '../../../engine/reason/claim.ts'
import type { Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { StatusWord } from '../../../engine/why/action-status.ts'
import type { MapLink } from '../../../engine/why/night-map.ts'
import type { TreeLine } from '../../../engine/why/print.ts'
import type { Side } from '../library/answers.ts'
import type { PhaseSheet } from './sheet-answers.ts'

export type { StatusWord, MapLink, TreeLine }

export interface NightView {
  revision: number
  phase: number
  /** The phase is locked: what is shown is what was locked. */
  locked: boolean
  /** In which language it is said. */
  language: Locale
  /** Actions switched off in this view. */
  without: string[]
  /** Nothing was sent in: what could be. */
  empty?: { example: string }
  rows: NightRow[]
  rulings: RulingView[]
  draws: {
    row: string
    purpose: string
    rule: string
    of: Span[]
    result: string
    candidates: string[]
    fixed: boolean
  }[]
}

/** `happens`; `nearly`: something spoke for it, said as it would have been, with the mark `no`; `tried`: an action; `void`: an action that does not count. */
export interface NightRow {
  /** Of the question or the action, the same whatever else changes: what `night.tree` is asked for. */
  id: string
  section: 'happens' | 'nearly' | 'tried' | 'void'
  /** `none`: nothing to do with yes or no. */
  mark: 'yes' | 'no' | 'part' | 'none'
  said: Span[]
  why: Span[]
  hasTree: boolean
  /** Of a tried or void action. */
  action?: string
  by?: SeatId
  /** Of whom it is, where it is of one player: in whose lane of the map it stands. */
  who?: SeatId
  /** It is about a death. */
  death?: true
  verdict?: VerdictWord
  /** Of a tried action. */
  fared?: StatusWord
  /** All there is to tell of it is that nothing stopped it. */
  unstopped?: true
  standing?: Standing
  rule?: string
  at?: string
  ruled?: { holds: boolean; note: string; spends?: boolean }
  /** What would make it count; the option that does not allow it. */
  remedy?: string
  option?: string
}

/** A question that the rules leave to the host (`prompt`), or a point where he should know how they were read. `row`: the id of its row; `over`: nothing was answered before the phase was locked, and what stood stays. */
export type RulingView = PhaseSheet['rulings'][number] & { row: string; over?: true }

export interface TreeView {
  /** The id it was asked with. */
  of: string
  title: Span[]
  language: Locale
  /** What drawings say of a line on which the result turns, and of one that points to another. */
  words: { decides: string; seeThere: string }
  /** The root first; the graph and the list show the same lines. */
  lines: TreeLine[]
}

/** What about a single action decides something. */
export interface PivotsView {
  /** For each outcome row (`NightRow.id`), the actions without which it turns; empty where no single one does. */
  of: Record<string, { action: string; said: Span[]; ruling: boolean }[]>
  /** For each action that decides anything, what it is called and what would be without it. */
  without: Record<string, { use: Span[]; then: Span[][] }>
  /** Too many actions to look for them. */
  tooMany: boolean
}

/** How one thing bore on another: in words, and by the cards and rows that show it. */
export interface BearingView {
  said: Span[]
  cards: string[]
  rows: string[]
}

/** What leaving actions out changes, a line each. */
export interface ChangesView {
  lines: { gone?: Span[]; come?: Span[] }[]
}

/** The same night by other rules. */
export interface CompareView {
  system: { id: string; name: string }
  /** What does not exist there, so that it cannot be told; then there are no differences. */
  missing: { what: string; says: string }[]
  /** What is not quite the same there: a role by another name, a mark left out. */
  changed: { who: SeatId; says: string }[]
  differences: { said: Span[]; here: { said: Span[]; rules: string[] }; there: { said: Span[]; rules: string[] } }[]
}

/** A phase on one page: lanes, steps, deeds, and which deed decided which. */
export interface MapView {
  phase: number
  language: Locale
  /** In roster order. */
  lanes: { slot: SeatId; name: string; role: string; side: Side; dies: boolean; votes: number }[]
  /** Deaths that nearly happened, by the id of the row: who would have died. */
  nearly: Record<string, Span[]>
  /** What stands above each column. */
  columns: string[]
  cards: MapCardView[]
  links: MapLink[]
  /** For each row of the night that has a tree, the cards in its decisive part. */
  behind: Record<string, string[]>
  /** For each row about a death, what brought it or kept it off, in few words. */
  deaths: Record<string, Span[]>
  /** For each row about a death that came about, the cards of the deeds that brought it. */
  killers: Record<string, string[]>
  /** For each row about a death that nearly happened, the cards of the deeds that would have brought it. */
  foiled: Record<string, string[]>
  /** What moved a count beside the ballots; of a family and of a vote for nobody without `who`. */
  moved: { who?: SeatId; said: Span[] }[]
}

/** `row`: the id of its row; what is always at work and ballots have none, and may lead to the row of what hangs on them. */
export interface MapCardView {
  id: string
  row?: string
  leads?: string
  who: SeatId
  at: number
  said: Span[]
  /** The same as tried: what failed is crossed out in a drawing, and in words told so. */
  tried?: Span[]
  /** Why it came to less, or to somebody else than it was meant for: in few words, with the deed that did it. */
  why?: Span[]
  /** The cards of the deeds that `why` names. */
  by?: string[]
  /** How it fared, in a word; `before`: an earlier phase left it. */
  fared: StatusWord | 'passive' | 'void' | 'before'
  aims: { who: SeatId; came: boolean }[]
  /** It stands although it goes round in a circle with what would have stopped it: `why` says how. */
  circle?: true
  /** A ballot is no deed that others bear on by name. */
  ballot?: true
}
