/**
 * Who follows whom among the blacks, asked at the end of every night and day: a successor the son of the boss, the imitator
 * the maniac, and a hired killer goes over to the other pair. What somebody is as what, he is from then on.
 */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Walk } from '../vocabulary.ts'
import { hasYakuza, hired, partnersOf, plain, third } from './pairs.ts'
import { negativeOf, otherSide, sides, type Side } from './sides.ts'

/** Why somebody is out of the game since this phase. */
const outOf = (walk: Walk, who: Slot): Reason =>
  any(
    { is: 'dies', who },
    { rule: 'RU-DEATH-4' },
    walk
      .deaths()
      .filter(({ of }) => of === who)
      .map(({ why }) => why),
  )

/** Those of a role who were alive as the phase began and are not now. */
const lost = (walk: Walk, role: string): Slot[] =>
  walk.game.seats
    .filter(seat => seat.alive && negativeOf(seat) === role && !walk.seat(seat.slot).alive)
    .map(({ slot }) => slot)

/** Everything that follows from who is gone. */
export function succeed(walk: Walk): void {
  for (const side of sides) followSon(walk, side)
  followManiac(walk)
  for (const side of sides) goOver(walk, side)
}

/** Whether somebody has the status by succession: he cannot pass it on to the last of the pair (RU-SON-4). */
export const isSuccessor = (walk: Walk, son: Slot): boolean =>
  walk.ledger.found({ kind: 'becameSon', of: son, when: 'phaseStart' }).length > 0

/** The status of the son of the boss goes to the partner named, also to the last one unless from a successor (RU-SON-4). */
function followSon(walk: Walk, side: Side): void {
  const [gone] = lost(walk, third[side])
  const heirs = walk
    .living()
    .filter(seat => plain[side].includes(negativeOf(seat)))
    .map(({ slot }) => slot)
  const [only] = heirs
  if (gone === undefined || only === undefined || (heirs.length === 1 && isSuccessor(walk, gone))) return
  const named = walk.ledger.found({ kind: 'successor', when: 'soFar', where: ({ of }) => heirs.includes(of) }).at(-1)
  const heir = named?.of ?? (heirs.length === 1 ? only : walk.ask('successor', { choices: heirs }))
  const because = named
    ? walk.ledger.standing(named, 'soFar')
    : walk.given({ is: 'fact', kind: heirs.length === 1 ? 'onlyPartner' : 'successorChosen', of: heir }, 'RU-SON-4')
  const why = all({ is: 'fact', kind: 'becameSon', of: heir }, { rule: 'RU-SON-4' }, [outOf(walk, gone), because])
  walk.put({ kind: 'becameSon', of: heir, why, rule: 'RU-SON-4', lasting: true, data: { role: third[side] } })
  walk.change(heir, { details: { negative: third[side] } })
  walk.tell(heir, 'becameSon', { role: third[side] }, 'RU-SON-4')
  for (const slot of heirs) if (slot !== heir) walk.tell(slot, 'newSon', { who: heir, role: third[side] }, 'RU-SON-4')
}

/** The imitator comes before everybody else who could take the maniac's place (RU-IMI-1, RU-OVL-6). */
function followManiac(walk: Walk): void {
  const [gone] = lost(walk, 'maniac')
  const heir = walk.living().find(seat => negativeOf(seat) === 'imitator')
  if (gone === undefined || !heir || walk.living().some(seat => negativeOf(seat) === 'maniac')) return
  const geisha =
    walk.option('maniacHeir') === 'geisha' ? walk.living().find(seat => negativeOf(seat) === 'geisha') : undefined
  if (geisha) {
    inherit(walk, geisha.slot, gone)
    return
  }
  walk.put({
    kind: 'tookPlace',
    of: heir.slot,
    by: gone,
    why: all({ is: 'fact', kind: 'tookPlace', of: heir.slot, other: gone }, { rule: 'RU-IMI-1' }, [outOf(walk, gone)]),
    rule: 'RU-IMI-1',
    lasting: true,
  })
  walk.tell(heir.slot, 'tookPlace', { who: gone }, 'RU-IMI-1')
}

/** Where the host put the geisha before the imitator (RU-OVL-6). */
function inherit(walk: Walk, geisha: Slot, gone: Slot): void {
  walk.put({
    kind: 'inherits',
    of: geisha,
    by: gone,
    why: all({ is: 'fact', kind: 'tookPlace', of: geisha, other: gone }, { rule: 'RU-OVL-6' }, [outOf(walk, gone)]),
    rule: 'RU-OVL-6',
  })
  walk.change(geisha, { details: { heir: 'true' } })
  walk.tell(geisha, 'tookPlace', { who: gone }, 'RU-OVL-6')
}

/** A hireling or ninja without employers serves the other pair from now on (RU-YAK-2). */
function goOver(walk: Walk, side: Side): void {
  const other = otherSide(side)
  const seats = walk.seats()
  const employers = partnersOf(seats, other)
  if (!hasYakuza(seats) || partnersOf(seats, side).length || !employers.length) return
  for (const seat of seats.filter(one => one.alive && negativeOf(one) === hired[side])) {
    const why = all({ is: 'fact', kind: 'changedSides', of: seat.slot }, { rule: 'RU-YAK-2' }, [
      walk.given({ is: 'fact', kind: 'noEmployer', of: seat.slot }, 'RU-HIR-8'),
    ])
    walk.put({
      kind: 'changedSides',
      of: seat.slot,
      why,
      rule: 'RU-YAK-2',
      lasting: true,
      data: { role: hired[other] },
    })
    walk.change(seat.slot, { details: { negative: hired[other] } })
    walk.tell(seat.slot, 'changedSides', { role: hired[other] }, 'RU-YAK-2')
    for (const { slot } of employers) walk.tell(slot, 'newHireling', { who: seat.slot, role: hired[other] }, 'RU-YAK-2')
  }
}
