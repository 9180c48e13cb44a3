/** Who is told nothing of something that concerns him: a result of its own, so that the host sees the silence was meant. */
import type { RuleId, Slot } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { fact, under } from './claims.ts'
import { outSince } from './strikes/out-since.ts'
import { all, type Walk } from './vocabulary.ts'

/** Why somebody died in this phase; undefined of the living. */
const whoIsDead = (walk: Walk, slot: Slot): Reason | undefined => walk.deaths().find(({ of }) => of === slot)?.why

/**
 * Whether private words of this phase reach somebody: the living, and whoever was exiled when the day was over (1923-S27).
 */
export function listens(walk: Walk, slot: Slot): boolean {
  if (walk.seat(slot).alive) return true
  const exiled = walk.ledger.found({ kind: 'exiled', of: slot, when: 'tonight' }).length > 0
  return exiled && !outSince(walk, slot).length && !whoIsDead(walk, slot) && walk.option<boolean>('exile.lastMessages')
}

/**
 * Whether a private word that is due reaches its reader. It does not where he died in the same phase (1923-S12, S13): then
 * that he is told nothing is a result.
 * @param cite the rule that says so of this word
 */
export function hears(
  walk: Walk,
  slot: Slot,
  what: string,
  cite: { rule: RuleId; also?: readonly RuleId[] },
  due: Reason,
): boolean {
  const dead = whoIsDead(walk, slot)
  if (!dead) return listens(walk, slot)
  const silence = under(fact('deadHearNothing', slot), '1923-S12', dead)
  const why = all(fact('notTold', slot, { values: { what } }), cite, [due, silence])
  walk.put({ kind: 'notTold', of: slot, rule: cite.rule, why })
  return !why.holds
}

/** Somebody whose part in the night is told to nobody, himself included (1923-BOD7, DOC5, BUT4). */
export function keptQuiet(walk: Walk, slot: Slot, rules: readonly RuleId[], because: Reason): void {
  const [rule = '1923-I17', ...further] = rules
  walk.put({
    kind: 'keptQuiet',
    of: slot,
    rule,
    why: all(fact('unheard', slot), { rule, also: further }, [because]),
  })
}
