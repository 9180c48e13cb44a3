/**
 * What stands in the way of the night kill: what holds its killer, what keeps its victim out of reach, and what saves the
 * victim (CONAN-K1, K6, K7, S8). What a bribe overrides stands in the tree beside the bribe.
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { struckBy } from '../arrest/struck.ts'
import { inKillStep } from '../rulings/conditions.ts'
import { any, type Says, type Resolution } from '../vocabulary.ts'
import { snipesOf } from './snipe.ts'

/** What a bribe overrides (CONAN-AB2, CONAN-O6). */
export const unlessBribed = (
  of: SeatId,
  kind: Says,
  rule: RuleId,
  because: readonly Reason[],
  bribe: readonly Reason[],
  ...more: Reason[]
): Reason[] =>
  because.length
    ? [any({ is: 'fact', kind, of }, { rule, also: bribe.length ? ['CONAN-O6'] : [] }, because, [...bribe, ...more])]
    : []

/** A bribe frees no arrested killer and reaches nobody in jail, unless the host has it so (CONAN-K1, CONAN-S20). */
export const bribeFor = (
  run: Resolution,
  option: 'bribe.freesKiller' | 'bribe.reachesJail',
  bribe: readonly Reason[],
): readonly Reason[] => (run.option<boolean>(option) ? bribe : [])

/** What keeps a killer from it: then it is neither killing nor attack (CONAN-K7). */
export function holdsKiller(run: Resolution, killer: SeatId, bribe: readonly Reason[]): Reason[] {
  const stops = (because: readonly Reason[], freed: readonly Reason[]): Reason[] =>
    unlessBribed(killer, 'killerStopped', 'CONAN-K7', because, freed)
  const dead = run.ledger.tried({ kind: 'death', of: killer, where: fact => !inKillStep(run, fact) })
  const away = run.ledger.tried({ kind: 'abroad', of: killer })
  return [
    ...stops(run.ledger.tried({ kind: 'neutralised', of: killer }), bribe),
    ...stops(struckBy(run, killer), bribeFor(run, 'bribe.freesKiller', bribe)),
    ...(dead.length ? [any({ is: 'fact', kind: 'heldByDeath', of: killer }, { rule: 'CONAN-K1' }, dead)] : []),
    ...(away.length ? [any({ is: 'fact', kind: 'heldAbroad', of: killer }, { rule: 'CONAN-S3' }, away)] : []),
  ]
}

/** An injury does not keep a member from killing (CONAN-S8). */
export function woundsOf(run: Resolution, of: SeatId): Reason[] {
  const hurt = run.ledger.tried({ kind: 'injured', of })
  return hurt.length
    ? [
        any({ is: 'fact', kind: 'heldInjured', of }, { rule: 'CONAN-S7' }, hurt, [
          run.given({ is: 'fact', kind: 'killsInjured', of }, 'CONAN-S8'),
        ]),
      ]
    : []
}

/** What keeps a victim out of every killer's reach. */
export function outOfReach(run: Resolution, victim: SeatId, bribe: readonly Reason[]): Reason[] {
  const away = run.ledger.tried({ kind: 'abroad', of: victim })
  const held = run.ledger.tried({ kind: 'arrested', of: victim })
  const dead = run.ledger.tried({ kind: 'death', of: victim })
  return [
    ...(away.length ? [any({ is: 'fact', kind: 'outOfReach', of: victim }, { rule: 'CONAN-K7' }, away)] : []),
    ...unlessBribed(victim, 'outOfReach', 'CONAN-S20', held, bribeFor(run, 'bribe.reachesJail', bribe)),
    ...(dead.length ? [any({ is: 'fact', kind: 'deadBefore', of: victim }, { rule: 'CONAN-S24' }, dead)] : []),
  ]
}

/** What was to save a victim, and whether anything of it does. */
export interface Saves {
  shields: readonly Reason[]
  cures: readonly Reason[]
  why: Reason
}

/** Protect and Heal make an attack of a killing (CONAN-K6); nobody heals what a sniper hit (CONAN-AB3). */
export function savesOf(run: Resolution, killer: SeatId, victim: SeatId, bribe: readonly Reason[]): Saves | undefined {
  const healed = run.ledger.tried({ kind: 'healed', of: victim })
  const shields = unlessBribed(
    victim,
    'keptSafe',
    'CONAN-AB21',
    run.ledger.tried({ kind: 'protected', of: victim }),
    bribe,
  )
  const sniping = healed.length ? snipesOf(run, killer) : []
  const cures = unlessBribed(victim, 'nursed', 'CONAN-AB22', healed, bribe, ...sniping)
  const saves = [...shields, ...cures]
  const why = any({ is: 'fact', kind: 'saved', of: victim }, { rule: 'CONAN-K6' }, saves)
  return saves.length ? { shields, cures, why } : undefined
}
