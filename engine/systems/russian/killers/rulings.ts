/**
 * The killers' part: who shoots in which order and in whose place, what keeps them from it, suicides, rumours, and the books
 * of shots (RU-KILL, RU-INS, RU-MAF, RU-MAN). What becomes of an attack stands in `shared/attack.ts`.
 */
import type { Part } from '../part.ts'
import { inCivilOrder, skipsOrder } from './civil.ts'
import { closeBooks } from './ledger.ts'
import { attackedGate, civilLimit, oneBlackOnly, rescuedGate } from './limits.ts'
import { declining, firstTarget, passing, shooting } from './shots.ts'
import { oneRumour, slandering } from './slander.ts'
import { findDeaths, suicide } from './suicide.ts'
import { inKillersOrder } from './turns.ts'
import { blows, attacksOn, deedOf } from '../shared/attack.ts'
import { learnsFact } from '../shared/learns.ts'
import { killingMove } from '../shared/moves.ts'
import { all, type Resolution } from '../vocabulary.ts'

// What killers and the attacked hear in the morning (RU-GEN-7, RU-GEN-10).

/** Whoever was attacked and lives hears of it, whoever came and however often (RU-GEN-7). */
function tellAttacked(run: Resolution): void {
  for (const { slot } of run.living())
    if (attacksOn(run, slot).some(({ phase }) => phase === undefined)) run.tell(slot, 'attacked', {}, 'RU-GEN-7')
}

/** Every killer who came to a corpse and lives learns its team; the kill is the first one's (RU-GEN-10, RU-KILL-10). */
function tellTeams(run: Resolution): void {
  for (const blow of blows(run)) {
    const { killer, victim, action, cause, attacked, outcome, late } = blow
    if (cause === 'suicide' || killer === victim || !outcome || !(outcome.holds || late) || run.isDead(killer)) continue
    const team = run.game.seats.find(({ slot }) => slot === victim)!.faction
    const ability = killingMove(run, action, cause)
    const deed = deedOf(blow)
    const why = all(
      { is: 'fact', kind: 'sawTheTeam', of: victim, other: killer, action: deed, values: { team } },
      { rule: late ? 'RU-KILL-10' : 'RU-GEN-10', action: deed },
      [late ? attacked : outcome],
    )
    if (learnsFact(run, killer, { action: deed, ability }, victim, 'team', team, 'RU-GEN-10', why))
      run.tell(killer, 'learned', { ability, about: victim, result: team }, 'RU-GEN-10')
  }
}

export const killers: Part = {
  actorGuards: [attackedGate, rescuedGate, civilLimit, skipsOrder, oneRumour],
  redirects: [firstTarget],
  effects: { shot: shooting, passed: passing, uninsured: declining, suicide, slander: slandering },
  order: { negKillers: inKillersOrder, civilKillers: inCivilOrder },
  before: { end: closeBooks },
  skips: oneBlackOnly,
  results: ['mafiaKeeps', 'maniacKeeps'],
  dawn: [findDeaths, tellAttacked, tellTeams],
}
