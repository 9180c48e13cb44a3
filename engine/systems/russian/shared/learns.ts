/** What somebody finds out follows its reason: where that does not hold, there is neither knowledge nor message. */
import type { Walk } from '../vocabulary.ts'

/** Somebody learns by his own action, where the reason holds. @returns whether he does, for the message that says so */
export function learns(walk: Walk, ...[move, about, result, rule, why, really]: Parameters<Walk['learn']>): boolean {
  if (why.holds) walk.learn(move, about, result, rule, why, really)
  return why.holds
}

/** Somebody learns a fact about somebody, where the reason holds. @returns whether he does */
export function learnsFact(
  walk: Walk,
  ...[who, by, about, fact, is, rule, why]: Parameters<Walk['learnFact']>
): boolean {
  if (why.holds) walk.learnFact(who, by, about, fact, is, rule, why)
  return why.holds
}
