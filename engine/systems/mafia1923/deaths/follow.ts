/**
 * What follows a death at once, by night and by day (1923-N5): the role at that moment, revenge, broken hearts; and
 * the names in the morning.
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { fact, under } from '../claims.ts'
import { heartbreak } from '../pairs/shadchan.ts'
import type { Fact, Resolution } from '../vocabulary.ts'
import { avenge } from './revenge.ts'

/** The reaction to a death (1923-N5): the role at that moment, the revenge of an Armed Robber, the heart of a partner. */
export function follow(run: Resolution, death: Fact<'death'>): void {
  if (!isFirst(run, death)) return
  const { role, faction } = run.seat(death.of)
  run.put({
    kind: 'lastRole',
    of: death.of,
    rule: '1923-WIT2',
    why: under(fact('lastRole', death.of, { values: { role } }), '1923-WIT2', death.why),
    data: { role, side: faction },
  })
  avenge(run, death)
  heartbreak(run, death)
}

const isFirst = (run: Resolution, { of, tick }: Fact<'death'>): boolean =>
  !run.ledger.facts.some(fact => fact.kind === 'death' && fact.of === of && fact.why.holds && fact.tick < tick)

/** Role and side at the moment of death; of somebody living, as they are. */
export function lastRole(run: Resolution, slot: SeatId): { role: string; side: string; why?: Reason } {
  const [found] = run.ledger.attempts({ kind: 'lastRole', of: slot, when: 'soFar' })
  const seat = run.seat(slot)
  return found
    ? { role: found.data.role, side: found.data.side, why: found.why }
    : { role: seat.role, side: seat.faction }
}

/** The names of the dead, in alphabetical order and without a cause (1923-I1, I16); their roles where the host shows them (1923-E10). */
export function announceDeaths(run: Resolution): void {
  const dead = byName(
    run,
    run.deaths().map(({ of }) => of),
  )
  if (!dead.length) return run.announce('nobodyDied', {}, '1923-I17')
  run.announce('died', { who: dead }, dead.length > 1 ? '1923-I16' : '1923-I1')
  if (run.option<boolean>('death.revealRole'))
    run.announce('flipped', { who: dead, flips: dead.map(who => lastRole(run, who).role) }, '1923-E10')
}

/** In alphabetical order, so that the order tells nothing. */
export function byName(run: Resolution, slots: readonly SeatId[]): SeatId[] {
  const nameOf = (slot: SeatId): string => run.seat(slot).name.toLowerCase()
  return [...slots].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0))
}
