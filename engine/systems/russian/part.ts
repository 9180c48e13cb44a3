/**
 * A part of the rulebook: what the roles of one section add to the night. Parts do not know each other; they meet in the
 * ledger and in the stages of an attack (`shared/attack.ts`).
 */
import type { Move } from '../../resolve/sequence/move.ts'
import type { Proposal } from '../../journal/outcome.ts'
import type { ActionId, RuleId, SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import type { VotePart } from './day/hooks.ts'
import type { VoteStep } from './day/order.ts'
import type { EveningSlot, NightSlot } from './order.ts'
import type { Side } from './shared/sides.ts'
import type {
  Cause,
  ActorGuard,
  TargetGuard,
  LateEffect,
  Redirect,
  Reactions,
  Rulings,
  Resolution,
} from './vocabulary.ts'

/** A killer's move on its way: who attacks whom, by what, and that he came. */
export interface Blow {
  action: string
  killer: SeatId
  /** Where the move landed. */
  target: SeatId
  /** Whom the killer meant, where he was led to somebody else. */
  aimed?: SeatId
  /** What it is in reasons, where it is nobody's action: it was struck in another's place, and nobody sent it in (RU-MAF-9). */
  deed?: ActionId
  /** Whom it hits: the target, or who shares the blow. */
  victim: SeatId
  /** `shot`: of a negative role. `civil`: through a civil role. Others are named by who brings them. */
  cause: Cause
  rule: RuleId
  /** That the killer reached the target. */
  reached: Reason
}

/** A blow that waits to be settled, and what became of it. */
export interface Pending extends Blow {
  /** That the victim is attacked: reached, and nothing called it off. */
  attacked: Reason
  /** What it takes besides that the killer came: that he was led to another, or that the victim shares the blow. */
  beside?: readonly Reason[]
  /** Whose shot it is; empty of who shoots for no side. */
  account?: Side | ''
  /** Once settled: why the victim dies of it, or does not. */
  outcome?: Reason
  /** What saved the victim, as far as anything did. */
  saved?: Reason
  /** The victim was dead already: who came late killed nobody (RU-KILL-10). */
  late?: true
  /** The victim was dead and undead: nobody of a team died. */
  ofUndead?: true
}

type Hook = (run: Resolution) => void
/** Where a part may hook in. `start`, `end`: before and after every slot of a phase, the end still before the reports. */
export type Places =
  | 'start'
  | EveningSlot
  | NightSlot
  | 'election'
  | 'dayStart'
  | 'lastBallot'
  | VoteStep
  | 'onResult'
  | 'dayEnd'
  | 'end'

export interface Part {
  actorGuards?: readonly ActorGuard[]
  /** Why a move is not made at all (`Rulings.unmade`). */
  unmade?: NonNullable<Rulings['unmade']>
  redirects?: readonly Redirect[]
  targetGuards?: readonly TargetGuard[]
  /** By the name of the mark that an ability leaves. */
  effects?: Readonly<Record<string, LateEffect>>
  /** Before and after the moves of a slot. */
  before?: Partial<Record<Places, Hook>>
  after?: Partial<Record<Places, Hook>>
  /** In which order the moves of a slot are made; by default in roster order. */
  order?: Partial<Record<EveningSlot | NightSlot, (moves: readonly Move[], run: Resolution) => Move[]>>
  reactions?: Reactions
  /** Kinds of facts that are results of the phase, with a question of their own. */
  results?: NonNullable<Rulings['results']>
  /** Those of them that no list of what happens shows. */
  asides?: NonNullable<Rulings['asides']>
  /** Answers about the whole phase that a rule lets turn round. */
  circles?: NonNullable<Rulings['circles']>
  /** Reports at dawn, after everything; by night, by day. */
  dawn?: readonly Hook[]
  dusk?: readonly Hook[]
  /** What it does to a vote (`day/hooks.ts`). */
  vote?: VotePart
  /** What it proposes of the game's end. */
  winner?: (run: Resolution) => Proposal | undefined
  /** Reasons for which a killer does not go at all, above everything else, and loses the shot. */
  skips?: (run: Resolution, blow: Blow) => readonly Reason[]
  /** Who is attacked instead of the one the killer means, with why and the rule. */
  leads?: (run: Resolution, blow: Blow) => { target: SeatId; why: Reason } | undefined
  /** Reasons for which a killer who came calls it off: no attack, no insurance of the same target. */
  cancels?: (run: Resolution, blow: Blow) => readonly Reason[]
  /** Who else is hit by a blow at this target, each with why and the rule. */
  carries?: (run: Resolution, blow: Blow) => readonly { victim: SeatId; why: Reason; rule: RuleId }[]
  /** What an attack brings upon the killer, at once. */
  answers?: (run: Resolution, blow: Pending) => readonly Pending[]
  /** Reasons for which neither heal nor guard saves the victim of a blow. */
  overrules?: (run: Resolution, blow: Pick<Blow, 'victim' | 'cause'>) => readonly Reason[]
  /** Reasons for which no heal saves the victim of a blow, though a guard may. */
  beyondHeal?: (run: Resolution, blow: Blow) => readonly Reason[]
  /** What saves the victim of an attack: asked when the doctor's slot settles it. Reasons that do not hold are attempts. */
  saves?: (run: Resolution, blow: Blow) => readonly Reason[]
  /** What is hit in the place of whom nothing saved, so that no life has to answer: an illusion (RU-IMI-2). */
  takes?: (run: Resolution, blow: Blow) => readonly Reason[]
  /** What spares whom nothing saved: an own life. Asked last, and only then used up. */
  spares?: (run: Resolution, blow: Blow) => readonly Reason[]
}
