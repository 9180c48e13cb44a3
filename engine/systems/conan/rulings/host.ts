/** The host's word about an action goes above everything that the rules ask of it besides. */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Citation, Reason } from '../../../reason/reason.ts'
import { all, any, type Claim, type Says } from '../vocabulary.ts'

/**
 * What an action comes to where it arrived.
 * @param why that it arrived
 * @param because what else has to hold, and `against` what must not; neither is asked where the host ruled that it holds
 */
export const stands = (
  { ruled }: Pick<Move, 'ruled'>,
  claim: Claim,
  cite: Citation,
  why: Reason,
  because: readonly Reason[],
  against: readonly Reason[] = [],
): Reason => (ruled?.holds ? all(claim, cite, [why]) : all(claim, cite, [why, ...because], against))

/** What an action looks for, in its tree: that it is there speaks for the action, that it is missing against it. */
export interface Sought {
  because: Reason[]
  against: Reason[]
}

/**
 * Looks for something.
 * @param there that it is there, and `missing` that it is not
 * @param found everything that would be it, fallen attempts too
 */
export function seek(there: Claim, missing: Claim, cite: Citation, found: readonly Reason[]): Sought {
  const reason = any(there, cite, found)
  return reason.holds ? { because: [reason], against: [] } : { because: [], against: [all(missing, cite, [], found)] }
}

/** The same of a fact about somebody. */
export const seekFact = (of: SeatId, there: Says, missing: Says, cite: Citation, found: readonly Reason[]): Sought =>
  seek({ is: 'fact', kind: there, of }, { is: 'fact', kind: missing, of }, cite, found)

/** What an action comes to that looks for something: where it did not arrive, nothing was looked for. */
export const finds = (
  move: Pick<Move, 'ruled'>,
  claim: Claim,
  cite: Citation,
  why: Reason,
  { because, against }: Sought,
): Reason => (why.holds ? stands(move, claim, cite, why, because, against) : all(claim, cite, [why]))
