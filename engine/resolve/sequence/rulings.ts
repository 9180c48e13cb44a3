/**
 * What a system says of its list: the slots in their order, what stands in an action's way, what moves its aim, and what
 * each effect does. Rulings are questions to the ledger: they ask for facts, never for actions by id, so that switching
 * an action off changes everything that hung on it.
 */
import type { RuleId, Slot } from '../../why/claim.ts'
import type { Reason } from '../../why/reason.ts'
import type { Leg } from '../../why/claim.ts'
import type { Filled } from '../../rules/component.ts'
import type { Proposal } from '../outcome.ts'
import type { Fact } from './fact.ts'
import type { Move } from './move.ts'
import type { Walk } from './walk.ts'

/** One step of the list. An action belongs to the first slot that takes it and does not come before. */
export interface SlotRule {
  id: string
  /** What its actions cite when no rule of their own is nearer. */
  rule: RuleId
  takes?: (move: Move, walk: Walk) => boolean
  /** `together`: what happens here happens at once. `received`: one after the other, in the order received. */
  order?: 'together' | 'received' | ((moves: readonly Move[], walk: Walk) => Move[])
  /** Before its actions, and after them. */
  before?: (walk: Walk) => void
  after?: (walk: Walk) => void
}

/** An obstacle: about the actor, or about where an action lands. It stops the action where it holds; where it does not, it is a failed attempt to. */
export type Gate = (walk: Walk, move: Move) => Reason | readonly Reason[] | undefined
export type Landing = (walk: Walk, move: Move, at: string) => Reason | readonly Reason[] | undefined

/**
 * What sends an action elsewhere: where to, on whose account, and why. `unless`: what would have sent it elsewhere and did
 * not, so that the tree says whose doing it is that it came where it was sent.
 */
export interface Moved {
  at: string
  path: readonly Leg[]
  because: readonly Reason[]
  unless?: readonly Reason[]
}
export type Layer = (walk: Walk, move: Move, at: string, aim: number) => Moved | undefined

/** How an effect came to be somewhere; `why` holds where it did. */
export interface Arrival {
  move: Move
  component: Filled
  at: string
  aim: number
  why: Reason
}
/** What an effect does. @returns why it stands there, where that is more than having arrived */
export type Effect = (walk: Walk, arrival: Arrival) => Reason | undefined | void
/** The same, where only the end of the walk knows: it is asked then. */
export type LateEffect = (walk: Walk, arrival: Arrival) => Reason | (() => Reason) | undefined | void

export interface Rulings {
  slots: readonly SlotRule[]
  gates: readonly Gate[]
  layers?: readonly Layer[]
  landings?: readonly Landing[]
  /** By the kind of component, or by the name of the mark it leaves. A mark without an effect is written down as a fact. */
  effects: Readonly<Record<string, LateEffect>>
  /** What follows at once when a fact of this kind is written and holds; `death` is one. */
  reactions?: Readonly<Record<string, (walk: Walk, fact: Fact) => void>>
  /** Kinds of facts that are results of the phase, besides deaths and what is learned. */
  results?: readonly string[]
  /** Those of them that are no news of the phase: they have their trees, and no list of what happens shows them. */
  asides?: readonly string[]
  /** Whether a limited use is gone. Every use that is not stopped by a gate where absent. */
  spends?: (walk: Walk, move: Move, fared: { stopped: Reason | undefined; arrived: boolean }) => RuleId | undefined
  /** What becomes of somebody whom the host removes; he dies where absent. */
  removed?: (walk: Walk, who: Slot, why: Reason) => void
  /** The last word: messages, public lines, statuses. Everything that happened is known. */
  dawn: readonly ((walk: Walk) => void)[]
  /** What it proposes of the game's end, after everything. */
  winner?: (walk: Walk) => Proposal | undefined
  /** Rules for what the core says by itself. */
  cites: {
    /** Questions, verdicts, and messages that have no nearer rule. */
    question: RuleId
    verdict: RuleId
    spent: RuleId
  }
  /** Facts whose answer about the whole phase may be turned round, because a rule says so. */
  circles?: readonly string[]
}
