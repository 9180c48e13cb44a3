/**
 * Sections of a rulebook: each is one object that holds whatever it brings, be it a chapter or a single role. The tables of
 * a system are joined from its one list of sections.
 */
import type { Game, PhaseState, Refusal, Submission } from '../journal/state.ts'
import type { Options, Prompts, Rules } from './localized-text.ts'

/** A move as it is asked about before it counts. */
export type Sent = Pick<Submission, 'by' | 'does' | 'to'> & Partial<Pick<Submission, 'id' | 'with' | 'at'>>

/** A move as it is judged; asked without targets only whether it could be made at all. */
export type Refuse = (game: Game, phase: PhaseState, move: Sent) => Refusal | undefined

/** What a section of any rulebook may bring, in the types of its system, which may add more. */
export interface SectionOf<Entry, Facts, Refuse, Words> {
  /** Its moves. */
  abilities?: Readonly<Record<string, Entry>>
  /** What it writes down. */
  facts?: Facts
  /** What it leaves to the host. */
  options?: Options
  prompts?: Prompts
  /** What may not be sent in. */
  refuse?: Refuse
  /** Its rules, in one sentence of ours each. */
  rules?: Rules
  words?: Words
}

/** The ids of a table alone: what it holds is no business of whoever asks for them. */
export type IdsOf<Table> = { readonly [Key in keyof Table]: true }

/** The keys of a table as an interface may extend them: `interface Declared extends Of<typeof facts> {}`. */
export type Of<Table> = { readonly [Key in keyof Table]: Table[Key] }

/**
 * Joins a table of all sections, in their order.
 * @param pick the part of it that a section brings, if any
 * @throws where two sections bring the same id
 */
export function joinTables<Section, Entry>(
  sections: readonly Section[],
  pick: (section: Section) => Readonly<Record<string, Entry>> | undefined,
): Record<string, Entry> {
  const table: Record<string, Entry> = {}
  for (const section of sections)
    for (const [id, entry] of Object.entries(pick(section) ?? {})) {
      if (Object.hasOwn(table, id)) throw new Error(`Two sections bring “${id}”.`)
      table[id] = entry
    }
  return table
}
