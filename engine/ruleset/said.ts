/**
 * What a system's tables say besides its wording: its rules, options, prompts and books, in a sentence each. English
 * stands in the tables themselves; every other language in files beside them, by the same ids.
 */
import type { RuleId } from '../reason/claim.ts'

/** By id. */
export type Sentences<Id extends string = string> = Readonly<Record<Id, string>>

/** The sentences of one language by kind and id. */
export interface Said {
  /** The system's own name. */
  name?: string
  rulebook: Sentences<RuleId>
  /** Why no case can show a rule, where none can. */
  uncheckable?: Sentences<RuleId>
  options: Sentences
  prompts?: Sentences
  modifiers?: Sentences
  marks?: Sentences
  counters?: Sentences
  fields?: Readonly<Record<string, { label: string; says: string }>>
  /** `fields`: their labels. */
  forms?: Readonly<Record<string, { title: string; says: string; fields: Sentences }>>
  /** What ids are called that no text of a game names: options, forms, values of either. */
  names?: Sentences
  /** What an ability is sent in with: by ability and key. */
  keys?: Readonly<Record<string, Sentences>>
}

/** The sentences of a borrower and, where it has none of its own by an id, those of the lender. */
export const saidBeside = (own: Said, lent: Said): Said => ({
  ...own,
  rulebook: { ...lent.rulebook, ...own.rulebook },
  options: { ...lent.options, ...own.options },
  prompts: { ...lent.prompts, ...own.prompts },
  modifiers: { ...lent.modifiers, ...own.modifiers },
  marks: { ...lent.marks, ...own.marks },
  fields: { ...lent.fields, ...own.fields },
  forms: { ...lent.forms, ...own.forms },
  names: { ...lent.names, ...own.names },
})
