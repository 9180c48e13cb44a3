/** Discombobulate, Frighten, Neutralise and Confuse, by night and by day (CONAN-AB9, AB12, AB17, AB30). */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { ActionId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../abilities.ts'
import { foretell } from '../rulings/at-once.ts'
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import { any, type Effect, type Redirect, type Resolution } from '../vocabulary.ts'

const neutralised: Effect = (run, { move, at, why }) => {
  const rule = move.ability.rule!
  run.put({ kind: 'neutralised', of: at, why, rule, by: move.actor, action: move.id, data: { how: move.does } })
  foretell(run, 'neutralised', at, move.id, why)
  return why
}

const confused: Effect = (run, { move, at, why }) => {
  run.put({ kind: 'confused', of: at, why, rule: 'CONAN-AB17', by: move.actor, action: move.id })
  return why
}

export const stopping: Readonly<Record<string, Effect>> = { neutralised, confused }

const gone = perRunByKey<string | undefined>()

/**
 * Where the act of somebody confused goes: to a living player, drawn once for each act.
 * @param self whether he may come to himself, as where he may name himself
 */
export function astray(run: Resolution, actor: SeatId, act: string, self = false): string | undefined {
  return gone(run, act, () =>
    run.draw(
      'confused',
      actor,
      run.game.seats
        .filter(
          ({ alive, slot }) =>
            alive && (self || slot !== actor) && !run.ledger.found({ kind: 'death', of: slot }).length,
        )
        .map(({ slot }) => slot),
    ),
  )
}

/** Whether somebody goes astray with an act, by every attempt to confuse him; undefined where nobody tried. */
export function goesAstray(run: Resolution, actor: SeatId, action: ActionId): Reason | undefined {
  const confused = run.ledger.tried({ kind: 'confused', of: actor })
  return confused.length
    ? any({ is: 'fact', kind: 'goneAstray', of: actor, action }, { rule: 'CONAN-AB17' }, confused)
    : undefined
}

/** Who goes where an action is aimed: of an order its killer, and nobody where it only names him. */
const goerOf = ({ does, actor, to }: Move, aim: number): SeatId | undefined =>
  does !== 'order' || to.length < 2 ? actor : aim ? to[0] : undefined

/** A confused player's act goes to somebody drawn. */
const confusion: Redirect = (run, move, at, aim) => {
  const goer = goerOf(move, aim)
  if (goer === undefined || is(move.does, 'paper')) return undefined
  const goneAstray = goesAstray(run, goer, move.id)
  if (!goneAstray?.holds) return goneAstray && { at, path: [], because: [], unless: [goneAstray] }
  const to = astray(
    run,
    goer,
    `${move.id} ${move.does === 'order' ? 'kill' : aim}`,
    move.does !== 'order' && move.ability.self,
  )
  const by = run.ledger.found({ kind: 'confused', of: goer })[0]?.action
  if (to === undefined || by === undefined) return undefined
  return {
    at: to,
    path: to === at ? [] : [{ by, from: at, to }],
    because: [goneAstray],
  }
}

export const redirects: readonly Redirect[] = [confusion]
