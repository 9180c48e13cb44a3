/**
 * A claim is what a node of an explanation asserts: a small structured fact, never prose. Sentences are made from
 * claims in `why/sentences.ts`; resolvers only ever speak in claims. The list is closed so that a missing sentence
 * does not compile.
 */

/** A seat in the roster. Stays the same when another person takes the seat over. */
export type SeatId = string
/** Stands where a seat is expected: a vote for no lynch. */
export const nobody = ''
/** A submitted action, a passive ability at work (`passive:<slot>:<ability>`), or a deed in another's place (`instead.ts`). */
export type ActionId = string
/** A rule of a system (`RAR-2`), or one of a modifier (`strongWilled`), whose text the app can show. */
export type RuleId = string

/** One stop on the way of an effect that was moved: who moved it, and where it went. */
export type Leg = { by: ActionId; from: SeatId; to: SeatId }

/** @typeParam Kind the facts that it may speak of: of one system, or any */
export type Claim<Kind extends string = string> =
  /** Questions: the roots of trees. */
  | { is: 'dies'; who: SeatId }
  | { is: 'learns'; who: SeatId; action: ActionId; about: SeatId; result: string }
  | { is: 'sees'; who: SeatId; action: ActionId; about: SeatId; result: string }
  | { is: 'seesNothing'; who: SeatId; action: ActionId; about: SeatId }
  | { is: 'recruited'; who: SeatId; by: ActionId }
  | { is: 'flipHidden'; who: SeatId }
  | { is: 'works'; action: ActionId }
  /** An action's effect arrives somewhere. `part` says which of its components is asked about. */
  | { is: 'arrives'; action: ActionId; part: Part; at: SeatId; path: Leg[] }
  /** An action with no journey: a passive, or something the actor does to himself. */
  | { is: 'active'; action: ActionId; part: Part; at: SeatId }
  /** A mover takes another action's effect from one place to another. */
  | { is: 'moves'; action: ActionId; carries: ActionId; from: SeatId; to: SeatId }
  /** Two or more things that only together make the result (a sight, a triggered shot, a shared death). */
  | { is: 'together'; what: Junction; action: ActionId; at: SeatId; other?: ActionId }
  /** Counted facts: more attacks than shields, at least n of something. */
  | { is: 'atLeast'; count: number; of: 'attacks' | 'shields'; at: SeatId }
  | { is: 'attackedBy'; action: ActionId; at: SeatId }
  /** Leaves. */
  | { is: 'alreadyUsed'; action: ActionId; by: ActionId; step: Claim }
  | { is: 'notMovable'; action: ActionId; by: ActionId }
  | { is: 'sameplace'; action: ActionId; carries: ActionId; at: SeatId }
  | { is: 'trait'; trait: string; of: SeatId | ActionId; about?: SeatId }
  | { is: 'reads'; who: SeatId; as: string }
  | { is: 'ruled'; action?: ActionId; who?: SeatId; holds: boolean; note: string }
  | { is: 'leftAlone'; action: ActionId }
  /**
   * A fact of a system's own, by its name there: *Ann is guarded*, *Bob's ballot counts twice*. What it says stands in the
   * system's words. `of`, `other`: a player, a family, a group; `phase`: the earlier phase it comes from.
   */
  | {
      is: 'fact'
      kind: Kind
      of: string
      other?: string
      action?: ActionId
      phase?: string
      values?: Record<string, string | number>
    }

/** The component of an action that a claim is about. */
export type Part =
  | 'visit'
  | 'kill'
  | 'block'
  | 'protect'
  | 'halt'
  | 'move'
  | 'learn'
  | 'sense'
  | 'frame'
  | 'retaliate'
  | 'intercept'
  | 'cover'
  | 'bind'
  | 'perish'
  | 'clean'
  | 'recruit'
  | 'seem'
  | 'mark'
  | 'none'

/** What two things make together. */
export type Junction = 'sight' | 'retaliation' | 'interception' | 'sharedDeath' | 'perishing' | 'framing' | 'cleaning'

export type ClaimKind = Claim['is']
