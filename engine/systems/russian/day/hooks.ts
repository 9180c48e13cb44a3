/**
 * How other parts of the rulebook change a vote. A part that has something to say of it has a `vote` (`part.ts`), and each
 * of these is asked in one named step of the count (`order.ts`). What does not hold is an attempt, and stands in the trees.
 */
import type { Ballot } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Resolution } from '../vocabulary.ts'

/** A ballot that entered: who voted, and for whom it counts. */
export interface Cast {
  by: SeatId
  target: SeatId
  why: Reason
  /** As it was entered; absent where nobody cast it. */
  id?: string
  /** Left with the host before the vote: no earliest vote (RU-VOTE-2). */
  advance?: true
  /** Put on its own voter, who cast none (RU-VOTE-3, RU-VOTE-4). */
  auto?: true
  /** For whom it was cast, where it fell back on its voter (RU-VOTE-8), and what shielded that one. */
  cast?: SeatId
  fellBy?: Reason
  /** It names nobody, and fell back on its voter (RU-VOTE-8). */
  declines?: true
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
  of: SeatId
  why: Reason
  /** Whose doing it is, and how far it goes before another's where both shield each other: the greater stays (RU-BAR-5). */
  by?: SeatId
  rank?: number
  /** The rule that has it go before others', where it is not the general one. */
  aboveBy?: RuleId
}

/** Votes beside those of the ballot: halves are allowed. */
export interface Boost {
  by: SeatId
  target: SeatId
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
  by: SeatId
  /** Only what it has against this player; by default whomever it is against. */
  target?: SeatId
  to: 0 | 1
  why: Reason
  /** The ballot that alone keeps it from silencing. */
  freedBy?: Reason | undefined
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
  who: SeatId
  rule: RuleId
  because: readonly Reason[]
  unless: readonly Reason[]
  /** Those with whom he is level, so that he does not die of it yet. */
  level?: readonly SeatId[]
  /**
   * Of a detonator that does not go off: whom it would have taken along, and whether that one would have lived
   * (RU-TER-5).
   */
  along?: { who: SeatId; lives: boolean }
  /** No ballots brought it about: a pair of a detonator, an execution. Nothing that a vote allows for spares him. */
  beside?: true
  /** Which of the places of a hunt he has; a detonator takes the last one alone (RU-TER-3). */
  place?: number
}

/** Whom the ballot of a judge condemns, or would but for what silenced him. */
export interface Judgement {
  who: SeatId
  why: Reason
  ballot: Reason
  silenced?: Reason | undefined
}

/** Which vote of the day it is. */
export interface Round {
  /** `vote`: of the day, or another one of the same day; `revote`: between those who were level; `mercy`: after a priest forgave. */
  is: 'vote' | 'revote' | 'mercy'
  /** Those between whom a revote is; empty where there is none. */
  between: readonly SeatId[]
  /** The additional vote of a day, or a revote of it (RU-VOTE-14). */
  extra: boolean
}

/** What a part does to votes. Each is asked with the run as it stands in that step. */
export interface VotePart {
  /** Neither a red nor a black of the count (RU-CAP): elites, and phantoms. */
  standsAside?: (run: Resolution, who: SeatId) => 'elite' | 'phantom' | undefined
  /** Step `shields`: against whom nobody may vote; a ballot for one of them falls back on its voter (RU-VOTE-8). */
  shields?: (run: Resolution) => readonly Shield[]
  /** Step `ballots`: who votes though he is not among the living. */
  alsoVotes?: (run: Resolution) => readonly { who: SeatId; why: Reason }[]
  /** Step `ballots`: why somebody has no ballot, and none is put on him either. */
  voteless?: (run: Resolution, who: SeatId) => readonly Reason[]
  /** Step `ballots`: how many ballots each has (RU-HUNT-3), and whether one is put on who casts none; the first answer counts. */
  ballotsEach?: (run: Resolution) => number | undefined
  autoVotes?: (run: Resolution) => boolean | undefined
  /** Step `ballots`: why one is none beside those that its voter has already, so that another may follow (RU-HUNT-3). */
  repeats?: (run: Resolution, ballot: Cast, before: readonly Cast[]) => Reason | undefined
  /** Step `ballots`: ballots that one sent in for another, each with why. `first`: it goes before his own ones. */
  sentFor?: (run: Resolution, ballots: readonly Ballot[]) => readonly SentFor[]
  /** Step `ballots`: the ballots as they are where a part changes them; every part is asked, with what the former left. */
  redirects?: (run: Resolution, ballots: readonly Cast[]) => readonly Cast[] | undefined
  /** Step `weights`: what a ballot weighs instead of one. */
  weight?: (run: Resolution, ballot: Cast) => Weight | undefined
  /** Step `boosts`: votes added to ballots that were cast. */
  boosts?: (run: Resolution, ballots: readonly Cast[]) => readonly Boost[]
  /** Step `boosts`: why an added vote does not come, as its owner waives it. */
  waives?: (run: Resolution, boost: Boost) => readonly Reason[]
  /** Step `silences`: ballots that count nothing, or one at most. */
  silences?: (run: Resolution, ballots: readonly Cast[]) => readonly Silence[]
  /** Step `silences`: votes that no published table shows. */
  hidden?: (run: Resolution, ballots: readonly Cast[]) => readonly Boost[]
  /** Step `barriers`: barriers of somebody. */
  barriers?: (run: Resolution, who: SeatId) => readonly Barrier[]
  /** Step `barriers`: why no barrier of his works. */
  unbars?: (run: Resolution, who: SeatId) => readonly Reason[]
  /** Step `barriers`: how much of a ballot is left before one with a barrier, where that is more than one. */
  piercing?: (run: Resolution, ballot: Cast) => Weight | undefined
  /** Step `verdict`: who is to die where this vote is no ordinary one (RU-HUNT-4). */
  decides?: (run: Resolution) => readonly Sentence[] | undefined
  /** Step `instead`: whether somebody has the one place that a detonator leaves where two die, and why or why not (RU-TER-3). */
  leads?: (run: Resolution, who: SeatId) => { holds: boolean; why: Reason } | undefined
  /** Step `verdict`: whom a tie condemns alone, so that there is no revote; the first that holds counts. */
  judges?: (run: Resolution, tied: readonly SeatId[], ballots: readonly Cast[]) => readonly Judgement[]
  /** Step `instead`: who dies in the place of whomever the ballots chose. */
  instead?: (run: Resolution) => readonly Sentence[]
  /** Step `instead`: who dies besides. */
  joins?: (run: Resolution, sentences: readonly Sentence[]) => readonly Sentence[]
  /** Step `rescues`: why somebody who is to die does not; what holds saves him. */
  rescues?: (run: Resolution, sentence: Sentence) => readonly Reason[]
  /** Step `rescues`: why a rescue of his is void, so that his own last deed goes on. */
  unsavable?: (run: Resolution, sentence: Sentence) => readonly Reason[]
  /** Step `lynch`: who is lynched along with somebody who is. */
  takesAlong?: (run: Resolution, who: SeatId, ballots: readonly Cast[]) => readonly Sentence[]
  /** Step `lynch`: why there is one more vote today (RU-VOTE-14). @param who the only one lynched */
  votesAgain?: (run: Resolution, who: SeatId) => readonly Reason[]
}
