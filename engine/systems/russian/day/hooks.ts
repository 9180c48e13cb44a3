/**
 * How other parts of the rulebook change a vote. A part that has something to say of it has a `vote` (`part.ts`), and each
 * of these is asked in one named step of the count (`order.ts`). What does not hold is an attempt, and stands in the trees.
 */
import type { Ballot } from '../../../journal/state.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Walk } from '../vocabulary.ts'

/** A ballot that entered: who voted, and for whom it counts. */
export interface Cast {
  by: Slot
  target: Slot
  why: Reason
  /** As it was entered; absent where nobody cast it. */
  id?: string
  /** Left with the host before the vote: no earliest vote (RU-VOTE-2). */
  advance?: true
  /** Put on its own voter, who cast none (RU-VOTE-3, RU-VOTE-4). */
  auto?: true
  /** For whom it was cast, where it fell back on its voter (RU-VOTE-8). */
  cast?: Slot
}

/** A ballot, called `of`, that counts as another player's. */
export interface SentFor {
  of: string
  ballot: Ballot
  first?: true
  why: Reason
}

/** Why nobody may vote against somebody. */
export interface Shield {
  of: Slot
  why: Reason
  /** Whose doing it is, and how far it goes before another's where both shield each other: the greater stays (RU-BAR-5). */
  by?: Slot
  rank?: number
  /** The rule that has it go before others', where it is not the general one. */
  aboveBy?: RuleId
}

/** Votes beside those of the ballot: halves are allowed. */
export interface Boost {
  by: Slot
  target: Slot
  votes: number
  why: Reason
  /** Bought with drugs (RU-DRU-2). */
  bought?: true
  /** What took the role by which they would be added, or kept its move. */
  lost?: Reason | undefined
}

/** What a ballot weighs instead of one. */
export interface Weight {
  votes: number
  why: Reason
  /** What took the role by which it would weigh that. */
  lost?: Reason | undefined
}

/** A ballot that counts no more than this. */
export interface Silence {
  by: Slot
  /** Only what it has against this player; whatever it is for where absent. */
  target?: Slot
  to: 0 | 1
  why: Reason
}

/** A barrier of somebody. Of several the greatest counts (RU-BAR-2). */
export interface Barrier {
  size: number
  why: Reason
  /** Of drugs, and not his own. */
  drugs?: true
  /** What took the role by which he would have it. */
  off?: Reason | undefined
}

/** Somebody who is to die by the vote. `because` and `unless` grow from step to step. */
export interface Sentence {
  who: Slot
  rule: RuleId
  because: readonly Reason[]
  unless: readonly Reason[]
  /** Those with whom he is level, so that he does not die of it yet. */
  level?: readonly Slot[]
  /**
   * Of a detonator that does not go off: whom it would have taken along, and whether that one would have lived
   * (RU-TER-5).
   */
  along?: { who: Slot; lives: boolean }
  /** No ballots brought it about: a pair of a detonator, an execution. Nothing that a vote allows for spares him. */
  beside?: true
  /** Which of the places of a hunt he has; a detonator takes the last one alone (RU-TER-3). */
  place?: number
}

/** Which vote of the day it is. */
export interface Round {
  /** `vote`: of the day, or another one of the same day; `revote`: between those who were level; `mercy`: after a priest forgave. */
  is: 'vote' | 'revote' | 'mercy'
  /** Those between whom a revote is; empty where there is none. */
  between: readonly Slot[]
  /** The additional vote of a day, or a revote of it (RU-VOTE-14). */
  extra: boolean
}

