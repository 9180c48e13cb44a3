/** Who is told nothing of something that concerns him: a result of its own, so that the host sees the silence was meant. */
import type { Walk } from '../../../resolve/sequence/walk.ts'
import type { RuleId, Slot } from '../../../why/claim.ts'
import { all, type Reason } from '../../../why/reason.ts'
import { fact } from '../day-facts.ts'

/** Why somebody died in this phase; undefined of the living. */
export const whoIsDead = (walk: Walk, slot: Slot): Reason | undefined =>
  walk.deaths().find(({ of }) => of === slot)?.why

/** A private word that is due and not sent because its reader died in the same phase (1923-S12, S13). */
export function notTold(walk: Walk, slot: Slot, what: string, rule: RuleId, because: readonly Reason[]): void {
  const dead = whoIsDead(walk, slot)
  const silent = all(fact('deadHearNothing', slot), { rule: '1923-S12' }, dead ? [dead] : [])
  walk.put({
    kind: 'notTold',
    of: slot,
    rule,
    why: all(fact('notTold', slot, { values: { what } }), { rule }, [...because, silent]),
  })
}

/** Somebody whose part in the night is told to nobody, himself included (1923-BOD7, DOC5, BUT4). */
export function keptQuiet(walk: Walk, slot: Slot, rules: readonly RuleId[], because: Reason): void {
  const [rule = '1923-I17', ...further] = rules
  walk.put({
    kind: 'keptQuiet',
    of: slot,
    rule,
    why: all(fact('keptQuiet', slot), { rule }, [
      because,
      ...further.map(more => walk.given(fact(more === '1923-I7' ? 'injuryNotTold' : 'othersNotTold', slot), more)),
    ]),
  })
}
