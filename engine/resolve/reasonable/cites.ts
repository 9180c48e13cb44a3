/**
 * Which rule a system cites for each step the resolver takes. The resolver knows no system; a system hands it this
 * table from its rulings file.
 */
import type { RuleId } from '../../reason/claim.ts'

export interface Cites {
  /** A question: does this happen tonight? */
  question: RuleId
  /** What a sensor of visits reports. */
  sight: RuleId
  /** The plain reason for an effect: somebody did it. */
  plain: RuleId
  /** An effect that was carried by one move; by several; by a redirect. */
  moved: RuleId
  composed: RuleId
  redirected: RuleId
  /** A counter by a plain action; by one component of a compound action or by a passive. */
  counter: RuleId
  compound: RuleId
  /** A competing move. */
  rival: RuleId
  /** Something that no action can counter, and stops with a capacity. */
  static: RuleId
  capacity: RuleId
  /** Two things that only together make the result. */
  together: RuleId
  /** An action that already stands in the chain. */
  barred: RuleId
  /** Whether an action comes to a place, as a question of its own. */
  arrival: RuleId
  verdict: RuleId
  /** Moves are not moved; a move from a place to itself is none. */
  notMoved: RuleId
  samePlace: RuleId
  /** The actor's own death as a counter. */
  deadActor: RuleId
  /** Recruiting does not reach those who die. */
  recruiting: RuleId
  /** An effect that stays where it was aimed because its moves contradict each other. */
  split: RuleId
  /** Readings that differ; verdicts that depend on the chain; loops too large to decide. */
  readings: RuleId
  remembered: RuleId
  exactness: RuleId
  /** The host's word. */
  host: RuleId
}
