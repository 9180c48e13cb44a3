/** What a system shows and asks beside the play: its books as tables, what the host records, what it proposes. */
import type { Panel } from '../../../engine/ruleset/panel.ts'
import type { Form } from '../../../engine/rules/role.ts'
import type { Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { Slot } from '../../../engine/reason/claim.ts'
import type { Damage } from '../games/answers.ts'

export interface PanelsView {
  revision: number
  panels: Panel[]
}

export interface RecordsView {
  revision: number
  forms: (Form & { id: string })[]
  records: { id: string; form: string; phase?: string; values: Record<string, string> }[]
}

/** The rules that a set-up breaks; those that only warn apart. */
export interface SetupView {
  breaks: { rule: string; says: string; who: Slot[]; warns: boolean }[]
}

/** The phase that comes next, with its times where the rules have a clock. `over`: the rules propose the end of the game, which comes before it. */
export interface NextPhase {
  kind: string
  number: number
  opens?: string
  closes?: string
  all: { kind: string; number: number }[]
  over?: true /** The rules have a clock, which starts with the first time that is given. */
  clock?: true
}

/** The same night by other rules. */
export interface CompareView {
  system: { id: string; name: string }
  /** What does not exist there, so that it cannot be told; then there are no differences. */
  missing: { what: string; says: string }[]
  /** What is not quite the same there: a role by another name, a mark left out. */
  changed: { who: Slot; says: string }[]
  differences: { said: Span[]; here: { said: Span[]; rules: string[] }; there: { said: Span[]; rules: string[] } }[]
}

/** A wording of the game: a message, or one block of a post. */
export interface WordingRow {
  id: string
  /** `tell`: a private message or a line; `post`: a block of a post. */
  of: 'tell' | 'post'
  says: string
  /** As the system has it. */
  original: string
  edited: boolean
  /** The names it may use in braces, each with a value of this game to show. */
  values: Record<string, string>
  problems: { position: number; severity: 'error' | 'warning'; says: string }[]
  /** How it reads with these values. */
  preview: Span[]
}
/** `language`: that of the words. */
export interface WordingView {
  revision: number
  language: Locale
  rows: WordingRow[]
  /** Edits that are lost. */
  damaged?: Damage[]
}
