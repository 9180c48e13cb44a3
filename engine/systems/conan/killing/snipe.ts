/** Snipe: a shot that is part of the own kill, and that nobody heals (CONAN-AB3). */
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { gates } from '../rulings/conditions.ts'
import { finds, seekFact } from '../rulings/host.ts'
import { all, type Effect, type Walk } from '../vocabulary.ts'

/** The shots of a killer, each with what keeps him from it. */
export function snipesOf(walk: Walk, killer: Slot): Reason[] {
  return walk.moves
    .filter(({ does, actor }) => does === 'snipe' && actor === killer)
    .map(move =>
      all(
        { is: 'fact', kind: 'sniping', of: killer, action: move.id },
        { rule: 'CONAN-AB3', action: move.id },
        [],
        obstaclesOf(walk, move, { gates }),
      ),
    )
}

/** The use is gone when the shot hit, once a game (CONAN-AB3). */
const sniping: Effect = (walk, { move, why }) => {
  const hits = walk.ledger.attempts({ kind: 'death', by: move.actor, where: ({ data }) => data.cause === 'kill' })
  const kills = hits.map(({ why }) => why)
  const hit = seekFact(move.actor, 'ownKill', 'noOwnKill', { rule: 'CONAN-AB3' }, kills)
  const shot = finds(
    move,
    { is: 'fact', kind: 'sniped', of: move.actor, action: move.id },
    { rule: 'CONAN-AB3', action: move.id },
    why,
    hit,
  )
  if (shot.holds) walk.spend(move.actor, 'snipe', 'CONAN-AB3')
  return shot
}

export const shooting: Readonly<Record<string, Effect>> = { sniping }
