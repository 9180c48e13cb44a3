/** What the calls about case files give. */
import type { Problem } from '../../../engine/cases/case.ts'
import type { Failure } from '../../../engine/cases/check.ts'
import type { Coverage } from '../../../engine/cases/coverage.ts'
import type { PhaseFacts } from '../../../engine/cases/facts.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { Changes, ChangesSaid, PhaseSheet } from '../night/sheet-answers.ts'

export type { Problem }

/** A case as it is named to a reader. */
export interface CaseNamed {
  case: string
  variant?: string
  file: string
  line: number
}

/** What came otherwise than expected, as a reader is told of it. */
interface FailureHeard extends Omit<Failure, 'expected' | 'came'> {
  expected: string
  came: string
  line: number
}

export interface CheckAnswer {
  passed: number
  /** Cases that failed, and documents too broken to be a case. */
  failed: number
  /** Only those that failed. `line` is that of the phase in which something came out otherwise. */
  failures: (CaseNamed & { system: string; failures: FailureHeard[] })[]
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

/** A case in words, as structured text: what a terminal, a window and a post are made from. `locale`: in which language it speaks. */
export interface CaseSheet extends CaseNamed {
  system: string
  systemName: string
  locale: Locale
  phases: PhaseSheet[]
  changes?: ChangesSaid
}
