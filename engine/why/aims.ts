/** Whom a deed was aimed at, and whom of them it came to. */
import type { Slot } from '../reason/claim.ts'
import type { Verdict } from '../journal/outcome.ts'
import type { Deed } from './speaker.ts'
import { stopsOf } from './stops.ts'

/**
 * Somebody sent there whom it did not reach, too; and whoever it came to without having been sent.
 * @param isStopped another deed stopped it
 */
export function aimsOf(
  { actor, targets }: Pick<Deed, 'actor' | 'targets'>,
  verdict: Verdict | undefined,
  isStopped: boolean,
): { who: Slot; came: boolean }[] {
  const landed = new Set(isStopped && isHeldBack(actor, verdict) ? [] : verdict?.landed)
  return [...new Set([...targets, ...landed])].map(who => ({ who, came: landed.has(who) }))
}

/**
 * What was stopped by how things stand with its own player came nowhere, though it was on its way by the rules: an order
 * that another goes before is not carried out.
 */
function isHeldBack(actor: Slot, verdict: Verdict | undefined): boolean {
  if (verdict?.verdict !== 'failed' || !verdict.reason || verdict.landed.includes(actor)) return false
  const stops = stopsOf(verdict.reason)
  return stops.length > 0 && stops.every(({ counter: { claim } }) => claim.is === 'fact' && claim.of === actor)
}
