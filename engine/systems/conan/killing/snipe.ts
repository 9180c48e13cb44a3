/** Snipe: a shot that is part of the own kill, and that nobody heals (CONAN-AB3). */
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { realBecause } from '../deceit/chameleon.ts'
import { actorGuards } from '../rulings/conditions.ts'
import { finds, seekFact } from '../rulings/host.ts'
import { usedBy } from '../rulings/steps.ts'
import { all, type Effect, type Resolution } from '../vocabulary.ts'

/** The shots of a killer, each with what keeps him from it; a fake of one that is real is one too (CONAN-BS7). */
export function snipesOf(run: Resolution, killer: SeatId): Reason[] {
  return run.moves
    .filter(move => move.actor === killer && usedBy(run, move) === 'snipe')
    .map(move =>
      all(
        { is: 'fact', kind: 'sniping', of: killer, action: move.id },
        { rule: 'CONAN-AB3', also: move.does === 'fake' ? ['CONAN-BS7'] : [], action: move.id },
        move.does === 'fake' ? [realBecause(run, move)] : [],
        obstaclesOf(run, { ...move, does: 'snipe' }, { actorGuards }),
      ),
    )
}

/** The use is gone when the shot hit, once a game (CONAN-AB3). */
const sniping: Effect = (run, { move, why }) => {
  const hits = run.ledger.attempts({ kind: 'death', by: move.actor, where: ({ data }) => data.cause === 'kill' })
  const kills = hits.map(({ why }) => why)
  const hit = seekFact(move.actor, 'ownKill', 'noOwnKill', { rule: 'CONAN-AB3' }, kills)
  const shot = finds(
    move,
    { is: 'fact', kind: 'sniped', of: move.actor, action: move.id },
    { rule: 'CONAN-AB3', action: move.id },
    why,
    hit,
  )
  if (shot.holds) run.spend(move.actor, 'snipe', 'CONAN-AB3')
  return shot
}

export const shooting: Readonly<Record<string, Effect>> = { sniping }
