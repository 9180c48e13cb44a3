/**
 * Numbers of a role that lynches change: what a judge weighs, how many supporters a politician may have. They go on
 * changing while a player has no use of the role; of a cut face they stand still until it is back (RU-JUD-1).
 */
import type { Game, Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { entryOf } from '../roles/role-entries.ts'
import { perRun } from '../shared/per-run.ts'
import { goesOn } from '../shared/roles.ts'
import type { Fact, Resolution } from '../vocabulary.ts'

/** A number that goes with a role. */
export interface Stored {
  counter: 'judgeWeight' | 'supportLimit'
  /** Whoever has this by the own role has the number. */
  ability: string
  /** What it is before the first lynch. */
  begins: number
  most?: number
}

/** What it is as this vote begins. */
export const storedOf = ({ game }: { game: Pick<Game, 'state'> }, who: SeatId, { counter, begins }: Stored): number =>
  Number(getOwn(game.state ?? {}, who)?.[counter] ?? begins)

/** Somebody whom this vote lynched, as the holder of such a number sees it. */
interface Lynched {
  seat: Seat
  votedAgainst: boolean
}

/** What all lynches of this vote together make of the number, in whatever order; never less than nothing. */
export function changeStored(run: Resolution, stored: Stored, change: (lynched: Lynched) => number): void {
  const lynched = run.ledger.found({ kind: 'lynched', when: 'soFar', where: ({ phase }) => phase === undefined })
  if (!lynched.length) return
  for (const { slot, role } of run.game.seats) {
    if (!(entryOf(role)?.abilities ?? []).includes(stored.ability) || isCut(run, slot)) continue
    const before = storedOf(run, slot, stored)
    const next = lynched.reduce(
      (sum, { of }) => sum + change({ seat: run.seat(of), votedAgainst: votedAgainst(run, slot, of) }),
      before,
    )
    const after = Math.min(stored.most ?? next, Math.max(0, next))
    if (after === before) continue
    run.setCount(slot, stored.counter, after)
    changed(run).set(`${slot} ${stored.counter}`, after)
  }
}

const isCut = (run: Resolution, who: SeatId): boolean =>
  run.ledger.found({ kind: 'faceCut', of: who, when: 'phaseStart' }).length > 0

const votedAgainst = (run: Resolution, by: SeatId, of: SeatId): boolean =>
  run.ledger.found({ kind: 'votes', of: by, when: 'soFar', where: ({ data }) => data.target === of }).length > 0

/** It goes with the role from hand to hand, with what this vote made of it. */
export function handOverStored(
  run: Resolution,
  { of: heir, by: before = '', data, why }: Fact<'heir'>,
  stored: Stored,
): void {
  if (!goesOn(heir, why).holds || !run.catalogue.role(data.role)?.abilities.includes(stored.ability)) return
  run.setCount(heir, stored.counter, changed(run).get(`${before} ${stored.counter}`) ?? storedOf(run, before, stored))
}

/** What this vote has made of such numbers, by whose and which. */
const changed = perRun<Map<string, number>>(() => new Map())
