/** What a section of this rulebook brings: a chapter of it, or one subject. */
import type { Game, PhaseState } from '../../journal/state.ts'
import type { Declarations } from '../../resolve/sequence/vocabulary.ts'
import type { Panel } from '../../ruleset/panel.ts'
import type { Refuse, SectionOf } from '../../ruleset/section.ts'
import type { Locale, Words } from '../../text/wording.ts'
import type { Entry } from './attributes.ts'
import type { Effect, LateEffect, Reactions, Redirect, Resolution, Rulings } from './vocabulary.ts'

/** What a section does. */
export interface Part {
  /** By the name of the mark that an ability leaves, before it is entered as a deed. */
  effects?: Readonly<Record<string, Effect>>
  /** What becomes of such an effect only when the run is over. */
  late?: Readonly<Record<string, (entered: Effect) => LateEffect>>
  redirects?: readonly Redirect[]
  reactions?: Reactions
  /** Kinds of facts that are results of the phase, that are kept of every move, and that are work done without being results. */
  results?: NonNullable<Rulings['results']>
  books?: NonNullable<Rulings['books']>
  takesEffect?: NonNullable<Rulings['takesEffect']>
  /** What happens at a step of the day before its actions and after them. */
  before?: Hooks
  after?: Hooks
}
type Hooks = Partial<Record<'aptx' | 'tally' | 'lynch', (run: Resolution) => void>>

/** Its words, in English. */
export type SectionWords = Partial<Words>

export interface Section extends SectionOf<Entry, Declarations, Refuse | readonly Refuse[], SectionWords> {
  /** What it does. */
  rulings?: Part
  /** What a screen of the host's shows of it beside a phase. */
  panel?: (game: Game, phase: PhaseState | undefined, language: Locale) => Panel
}

/** The words of a panel in one language. */
export type Saying<Words extends (key: never) => unknown> = (key: Parameters<Words>[0]) => string

/** Declares a section. @returns the same, with its exact type */
export const section = <const Given extends Section>(given: Given): Given => given
