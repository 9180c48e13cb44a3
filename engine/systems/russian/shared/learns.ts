/** What somebody finds out follows its reason: where that does not hold, there is neither knowledge nor message. */
import type { Resolution } from '../vocabulary.ts'

/** Somebody learns by his own action, where the reason holds. @returns whether he does, for the message that says so */
export function learns(
  run: Resolution,
  ...[move, about, result, rule, why, really]: Parameters<Resolution['learn']>
): boolean {
  if (why.holds) run.learn(move, about, result, rule, why, really)
  return why.holds
}

/** Somebody learns a fact about somebody, where the reason holds. @returns whether he does */
export function learnsFact(
  run: Resolution,
  ...[who, by, about, fact, is, rule, why]: Parameters<Resolution['learnFact']>
): boolean {
  if (why.holds) run.learnFact(who, by, about, fact, is, rule, why)
  return why.holds
}
