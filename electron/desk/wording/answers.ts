/** What the calls about a game's wording give. */
import type { Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { Damage } from '../library/answers.ts'

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
