/** What a section of this rulebook brings: a chapter of it, or one role. */
import type { Declarations } from '../../resolve/sequence/vocabulary.ts'
import type { SectionOf } from '../../ruleset/section.ts'
import type { Entry } from './attributes.ts'
import type { Part } from './part.ts'
import type { Refuse } from './shared/cast-ballots.ts'
import type { PartWords } from './words.ts'

export interface Section extends SectionOf<Entry, Declarations, Refuse, PartWords> {
  /** What it does. */
  rulings?: Part
}

/** Declares a section. @returns the same, with its exact type */
export const section = <const Given extends Section>(given: Given): Given => given