/** What a part does to votes. Each is asked with the walk as it stands in that step. */
export interface VotePart {
  /** Neither a red nor a black of the count (RU-CAP): elites, and phantoms. */
  standsAside?: (walk: Walk, who: Slot) => 'elite' | 'phantom' | undefined
  /** Step `shields`: against whom nobody may vote; a ballot for one of them falls back on its voter (RU-VOTE-8). */
  shields?: (walk: Walk) => readonly Shield[]
  /** Step `ballots`: who votes though he is not among the living. */
  alsoVotes?: (walk: Walk) => readonly { who: Slot; why: Reason }[]
  /** Step `ballots`: why somebody has no ballot, and none is put on him either. */
  voteless?: (walk: Walk, who: Slot) => readonly Reason[]
  /** Step `ballots`: how many ballots each has (RU-HUNT-3), and whether one is put on who casts none; the first answer counts. */
  ballotsEach?: (walk: Walk) => number | undefined
  autoVotes?: (walk: Walk) => boolean | undefined
  /** Step `ballots`: why one is none beside those that its voter has already, so that another may follow (RU-HUNT-3). */
  repeats?: (walk: Walk, ballot: Cast, before: readonly Cast[]) => Reason | undefined
  /** Step `ballots`: ballots that one sent in for another, each with why. `first`: it goes before his own ones. */
  sentFor?: (walk: Walk, ballots: readonly Ballot[]) => readonly SentFor[]
  /** Step `ballots`: the ballots as they are where a part changes them; every part is asked, with what the former left. */
  redirects?: (walk: Walk, ballots: readonly Cast[]) => readonly Cast[] | undefined
  /** Step `weights`: what a ballot weighs instead of one. */
  weight?: (walk: Walk, ballot: Cast) => Weight | undefined
  /** Step `boosts`: votes added to ballots that were cast. */
  boosts?: (walk: Walk, ballots: readonly Cast[]) => readonly Boost[]
  /** Step `boosts`: why an added vote does not come, as its owner waives it. */
  waives?: (walk: Walk, boost: Boost) => readonly Reason[]
  /** Step `silences`: ballots that count nothing, or one at most. */
  silences?: (walk: Walk, ballots: readonly Cast[]) => readonly Silence[]
  /** Step `silences`: votes that no published table shows. */
  hidden?: (walk: Walk, ballots: readonly Cast[]) => readonly Boost[]
  /** Step `barriers`: barriers of somebody. */
  barriers?: (walk: Walk, who: Slot) => readonly Barrier[]
  /** Step `barriers`: why no barrier of his works. */
  unbars?: (walk: Walk, who: Slot) => readonly Reason[]
  /** Step `barriers`: how much of a ballot is left before one with a barrier, where that is more than one. */
  piercing?: (walk: Walk, ballot: Cast) => Weight | undefined
  /** Step `verdict`: who is to die where this vote is no ordinary one (RU-HUNT-4). */
  decides?: (walk: Walk) => readonly Sentence[] | undefined
  /** Step `instead`: whether somebody has the one place that a detonator leaves where two die, and why or why not (RU-TER-3). */
  leads?: (walk: Walk, who: Slot) => { holds: boolean; why: Reason } | undefined
  /** Step `verdict`: whom a tie condemns alone, so that there is no revote; the first that holds counts. */
  judges?: (walk: Walk, tied: readonly Slot[], ballots: readonly Cast[]) => readonly { who: Slot; why: Reason }[]
  /** Step `instead`: who dies in the place of whomever the ballots chose. */
  instead?: (walk: Walk) => readonly Sentence[]
  /** Step `instead`: who dies besides. */
  joins?: (walk: Walk, sentences: readonly Sentence[]) => readonly Sentence[]
  /** Step `rescues`: why somebody who is to die does not; what holds saves him. */
  rescues?: (walk: Walk, sentence: Sentence) => readonly Reason[]
  /** Step `rescues`: why a rescue of his is void, so that his own last deed goes on. */
  unsavable?: (walk: Walk, sentence: Sentence) => readonly Reason[]
  /** Step `lynch`: who is lynched along with somebody who is. */
  takesAlong?: (walk: Walk, who: Slot, ballots: readonly Cast[]) => readonly Sentence[]
  /** Step `lynch`: why there is one more vote today (RU-VOTE-14). @param who the only one lynched */
  votesAgain?: (walk: Walk, who: Slot) => readonly Reason[]
}
