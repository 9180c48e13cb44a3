/** What the drug dealer may not send in: a heavy dose for two, a triple one for himself (RU-DRU-3). */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { Sent } from '../shared/sent.ts'

/** @returns the rule against this move, or undefined */
export function refuseStrikers(
  game: Game,
  _phase: PhaseState,
  { by, does, to, with: keys }: Sent,
): Refusal | undefined {
  const dose = keys?.dose
  if (does !== 'drug' || dose === undefined) return undefined
  const { name } = seatOf(game, by)!
  if (to.length > 1)
    return {
      rule: 'RU-DRU-3',
      says: {
        en: `${name} has a heavier dose for one player only`,
        ru: `усиленную дозу игрок ${name} дает только одному`,
      },
    }
  return dose === 'triple' && to.includes(by)
    ? {
        rule: 'RU-DRU-3',
        says: { en: `${name} takes no triple dose himself`, ru: `сам игрок ${name} тройную дозу не принимает` },
      }
    : undefined
}
