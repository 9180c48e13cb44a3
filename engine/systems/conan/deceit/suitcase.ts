/** The Black Suitcase by night: fakes, and what Chameleon makes of them (CONAN-BS5 to BS7, CONAN-AB19, AB20). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { isMarked, passiveLost } from '../rulings/conditions.ts'
import { did } from '../arrest/crime-ledger.ts'
import { CHAMELEON } from './chameleon.ts'
import { finds, type Sought } from '../rulings/host.ts'
import { members, suitcaseHolder } from '../leading/leader.ts'
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import { all, any, type Effect, type Resolution } from '../vocabulary.ts'

/** Whether somebody has the suitcase tonight, or nobody or another has it. */
export function suitcaseOf(run: Resolution, who: SeatId): Sought {
  const holder = suitcaseHolder(run, 'phaseStart')
  const held = holder?.who === who ? holder.why('holdsSuitcase') : undefined
  const rule = holder ? 'CONAN-E10' : 'CONAN-BS4'
  return held?.holds
    ? { because: [held], against: [] }
    : { because: [], against: [all({ is: 'fact', kind: 'lacksSuitcase', of: who }, { rule })] }
}

const kept = perRunByKey<Reason>()

/**
 * After the kill: whether its killer is a chameleon with the suitcase, and not the last member at large.
 * @param performed that the killer went through with it
 */
export function judgeChameleon(run: Resolution, killer: SeatId, performed: Reason): void {
  const passive = run.passive(killer, CHAMELEON)
  if (!passive) return
  const others = members(run.game).filter(
    ({ slot }) => slot !== killer && run.seat(slot).alive && !isMarked(run, slot, 'arrested', 'abroad'),
  )
  const last = others.length ? [] : [run.given({ is: 'fact', kind: 'lastAtLarge', of: killer }, 'CONAN-BS7')]
  const suitcase = suitcaseOf(run, killer)
  const why = kept(run, killer, () =>
    all(
      { is: 'fact', kind: 'chameleon', of: killer, action: passive.action },
      { rule: 'CONAN-BS7', also: ['CONAN-AB20'], action: passive.action },
      [performed, ...suitcase.because],
      [...suitcase.against, ...last, ...passiveLost(run, killer)],
    ),
  )
  run.foresight.find(CHAMELEON, killer, why)
}

/** A fake that stays one: traces of an act, and nothing else. */
export const faked: Effect = (run, { move, at, why }) => {
  const { actor, id, with: given } = move
  const never = (): Reason => any({ is: 'fact', kind: 'chameleon', of: actor }, { rule: 'CONAN-BS7' })
  const notReal = given.ability === 'arrest' ? never() : kept(run, actor, never)
  const suitcase = suitcaseOf(run, actor)
  const trace = finds(
    move,
    { is: 'fact', kind: 'faked', of: actor, action: id, values: { ability: given.ability ?? '' } },
    { rule: 'CONAN-BS5', action: id },
    why,
    { ...suitcase, against: [...suitcase.against, ...(run.has(actor, CHAMELEON) ? [notReal] : [])] },
  )
  const apparent = given.actor ?? actor
  did(run, given.ability ?? '', {
    by: apparent,
    target: move.to.length ? at : undefined,
    action: id,
    why: trace,
    rule: 'CONAN-BS6',
  })
  run.put({ kind: 'faked', of: actor, why: trace, rule: 'CONAN-AB19', by: actor, action: id })
  return trace
}
