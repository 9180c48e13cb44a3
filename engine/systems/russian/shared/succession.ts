/**
 * Who follows whom among the blacks, asked at the end of every night and day: a successor the son of the boss, the imitator
 * the maniac, and a hired killer goes over to the other pair. What somebody is as what, he is from then on.
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Resolution } from '../vocabulary.ts'
import { hasYakuza, hired, partnersOf, plain, third } from './pairs.ts'
import { negativeOf, otherSide, sides, type Side } from './sides.ts'

/** Why somebody is out of the game since this phase. */
const outOf = (run: Resolution, who: SeatId): Reason =>
  any(
    { is: 'dies', who },
    { rule: 'RU-DEATH-4' },
    run
      .deaths()
      .filter(({ of }) => of === who)
      .map(({ why }) => why),
  )

/** Those of a role who were alive as the phase began and are not now. */
const lost = (run: Resolution, role: string): SeatId[] =>
  run.game.seats
    .filter(seat => seat.alive && negativeOf(seat) === role && !run.seat(seat.slot).alive)
    .map(({ slot }) => slot)

/** Everything that follows from who is gone. */
export function succeed(run: Resolution): void {
  for (const side of sides) followSon(run, side)
  followManiac(run)
  for (const side of sides) goOver(run, side)
}

/** Whether somebody has the status by succession: he cannot pass it on to the last of the pair (RU-SON-4). */
export const isSuccessor = (run: Resolution, son: SeatId): boolean =>
  run.ledger.found({ kind: 'becameSon', of: son, when: 'phaseStart' }).length > 0

/** The status of the son of the boss goes to the partner named, also to the last one unless from a successor (RU-SON-4). */
function followSon(run: Resolution, side: Side): void {
  const [gone] = lost(run, third[side])
  const heirs = run
    .living()
    .filter(seat => plain[side].includes(negativeOf(seat)))
    .map(({ slot }) => slot)
  const [only] = heirs
  if (gone === undefined || only === undefined || (heirs.length === 1 && isSuccessor(run, gone))) return
  const named = run.ledger.found({ kind: 'successor', when: 'soFar', where: ({ of }) => heirs.includes(of) }).at(-1)
  const heir = named?.of ?? (heirs.length === 1 ? only : run.ask('successor', { choices: heirs }))
  const because = named
    ? run.ledger.standing(named, 'soFar')
    : run.given({ is: 'fact', kind: heirs.length === 1 ? 'onlyPartner' : 'successorChosen', of: heir }, 'RU-SON-4')
  const why = all({ is: 'fact', kind: 'becameSon', of: heir }, { rule: 'RU-SON-4' }, [outOf(run, gone), because])
  run.put({ kind: 'becameSon', of: heir, why, rule: 'RU-SON-4', lasting: true, data: { role: third[side] } })
  run.change(heir, { details: { negative: third[side] } })
  run.tell(heir, 'becameSon', { role: third[side] }, 'RU-SON-4')
  for (const slot of heirs) if (slot !== heir) run.tell(slot, 'newSon', { who: heir, role: third[side] }, 'RU-SON-4')
}

/** The imitator comes before everybody else who could take the maniac's place (RU-IMI-1, RU-OVL-6). */
function followManiac(run: Resolution): void {
  const [gone] = lost(run, 'maniac')
  const heir = run.living().find(seat => negativeOf(seat) === 'imitator')
  if (gone === undefined || !heir || run.living().some(seat => negativeOf(seat) === 'maniac')) return
  const geisha =
    run.option('maniacHeir') === 'geisha' ? run.living().find(seat => negativeOf(seat) === 'geisha') : undefined
  if (geisha) {
    inherit(run, geisha.slot, gone)
    return
  }
  run.put({
    kind: 'tookPlace',
    of: heir.slot,
    by: gone,
    why: all({ is: 'fact', kind: 'tookPlace', of: heir.slot, other: gone }, { rule: 'RU-IMI-1' }, [outOf(run, gone)]),
    rule: 'RU-IMI-1',
    lasting: true,
  })
  run.tell(heir.slot, 'tookPlace', { who: gone }, 'RU-IMI-1')
}

/** Where the host put the geisha before the imitator (RU-OVL-6). */
function inherit(run: Resolution, geisha: SeatId, gone: SeatId): void {
  run.put({
    kind: 'inherits',
    of: geisha,
    by: gone,
    why: all({ is: 'fact', kind: 'tookPlace', of: geisha, other: gone }, { rule: 'RU-OVL-6' }, [outOf(run, gone)]),
    rule: 'RU-OVL-6',
  })
  run.change(geisha, { details: { heir: 'true' } })
  run.tell(geisha, 'tookPlace', { who: gone }, 'RU-OVL-6')
}

/** A hireling or ninja without employers serves the other pair from now on (RU-YAK-2). */
function goOver(run: Resolution, side: Side): void {
  const other = otherSide(side)
  const seats = run.seats()
  const employers = partnersOf(seats, other)
  if (!hasYakuza(seats) || partnersOf(seats, side).length || !employers.length) return
  for (const seat of seats.filter(one => one.alive && negativeOf(one) === hired[side])) {
    const why = all({ is: 'fact', kind: 'changedSides', of: seat.slot }, { rule: 'RU-YAK-2' }, [
      run.given({ is: 'fact', kind: 'noEmployer', of: seat.slot }, 'RU-HIR-8'),
    ])
    run.put({
      kind: 'changedSides',
      of: seat.slot,
      why,
      rule: 'RU-YAK-2',
      lasting: true,
      data: { role: hired[other] },
    })
    run.change(seat.slot, { details: { negative: hired[other] } })
    run.tell(seat.slot, 'changedSides', { role: hired[other] }, 'RU-YAK-2')
    for (const { slot } of employers) run.tell(slot, 'newHireling', { who: seat.slot, role: hired[other] }, 'RU-YAK-2')
  }
}
