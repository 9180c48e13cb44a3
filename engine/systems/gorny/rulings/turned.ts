/**
 * A night with one of its moves turned over: as if it were not, or where something stopped it, as if it stood. Whom a
 * kill would have met then is whom that move spared.
 */
import type { Reason } from '../../../reason/reason.ts'
import type { Fact } from '../vocabulary.ts'

/** Whether a move stands, or would where another is turned over: that may have led it here, or led it away. */
export function stands(fact: Fact, turned?: Fact): boolean {
  const { why, tick } = fact
  if (!turned) return why.holds
  if (tick === turned.tick) return !why.holds
  if (why.holds) return !rests(why, turned)
  const stopped = why.unless.filter(({ holds }) => holds)
  return stopped.length > 0 && stopped.every(one => rests(one, turned))
}

/** The moves that there are then, those that something stops among them. */
export const movesThen = <Moves extends Fact>(moves: readonly Moves[], turned?: Fact): readonly Moves[] =>
  moves.filter(fact => !fact.why.holds || stands(fact, turned))

/** What of the way of an action was a move's doing, by itself or by another that it led. */
export const ledBy = ({ because }: Reason, turned: Fact): Reason[] => because.filter(part => rests(part, turned))

/** Whether something is so by a move that stands. */
const rests = (reason: Reason, turned: Fact): boolean =>
  turned.why.holds && reason.holds && (reason === turned.why || reason.because.some(part => rests(part, turned)))
