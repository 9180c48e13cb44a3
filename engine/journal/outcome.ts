/**
 * What a resolver gives back for a phase: plain facts, each with the reason that decided it. Facts stand in roster
 * order and in the order received, so equal nights give equal bytes.
 */
import type { ActionId, Claim, RuleId, SeatId } from '../reason/claim.ts'
import type { PhaseResult } from './state.ts'
import type { Reason } from '../reason/reason.ts'

export type VerdictWord = 'succeeded' | 'failed' | 'partial' | 'void'

/** How one submitted action fared, asked by itself. */
export interface Verdict {
  action: ActionId
  verdict: VerdictWord
  /** It stood and changed nothing. */
  idle: boolean
  /** Where it came, wherever it was sent. */
  landed: SeatId[]
  reason?: Reason
  /** It counted, and was not made at all: another one took its place as the phase went on. */
  unmade?: true
}

/** A question of the night and its answer. What nearly happened is a question with reasons, none of which holds. */
export interface Question {
  claim: Claim
  holds: boolean
  reason?: Reason
  /** What a rule says of a result beside it: it has its tree, and is no result of its own. */
  aside?: true
}

/** What somebody learned: a word, a list, `nothing` (saw nothing) or `noResult`. */
export interface Learned {
  who: SeatId
  action: ActionId
  ability: string
  /** The target as submitted. */
  about: SeatId
  /** Whom it is about in truth and in the words of the rules, where the action came elsewhere and its actor is told so. Sentences name this one. */
  really?: SeatId
  result: string | string[]
  rule: RuleId
  /** What of somebody it is, where no check of his own brought it: `role`, `team`. */
  fact?: string
}

/** A point where the rules needed the host, or where he should know how they were read. */
export interface RulingNotice {
  id: string
  kind: 'notice' | 'prompt'
  rule: RuleId
  /** The actions it is about. */
  actions: ActionId[]
  /** What each way of ruling would give, or what the readings gave. */
  choices: { id: string; gives?: Gives }[]
  /** What was applied here. */
  chosen: string
  /** Whether the host chose it; otherwise it is the default. */
  answered: boolean
}

/** What one way of ruling comes to. */
export interface Gives {
  deaths: SeatId[]
  learned: { who: SeatId; ability: string; about: SeatId; result: string | string[] }[]
  recruited: SeatId[]
  hidden: SeatId[]
}

/** A random draw, as it is logged. */
export interface Roll {
  purpose: string
  rule: RuleId
  of: SeatId
  candidates: string[]
  result: string
  fixed: boolean
}

/** A use of a limited ability that was spent. */
export interface Spent {
  who: SeatId
  ability: string
  count: number
  rule: RuleId
  modifier: RuleId
}

/** Something one reader is told: a kind and structured values. Words are made from it later. */
export interface Tell {
  to: { to: 'player'; player: SeatId } | { to: 'public' } | { to: 'group'; group: string }
  kind: string
  values: Record<string, string | string[]>
  rule?: RuleId
  /** The post it stands in, where that is not the one that closes the phase. */
  post?: string
}

/** How many votes there are on whom. */
export interface Totals {
  players: Record<SeatId, number>
  families?: Record<string, number>
}

/** One step from ballots to a result: what a rule did to the totals, and why. */
export interface TallyStep {
  id: string
  rule: RuleId
  reason: Reason
  before: Totals
  after: Totals
  /** The single ballots that count otherwise from here on, where the system says so. */
  ballots?: { by: SeatId; on: SeatId; before: number; after: number }[]
}

/**
 * A ballot that does not count, and what keeps it from that: a claim, in words the system has for it. A phase that was locked
 * before there were such claims says it in a string, which is shown as it stands.
 */
export interface Uncounted {
  ballot: string
  rule: RuleId
  why: Claim | string
}

/** How a vote was counted. */
export interface Tally {
  steps: TallyStep[]
  totals: Totals
  /** Ballots that count in the end, and those that do not, each with the rule. */
  counted: string[]
  uncounted: Uncounted[]
  /** As how many votes a ballot counts, of those that count for more than one; where the system says so. */
  weights?: Record<string, number>
  /** Votes a player needs, where the rules set a number. */
  needed?: number
  /** Who needs another number of votes, and which. The host's: players may not know of it. */
  needs?: Record<SeatId, number>
  /** Who would be chosen if the host confirmed every vote that waits for it, and is not until then. */
  waits?: SeatId[]
  locked?: SeatId
  /** A vote ended the day before its deadline: nothing that comes after it counts. */
  ended?: true
}

/** What the rules propose about the end of the game; the host confirms it. */
export interface Proposal {
  winners: string[]
  rule: RuleId
  reason?: Reason
}

export interface Outcome {
  deaths: SeatId[]
  questions: Question[]
  learned: Learned[]
  verdicts: Verdict[]
  recruited: { who: SeatId; into: string; by: ActionId }[]
  /** Victims whose flip is not shown. */
  hidden: SeatId[]
  spent: Spent[]
  tells: Tell[]
  rulings: RulingNotice[]
  rolls: Roll[]
  lynched?: SeatId[]
  tally?: Tally
  winner?: Proposal
  /** What else the phase changes in the game. */
  changes?: Pick<PhaseResult, 'seats' | 'facts' | 'ended' | 'state'>
  /** Answers about the whole night that a later slot turned round: a mistake in the system, unless it lists the circle. */
  lateFacts?: string[]
  /** Whether a question could turn out otherwise if an action were left out. Absent when nothing was asked, and in what was kept: then any could. */
  mayHangOn?: (question: Claim, action: ActionId) => boolean
}

/** Whether an answer of a phase is that it is so: of an action, that it does anything. */
export const isSo = (outcome: Outcome, claim: Claim): boolean =>
  claim.is === 'works'
    ? outcome.verdicts.some(
        ({ action, verdict }) => action === claim.action && (verdict === 'succeeded' || verdict === 'partial'),
      )
    : outcome.questions.some(one => one.holds && JSON.stringify(one.claim) === JSON.stringify(claim))
