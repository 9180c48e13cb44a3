/** Investigations: somebody's side, or whether somebody did something tonight (CONAN-AB31). */
import type { Move } from '../../../resolve/sequence/move.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { deedsOf } from '../arrest/crime-ledger.ts'
import { seemsToBe } from '../deceit/disguise.ts'
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import { all, any, type Effect, type Resolution } from '../vocabulary.ts'

const first = perRunByKey<Reason>()

const other = { bo: 'town', town: 'bo' } as const

/** The side that somebody shows: of the role seen, turned round by slander (CONAN-AB8). */
function sideOf(run: Resolution, who: SeatId): { side: string; why: Reason } {
  const seen = seemsToBe(run, who)
  const faction =
    seen.role === run.seat(who).role
      ? run.seat(who).faction
      : (own(run.system.roles, seen.role)?.faction ?? run.seat(who).faction)
  const shown = (side: string, rule: RuleId, because: readonly Reason[], unless: readonly Reason[] = []): Reason =>
    all({ is: 'fact', kind: 'shows', of: who, values: { side } }, { rule }, because, unless)
  const slandered = run.ledger.tried({ kind: 'slandered', of: who, when: 'soFar' })
  if (!slandered.some(({ holds }) => holds))
    return { side: faction, why: shown(faction, 'CONAN-AB31', [seen.why], slandered) }
  const side = other[faction as keyof typeof other]
  const turned = any({ is: 'fact', kind: 'slandered', of: who }, { rule: 'CONAN-AB8' }, slandered)
  return { side, why: shown(side, 'CONAN-AB8', [seen.why, turned]) }
}

const interrogated: Effect = (run, { move, at, aim, why }) => {
  const { side, why: shows } = sideOf(run, at)
  return learn(
    run,
    move,
    move.to[aim] ?? at,
    side,
    why,
    all({ is: 'fact', kind: 'findsOut', of: move.actor, action: move.id }, { rule: 'CONAN-AB31', action: move.id }, [
      why,
      shows,
    ]),
  )
}

/** The second target is only whom it was done to, so it fares as the first. */
const investigated: Effect = (run, { move, at, why }) =>
  first(run, move.id, () => {
    const what = move.with.crime ?? ''
    const deed = any(
      { is: 'fact', kind: 'didIt', of: at, values: { ability: what } },
      { rule: 'CONAN-O8' },
      deedsOf(run, at, what, move.to[1]),
    )
    const yes = all(
      { is: 'fact', kind: 'findsOut', of: move.actor, action: move.id },
      { rule: 'CONAN-AB31', action: move.id },
      [why, deed],
    )
    const no = all(
      { is: 'fact', kind: 'findsNothing', of: move.actor, action: move.id },
      { rule: 'CONAN-AB31', action: move.id },
      [why],
      [deed],
    )
    learn(run, move, move.to[0] ?? at, deed.holds ? 'yes' : 'no', why, deed.holds ? yes : no)
    return why
  })

/** Brings a result home. Who was killed before learns nothing, not even that (CONAN-K1, I9). */
function learn(run: Resolution, move: Move, about: SeatId, result: string, arrived: Reason, why: Reason): Reason {
  if (arrived.holds) run.learn(move, about, result, 'CONAN-AB31', why)
  else if (!run.isDead(move.actor)) run.learn(move, about, 'noResult', 'CONAN-A9', arrived)
  return why
}

export const learning: Readonly<Record<string, Effect>> = { interrogated, investigated }
