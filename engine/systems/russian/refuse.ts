/**
 * What may not be sent in, by rules of this system alone: who is no target, what may not be done twice running, what is
 * late. What the parts refuse stands in `refusals/`.
 */
import type { Game, PhaseState, Refusal } from '../../journal/state.ts'
import { seatOf } from '../../journal/state.ts'
import { outsideHours } from './clock.ts'
import { refuseCompany } from './company/refusals.ts'
import { refuseFamily } from './family/refusals.ts'
import { refuseKillers } from './killers/refusals.ts'
import { refuseProtect } from './protect/refusals.ts'
import { refuseChecks } from './checks/refusals.ts'
import { refuseFaceless } from './faceless/refusals.ts'
import { refuseMischief } from './mischief/refusals.ts'
import { refuseTricks } from './tricks/refusals.ts'
import { spares } from './shared/untouchable.ts'
import { refuseGuards } from './guards/refusals.ts'
import { repeated } from './repeats.ts'
import type { Sent } from './shared/sent.ts'

/** A move as it is judged; asked without targets only whether it could be made at all. */
export type Refuse = (game: Game, phase: PhaseState, move: Sent) => Refusal | undefined

// What the parts say comes before what holds of all.
const refusals: readonly Refuse[] = [
  untouchable,
  outsideHours,
  refuseChecks,
  refuseFaceless,
  refuseProtect,
  refuseFamily,
  refuseTricks,
  refuseMischief,
  refuseCompany,
  refuseGuards,
  refuseKillers,
  running,
]

/** @returns the rule against this move, or undefined */
export const refuse: Refuse = (game, phase, move) => {
  for (const check of refusals) {
    const refusal = check(game, phase, move)
    if (refusal) return refusal
  }
  return undefined
}

/** Moves that name somebody without doing anything to him. */
const namesOnly: ReadonlySet<string> = new Set(['nameSuccessor'])

/** Mayor and secretary (RU-MAY-1, RU-SEC-2, RU-GEN-12). Whom the faceless wants lynched is only named. */
function untouchable(game: Game, _phase: PhaseState, { does, to }: Sent): Refusal | undefined {
  if (namesOnly.has(does)) return undefined
  for (const slot of does === 'cutFace' ? to.slice(0, 1) : to) {
    const seat = seatOf(game, slot)
    if (seat?.details?.title === 'mayor')
      return { rule: 'RU-MAY-1', says: `${seat.name} is mayor, and nothing can be aimed at the mayor` }
    if (seat?.details?.title === 'secretary' && spares[does] !== undefined)
      return { rule: spares[does], says: `${seat.name} is secretary, and ${does} does not reach her` }
  }
  return undefined
}

/** What may not be done in two nights running (RU-GEN-8). */
function running(game: Game, phase: PhaseState, move: Sent): Refusal | undefined {
  const before = repeated(game, phase, move)
  return before && { rule: before.rule, says: `${before.says} in two nights running` }
}
