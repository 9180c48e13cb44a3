/**
 * What a system says of its list: the slots in their order, what stands in an action's way, what moves its aim, and what
 * each effect does. Rulings are questions to the ledger: they ask for facts, never for actions by id, so that switching
 * an action off changes everything that hung on it.
 */
import type { RuleId, SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import type { Leg } from '../../reason/claim.ts'
import type { Filled } from '../../rules/component.ts'
import type { Proposal } from '../../journal/outcome.ts'
import type { Fact } from './fact.ts'
import type { Move } from './move.ts'
import type { Resolution } from './resolution.ts'
import type { Way } from './way.ts'

/** One step of the list. An action belongs to the first slot that takes it and does not come before. */
export interface StepRule<On = Resolution> {
  id: string
  /** What its actions cite when no rule of their own is nearer. */
  rule: RuleId
  takes?: (move: Move, run: On) => boolean
  /** `together`: what happens here happens at once. `received`: one after the other, in the order received. */
  order?: 'together' | 'received' | ((moves: readonly Move[], run: On) => Move[])
  /** Before its actions, and after them. */
  before?: (run: On) => void
  after?: (run: On) => void
}

/** An obstacle: about the actor, or about where an action lands. It stops the action where it holds; where it does not, it is a failed attempt to. */
export type ActorGuard<On = Resolution> = (run: On, move: Move) => Reason | readonly Reason[] | undefined
export type TargetGuard<On = Resolution> = (run: On, move: Move, at: string) => Reason | readonly Reason[] | undefined

/**
 * What sends an action elsewhere: where to, on whose account, and why. `unless`: what would have sent it elsewhere and did
 * not, so that the tree says whose doing it is that it came where it was sent.
 */
export interface Redirected {
  at: string
  path: readonly Leg[]
  because: readonly Reason[]
  unless?: readonly Reason[]
}
export type Redirect<On = Resolution> = (run: On, move: Move, at: string, aim: number) => Redirected | undefined

/** How an effect came to be somewhere. */
export interface Arrival extends Way {
  move: Move
  component: Filled
  aim: number
}
/** What an effect does. @returns why it stands there, where that is more than having arrived */
export type Effect<On = Resolution> = (run: On, arrival: Arrival) => Reason | undefined | void
/** The same, where only the end of the run knows: it is asked then. */
export type LateEffect<On = Resolution> = (run: On, arrival: Arrival) => Reason | (() => Reason) | undefined | void

export interface Rulings<On = Resolution, Reactions = Readonly<Record<string, (run: On, fact: Fact) => void>>> {
  steps: readonly StepRule<On>[]
  actorGuards: readonly ActorGuard<On>[]
  redirects?: readonly Redirect<On>[]
  targetGuards?: readonly TargetGuard<On>[]
  /** Why an action that counts is not made at all, asked in its turn: another has its place, or nobody had it to choose. Then nothing meets it. */
  unmade?: (run: On, move: Move) => Reason | undefined
  /** By the kind of component, or by the name of the mark it leaves. A mark without an effect is written down as a fact. */
  effects: Readonly<Record<string, LateEffect<On>>>
  /** What follows at once when a fact of this kind is written and holds; `death` is one. */
  reactions?: Reactions
  /** Kinds of facts that are results of the phase, besides deaths and what is learned. */
  results?: readonly string[]
  /** Those of them that are no news of the phase: they have their trees, and no list of what happens shows them. */
  asides?: readonly string[]
  /** Kinds of facts that are kept of every move, whatever came of it: that it was made, and when it may be again. */
  books?: readonly string[]
  /** Kinds of facts that are work done, though no result of the phase hangs on them. */
  takesEffect?: readonly string[]
  /** Whether a limited use is gone. By default every use that no actor guard stops. */
  spends?: (run: On, move: Move, fared: { stopped: Reason | undefined; arrived: boolean }) => RuleId | undefined
  /** What becomes of somebody whom the host removes; by default he dies. */
  removed?: (run: On, who: SeatId, why: Reason) => void
  /** The last word: messages, public lines, statuses. Everything that happened is known. */
  dawn: readonly ((run: On) => void)[]
  /** What it proposes of the game's end, after everything. */
  winner?: (run: On) => Proposal | undefined
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
