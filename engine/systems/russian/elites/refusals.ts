/** Elites are nobody's target (RU-ELITE-1). */
import { seatOf } from '../../../journal/state.ts'
import { isElite } from '../shared/elites.ts'
import type { Refuse } from '../shared/sent.ts'

export const refuseElites: Refuse = (game, _phase, { to }) => {
  const elite = to.map(slot => seatOf(game, slot)).find(seat => seat && isElite(seat))
  return (
    elite && {
      rule: 'RU-ELITE-1',
      says: {
        en: `${elite.name} has an elite role, and nothing can be aimed at that player`,
        ru: `у игрока ${elite.name} элитная роль, на него ходить нельзя`,
      },
    }
  )
}
