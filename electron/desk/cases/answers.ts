/** What the calls about case files give. */
import type { Problem } from '../../../engine/cases/case.ts'
import type { Failure } from '../../../engine/cases/check.ts'
import type { Coverage } from '../../../engine/cases/coverage.ts'
import type { PhaseReport } from '../../../engine/cases/report.ts'
import type { Standing } from '../../../engine/game/entry.ts'
import type { VerdictWord } from '../../../engine/journal/outcome.ts'
import type { Item } from '../../../engine/text/dialect.ts'
import type { Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { Claim } from '../../../engine/reason/claim.ts'
import type { Pivot } from '../../../engine/resolve/pivots.ts'
import type { ReasonRow } from '../../../engine/reason/table.ts'

export type { Problem }

/** A case as it is named to a reader. */
export interface CaseNamed {
  case: string
  variant?: string
  file: string
  line: number
}

export interface CheckAnswer {
  passed: number
  /** Cases that failed, and documents too broken to be a case. */
  failed: number
  /** Only those that failed. `line` is that of the phase in which something came out otherwise. */
  failures: (CaseNamed & { failures: (Failure & { line: number })[] })[]
  problems: Problem[]
  /** Where it is asked for. */
  coverage?: SystemCoverage[]
}

/** What of a system its cases show, what is missing, and what no case could show. */
export interface SystemCoverage extends Coverage {
  system: string
}

export interface CoverageAnswer {
  systems: SystemCoverage[]
  /** Cases that failed: they cover nothing. */
  failed: number
  problems: Problem[]
}

/** Cases of one file. `documents` counts the broken ones too. */
export interface Resolved<Shown> {
  cases: Shown[]
  documents: number
  problems: Problem[]
}

/** What `resolve --json` prints of a case. Renaming a key is a breaking change. */
export interface CaseFacts extends CaseNamed {
  system: string
  phases: PhaseFacts[]
  without?: Changes
}

export interface PhaseFacts extends PhaseReport {
  messages: { to: string; kind: string; paragraphs: string[] }[]
  /** Every outcome's tree, then every action's, in one table of shared nodes. */
  trees: { rows: ReasonRow[]; roots: { claim: Claim; holds: boolean; row: number }[] }
  pivots: Pivot[]
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

/** A case in words, as structured text: what a terminal, a window and a post are made from. */
/** `locale`: in which language it speaks. */
export interface CaseSheet extends CaseNamed {
  system: string
  systemName: string
  locale: Locale
  phases: PhaseSheet[]
  changes?: ChangesSaid
}

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
  tried: { action: string; verdict: VerdictWord; idle: boolean; why: Span[] }[]
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
export interface Explained {
  said: Span[]
  why: Span[]
}

/** What leaving an action out changes, a sentence each. */
export interface ChangesSaid {
  use: Span[]
  lines: { phase: string; gone?: Span[]; come?: Span[] }[]
}
