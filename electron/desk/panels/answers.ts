/** What a system shows and asks beside the play: its books as tables, what the host records, what breaks the rules of its set-up. */
import type { SeatId } from '../../../engine/reason/claim.ts'
import type { Form } from '../../../engine/rules/role.ts'
import type { Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { SideMark } from '../library/answers.ts'
import type { Panel } from '../../../engine/ruleset/panel.ts'

export interface PanelsView {
  revision: number
  panels: Panel[]
}

export interface RecordsView {
  revision: number
  forms: (Form & { id: string })[]
  records: { id: string; form: string; phase?: string; values: Record<string, string> }[]
}

/** What each player is told before the game. */
export interface RoleMessages {
  dialect: string
  language: Locale
  /** For the subject line: holds no secret. */
  title: string
  messages: (RoleMessage & {
    /** What the player plays, for the host's own list. */
    role: string
    side: SideMark
    /** How far it is: sent, or confirmed by its reader. */
    state?: 'sent' | 'confirmed'
    /** The host wrote it; `outdated`: without that it would say something else by now. */
    edited?: true
    outdated?: true
    /** It is out, and would say something else now. */
    changed?: true
  })[]
}

interface RoleMessage {
  slot: SeatId
  name: string
  /** Of a hydra: who is written to, where its name does not say it. */
  heads?: string[]
  /** Ready to paste, in the dialect. */
  text: string
  /** As its reader sees it; nothing where that cannot be said of what a host wrote. */
  paragraphs: Span[][]
}

/** What somebody who takes over a seat is told: the role, and all that the seat was told since. */
export interface Newcomer extends RoleMessage {
  dialect: string
  language: Locale
  /** For the subject line: holds no secret. */
  title: string
  /** What of it was not marked as sent to the seat: phases, as they are called. */
  unsent: string[]
  /** Role and side as they are now, where they are others than those at the start. */
  since?: string
}

/** The rules that a set-up breaks; those that only warn apart. */
export interface SetupView {
  breaks: { rule: string; says: string; who: SeatId[]; warns: boolean }[]
  /** Where roles were dealt: what to post before the game, and what to post after it, of which that is the SHA-256 digest. */
  dealt?: {
    digest: string
    proof: string
    /** Where the roles were drawn from a set-up: its text, and what fell on whom. */
    drawn?: { text: string; chosen?: number; fell: string[] }
  }
  /** The set-up that was dealt last, also where that deal was taken back. */
  lastText?: string
}
