/** A resolved phase in words, and what leaving an action out of it changes. */
import type { Standing } from '../../../engine/game/entry.ts'
import type { VerdictWord } from '../../../engine/journal/outcome.ts'
import type { Item } from '../../../engine/text/dialect.ts'
import type { Span } from '../../../engine/text/span.ts'
import type { StatusWord } from '../../../engine/why/action-status.ts'
import type { Explained } from '../../../engine/why/explained.ts'

export type { Explained }

export interface PhaseSheet {
  phase: string
  /** Where nothing was sent in: what could have been. */
  empty?: { example: string }
  deaths: Explained[]
  /** What somebody learned, and what else came about. */
  results: Explained[]
  /** Questions with reasons, none of which holds. */
  nearly: Explained[]
  /** How votes were counted: the totals, the most first, and what each rule did to them. */
  votes?: {
    totals: { of: string; votes: number }[]
    steps: { said: Span[]; rule: string; holds: boolean; changes: { of: string; before: number; after: number }[] }[]
  }
  tried: { action: string; verdict: VerdictWord; fared: StatusWord; why: Span[] }[]
  /** What was sent in and does not count. */
  void: {
    action: string
    line: number
    sent: string
    standing: Standing
    why: string
    rule?: string
    remedy?: string
  }[]
  pivots: { use: Span[]; ruling: boolean; then: Span[][] }[]
  /** Where it was asked for: each result, where the sentence does not say it, and what would have made it otherwise. */
  whyNot?: Explained[]
  rulings: {
    id: string
    kind: 'notice' | 'prompt'
    rule: string
    says: string
    about: Span[]
    choices: { id: string; gives: Span[] }[]
    chosen?: string
    answered: boolean
  }[]
  draws: { purpose: string; rule: string; of: Span[]; result: string; candidates: string[]; fixed: boolean }[]
  post: Span[][]
  letters: { to: Span[]; paragraphs: Span[][] }[]
  trees: { of: 'result' | 'action'; drawn: string; outline: Item[] }[]
  /** What stands above the trees of either kind. */
  headings: Record<'result' | 'action', string>
}

/** What leaving one action out changes: what is no longer so, and what is so instead. */
export interface Changes {
  action: string
  phases: {
    phase: string
    deaths: Turned<string>
    learned: Turned<Knowing>
    verdicts: { action: string; with: VerdictWord; without: VerdictWord }[]
  }[]
}

export interface Turned<What> {
  gone: What[]
  come: What[]
}

export interface Knowing {
  who: string
  does: string
  about: string
  result: string | string[]
}

/** What leaving an action out changes, a sentence each. */
export interface ChangesSaid {
  use: Span[]
  lines: { phase: string; gone?: Span[]; come?: Span[] }[]
}
