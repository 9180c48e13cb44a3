/** Whom a deed was aimed at, and whom of them it came to. */
import type { ActionId, SeatId } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import { nodesOf } from '../reason/table.ts'
import type { Outcome, Verdict } from '../journal/outcome.ts'
import type { Deed } from './speaker.ts'
import { findBlockers } from './blockers.ts'

/**
 * Somebody sent there whom it did not reach, too; and whoever it came to without having been sent.
 * @param isStopped another deed stopped it
 */
export function readAims(
  { actor, targets }: Pick<Deed, 'actor' | 'targets'>,
  verdict: Verdict | undefined,
  isStopped: boolean,
): { who: SeatId; came: boolean }[] {
  const landed = new Set(isStopped && isHeldBack(actor, verdict) ? [] : verdict?.landed)
  return [...new Set([...targets, ...landed])].map(who => ({ who, came: landed.has(who) }))
}

/**
 * What was stopped by how things stand with its own player came nowhere, though it was on its way by the rules: an order
 * that another goes before is not carried out.
 */
function isHeldBack(actor: SeatId, verdict: Verdict | undefined): boolean {
  if (verdict?.verdict !== 'failed' || !verdict.reason || verdict.landed.includes(actor)) return false
  const stops = findBlockers(verdict.reason)
  return stops.length > 0 && stops.every(({ counter: { claim } }) => claim.is === 'fact' && claim.of === actor)
}

/** The same of a deed in another's place, of which there is no verdict: it came to whose death tells of it as done. */
export const insteadAims = (
  action: ActionId,
  { targets }: Pick<Deed, 'targets'>,
  { questions }: Pick<Outcome, 'questions'>,
): { who: SeatId; came: boolean }[] => {
  const landed = questions.flatMap(({ claim, reason }) =>
    claim.is === 'dies' && reason && nodesOf([reason]).some(node => isDoneTo(node, action, claim.who))
      ? [claim.who]
      : [],
  )
  return [...new Set([...(landed.length ? landed : targets)])].map(who => ({ who, came: landed.includes(who) }))
}

const isDoneTo = ({ claim, holds }: Reason, action: ActionId, who: SeatId): boolean =>
  holds && claim.is === 'fact' && claim.action === action && claim.of === who
