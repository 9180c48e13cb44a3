/**
 * A rule system: its tables, its rulebook, and how it resolves. Systems share this vocabulary and the resolvers but
 * never each other's entries, so each can be read alone.
 */
import type { RuleId, Slot } from '../why/claim.ts'
import type { Ability, Modifier, Option, Prompt, Role, Ruling } from './role.ts'
import type { Game, PhaseState } from '../game/state.ts'
import type { Outcome } from '../resolve/outcome.ts'
import type { Wording } from '../text/wording.ts'

export interface System {
  id: string
  name: string
  /** Kinds of phases, in the order a game runs through them. */
  phases: readonly string[]
  /** Those of them in which abilities are used and at work. */
  acting: readonly string[]
  factions: Record<string, { abilities: string[] }>
  roles: Record<string, Role>
  abilities: Record<string, Ability>
  modifiers: Record<string, Modifier>
  options: Record<string, Option>
  prompts: Record<string, Prompt>
  /** Purposes of random draws, with the rule that asks for each. */
  draws: Record<string, RuleId>
  /** Kinds of private messages and named public lines. */
  tells: readonly string[]
  rulebook: Record<RuleId, Ruling>
  /** The rules that the entry of actions cites when it refuses one. */
  entry: EntryRules
  wording: Wording
  /** Laws of `cases/laws.ts` that this system breaks, each with the rule that breaks it. */
  lawless?: Record<string, RuleId>
  /** In which reading an action stands once in a chain this phase: with everything, or for each effect it carries. */
  oncePerChain?: (game: Game, phase: PhaseState) => 'literal' | 'carried'
  /** Resolves a phase. Pure: the same game and phase give the same outcome. */
  resolve(game: Game, phase: PhaseState, asked: ResolveRequest): Outcome
}

export interface EntryRules { selfTarget: RuleId; limit: RuleId; uses: RuleId; samePlace: RuleId; dead: RuleId; owner: RuleId; late: RuleId; count: RuleId }

/** What a caller wants of a resolution besides its result. */
export interface ResolveRequest {
  /** Build explanation trees; without, only verdicts. */
  trees: boolean
  /** Actions to leave out, as if never sent in. */
  without?: readonly string[]
  /** Ask only whether these die and what these learn. Everything where absent. */
  only?: { dies?: readonly Slot[]; actions?: readonly string[] }
  /** Count against this many verdicts instead of the usual budget. */
  budget?: number
}

/** Checks nothing at run time; gives a system's tables their type. */
export const defineSystem = (system: System): System => system
