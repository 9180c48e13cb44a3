/**
 * Numbers of a role that lynches change: what a judge weighs, how many supporters a politician may have. They go on
 * changing while a player has no use of the role; of a cut face they stand still until it is back (RU-JUD-1).
 */
import type { Game, Seat } from '../../../journal/state.ts'
import type { Slot } from '../../../reason/claim.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { entryOf } from '../roles/is.ts'
import { drawer } from '../shared/memo.ts'
import { goesOn } from '../shared/roles.ts'
import type { Fact, Walk } from '../vocabulary.ts'

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
export const storedOf = ({ game }: { game: Pick<Game, 'state'> }, who: Slot, { counter, begins }: Stored): number =>
  Number(own(game.state ?? {}, who)?.[counter] ?? begins)

/** Somebody whom this vote lynched, as the holder of such a number sees it. */
interface Lynched {
  seat: Seat
  votedAgainst: boolean
}

/** What all lynches of this vote together make of the number, in whatever order; never less than nothing. */
export function changeStored(walk: Walk, stored: Stored, change: (lynched: Lynched) => number): void {
  const lynched = walk.ledger.found({ kind: 'lynched', when: 'soFar', where: ({ phase }) => phase === undefined })
  if (!lynched.length) return
  for (const { slot, role } of walk.game.seats) {
    if (!(entryOf(role)?.abilities ?? []).includes(stored.ability) || isCut(walk, slot)) continue
    const before = storedOf(walk, slot, stored)
    const next = lynched.reduce(
      (sum, { of }) => sum + change({ seat: walk.seat(of), votedAgainst: votedAgainst(walk, slot, of) }),
      before,
    )
    const after = Math.min(stored.most ?? next, Math.max(0, next))
    if (after === before) continue
    walk.setCount(slot, stored.counter, after)
    changed(walk).set(`${slot} ${stored.counter}`, after)
  }
}

const isCut = (walk: Walk, who: Slot): boolean =>
  walk.ledger.found({ kind: 'faceCut', of: who, when: 'phaseStart' }).length > 0

const votedAgainst = (walk: Walk, by: Slot, of: Slot): boolean =>
  walk.ledger.found({ kind: 'votes', of: by, when: 'soFar', where: ({ data }) => data.target === of }).length > 0

/** It goes with the role from hand to hand, with what this vote made of it. */
export function handOverStored(
  walk: Walk,
  { of: heir, by: before = '', data, why }: Fact<'heir'>,
  stored: Stored,
): void {
  if (!goesOn(heir, why).holds || !walk.catalogue.role(data.role)?.abilities.includes(stored.ability)) return
  walk.setCount(
    heir,
    stored.counter,
    changed(walk).get(`${before} ${stored.counter}`) ?? storedOf(walk, before, stored),
  )
}

/** What this vote has made of such numbers, by whose and which. */
const changed = drawer<Map<string, number>>(() => new Map())
