/** What a section of this rulebook brings: a chapter of it, or one role. */
import type { Declarations } from '../../resolve/sequence/vocabulary.ts'
import type { Options, Prompts, Rules } from '../../ruleset/said.ts'
import type { Entry } from './attributes.ts'
import type { Part } from './part.ts'
import type { Refuse } from './shared/sent.ts'
import type { PartWords } from './words.ts'

export interface Section {
  /** Its moves. */
  abilities?: Readonly<Record<string, Entry>>
  /** What it writes down. */
  facts?: Declarations
  /** What it leaves to the host. */
  options?: Options
  prompts?: Prompts
  /** What may not be sent in. */
  refuse?: Refuse
  /** Its rules, in one sentence of ours each. */
  rules?: Rules
  /** What it does. */
  rulings?: Part
  words?: PartWords
}

/** Declares a section. @returns the same, with its exact type */
export const section = <const Given extends Section>(given: Given): Given => given
