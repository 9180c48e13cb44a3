/** The Witness (1923-WIT1 to WIT3): the roles of the dead. */
import { fact } from '../claims.ts'
import { lastRole } from '../deaths/follow.ts'
import { hears } from '../not-told.ts'
import { passiveOf } from '../passive.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { revealed } from './reveal.ts'

/** Every living Witness hears the roles of the dead (1923-WIT1 to WIT3). */
export function tellWitnesses(run: Resolution): void {
  const deaths = run.deaths()
  for (const { slot } of run.game.seats) {
    const passive = run.game.seats.find(seat => seat.slot === slot)!.alive ? passiveOf(run, slot, 'witness') : undefined
    if (!passive) continue
    for (const { of, why } of deaths) {
      if (of === slot) continue
      const { role, side, why: last = why } = lastRole(run, of)
      const { action } = passive
      const witnessed = all(fact('witnessed', slot, { other: of }), { rule: '1923-WIT1', action }, [passive.why, last])
      if (!witnessed.holds || !hears(run, slot, 'witnessed', { rule: '1923-WIT3' }, witnessed)) continue
      const is = revealed(run, role, side)
      run.learnFact(slot, { action, ability: 'witness' }, of, 'role', is, '1923-WIT1', witnessed)
      run.tell(slot, 'witnessed', { who: of, role: is }, '1923-WIT1')
    }
  }
}
