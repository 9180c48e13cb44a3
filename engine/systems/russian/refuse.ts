/**
 * What may not be sent in, by rules of this system alone: who is no target, what may not be done twice running, what is
 * late. What a role refuses stands in its own file.
 */
import type { Game, PhaseState, Refusal } from '../../journal/state.ts'
import { seatOf } from '../../journal/state.ts'
import { moveOf, is } from './attributes.ts'
import { best } from './best/phase.ts'
import { outsideHours } from './clock.ts'
import { refuseUndead } from './hands/necromancer.ts'
import { sparesSecretary } from './shared/moves.ts'
import { repeated } from './repeats.ts'
import { sections } from './sections.ts'
import type { Refuse, Sent } from './shared/cast-ballots.ts'

// What the sections say comes before what holds of all.
const refusals: readonly Refuse[] = [
  untouchable,
  outsideHours,
  refuseUndead,
  ...sections.flatMap(({ refuse: refused = [] }) => refused),
  running,
]

/** @returns the rule against this move, or undefined */
export const refuse: Refuse = (game, phase, move) => {
  // After the end nobody is gone to any more.
  if (phase.kind === best) return undefined
  for (const check of refusals) {
    const refusal = check(game, phase, move)
    if (refusal) return refusal
  }
  return undefined
}

/** Mayor and secretary (RU-MAY-1, RU-SEC-2, RU-GEN-12). Whom the faceless wants lynched is only named. */
function untouchable(game: Game, _phase: PhaseState, { does, to }: Sent): Refusal | undefined {
  if (is(does, 'namesOnly')) return undefined
  const visits = moveOf(does)?.visits
  for (const slot of visits ? to.filter((_, aim) => visits.includes(aim)) : to) {
    const seat = seatOf(game, slot)
    if (seat?.details?.title === 'mayor')
      return {
        rule: 'RU-MAY-1',
        says: {
          en: `${seat.name} is the mayor and cannot be targeted`,
          ru: `игрок ${seat.name} — мэр, на него ходить нельзя`,
        },
      }
    const spared = sparesSecretary(does)
    if (seat?.details?.title === 'secretary' && spared !== undefined)
      return {
        rule: spared,
        says: {
          en: `${seat.name} is the secretary, and ${does} does not reach the secretary`,
          ru: `игрок ${seat.name} — секретарша, такой ход до нее не доходит`,
        },
      }
  }
  return undefined
}

/** What may not be done in two nights running (RU-GEN-8). */
function running(game: Game, phase: PhaseState, move: Sent): Refusal | undefined {
  const before = repeated(game, phase, move)
  return (
    before && {
      rule: before.rule,
      says: { en: `${before.says.en} two nights in a row`, ru: `${before.says.ru} две ночи подряд` },
    }
  )
}
