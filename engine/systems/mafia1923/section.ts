/** What a section of this rulebook brings: a role, or a chapter that is of no role; and what abilities have in common. */
import type { RuleId } from '../../reason/claim.ts'
import type { Declarations } from '../../resolve/sequence/vocabulary.ts'
import type { Component } from '../../rules/component.ts'
import type { Ability } from '../../rules/role.ts'
import type { Refuse, SectionOf } from '../../ruleset/section.ts'
import type { Phrase, Words } from '../../text/wording.ts'
import type { Effect } from './vocabulary.ts'

export interface Section extends SectionOf<Ruled, Declarations, Refuse, SectionWords> {
  /** What its abilities do where they land. */
  effects?: Readonly<Record<string, Effect>>
}

/** Declares a section. @returns the same, with its exact type */
export const section = <const Given extends Section>(given: Given): Given => given

export { declareFacts } from '../../resolve/sequence/vocabulary.ts'

export type { Refuse, Sent } from '../../ruleset/section.ts'

/**
 * What a section adds to the words of the system, in English. `verbs` are what players write when they use an ability: a
 * phrase stands in the imperative, other forms follow from it.
 */
export type SectionWords = Partial<Omit<Words, 'factions' | 'traits' | 'posts' | 'keyWords'>>

/** A fact that never has to be denied. */
export const only = (stands: string): Phrase => ({ stands, falls: `not so: ${stands}` })

/** An ability, with what the rules of this game say of it besides. */
export interface Ruled extends Ability {
  /** What limits its uses, where that is not its own rule. */
  limitedBy?: RuleId
  /** A Bumbling Bureaucrat leaves it where it is aimed (1923-BUR2). */
  keepsAim?: true
  /** It comes before the Bosses, who undo it only where the host says so (1923-BOS6). */
  beforeBosses?: true
  /** Its targets are named for one purpose: with one of them dead it has no effect (1923-S14). */
  needsBoth?: true
  /** By which rule of its own the dead use it no more. */
  deadBy?: RuleId
  /** The option that says in which step of the night it is used. */
  stepBy?: string
  /** What it brings has limits of its own, so that no use of it is left to count (1923-THI2). */
  freshLimits?: true
  /** Whom it comes to has no vote for the day (1923-S28). */
  jails?: true
  /** A vote, which is all that jail takes unless the host has it take more (1923-S29). */
  isVote?: true
}

/** An ability that leaves a mark, which the rulings of its section read. */
export const mark = (as: string): Component => ({ does: 'mark', as })

/** The official channel, and any other (1923-A4). */
export const channels = ['site', 'elsewhere']

/** What an action is sent in with, in Russian. */
export const keysInRussian: Readonly<Record<string, string>> = {
  channel: 'каким путем пришло',
  family: 'за какую семью голос',
}

/** Every submission may say over which channel it came (1923-A4). */
export const keys: NonNullable<Ability['keys']> = {
  channel: { says: 'the channel it came over', values: channels },
}

/** What is used by night. */
export const night = { keys, phases: ['night'] } satisfies Partial<Ability>

/** What is used by day. */
export const day = { keys, phases: ['day'] } satisfies Partial<Ability>

const moves = new Map<string, Ruled>()
const names = new Map<string, string>()

/** Enters the moves of a section (`sections.ts`), so that rulings can ask what an ability is. */
export function enterMoves(
  abilities: Readonly<Record<string, Ruled>>,
  uses: Readonly<Record<string, string>> = {},
): void {
  for (const [id, ability] of Object.entries(abilities)) {
    moves.set(id, ability)
    names.set(id, uses[id] ?? id)
  }
}

/** The entry of an ability, as its section wrote it. */
export const entryOf = (does: string): Ruled | undefined => moves.get(does)

/** All of them, by id. */
export const entries = (): [id: string, ability: Ruled][] => [...moves]

/** What an ability is called inside a sentence. */
export const nameOfMove = (does: string): string => names.get(does) ?? does
