/** The host's word about an action goes above everything that the rules ask of it besides. */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Claim } from '../../../why/claim.ts'
import { all, type Citation, type Reason } from '../../../why/reason.ts'

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
