/**
 * What follows a death at once, by night and by day (1923-N5): the role at that moment, revenge, broken hearts; and
 * the names in the morning.
 */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { fact, under } from '../claims.ts'
import { heartbreak } from '../pairs/shadchan.ts'
import type { Fact, Walk } from '../vocabulary.ts'
import { avenge } from './revenge.ts'

/** The reaction to a death (1923-N5): the role at that moment, the revenge of an Armed Robber, the heart of a partner. */
export function follow(walk: Walk, death: Fact<'death'>): void {
  if (!isFirst(walk, death)) return
  const { role, faction } = walk.seat(death.of)
  walk.put({
    kind: 'lastRole',
    of: death.of,
    rule: '1923-WIT2',
    why: under(fact('lastRole', death.of, { values: { role } }), '1923-WIT2', death.why),
    data: { role, side: faction },
  })
  avenge(walk, death)
  heartbreak(walk, death)
}

const isFirst = (walk: Walk, { of, tick }: Fact<'death'>): boolean =>
  !walk.ledger.facts.some(fact => fact.kind === 'death' && fact.of === of && fact.why.holds && fact.tick < tick)

/** Role and side at the moment of death; of somebody living, as they are. */
export function lastRole(walk: Walk, slot: Slot): { role: string; side: string; why?: Reason } {
  const [found] = walk.ledger.attempts({ kind: 'lastRole', of: slot, when: 'soFar' })
  const seat = walk.seat(slot)
  return found
    ? { role: found.data.role, side: found.data.side, why: found.why }
    : { role: seat.role, side: seat.faction }
}

/** The names of the dead, in alphabetical order and without a cause (1923-I1, I16); their roles where the host shows them (1923-E10). */
export function announceDeaths(walk: Walk): void {
  const dead = byName(
    walk,
    walk.deaths().map(({ of }) => of),
  )
  if (!dead.length) return walk.announce('nobodyDied', {}, '1923-I17')
  walk.announce('died', { who: dead }, dead.length > 1 ? '1923-I16' : '1923-I1')
  if (walk.option<boolean>('death.revealRole'))
    walk.announce('flipped', { who: dead, flips: dead.map(who => lastRole(walk, who).role) }, '1923-E10')
}

/** In alphabetical order, so that the order tells nothing. */
export function byName(walk: Walk, slots: readonly Slot[]): Slot[] {
  const nameOf = (slot: Slot): string => walk.seat(slot).name.toLowerCase()
  return [...slots].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0))
}
