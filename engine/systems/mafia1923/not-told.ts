/** Who is told nothing of something that concerns him: a result of its own, so that the host sees the silence was meant. */
import type { RuleId, SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { fact, under } from './claims.ts'
import { outSince } from './strikes/out-since.ts'
import { all, type Resolution } from './vocabulary.ts'

/** Why somebody died in this phase; undefined of the living. */
const whoIsDead = (run: Resolution, slot: SeatId): Reason | undefined => run.deaths().find(({ of }) => of === slot)?.why

/**
 * Whether private words of this phase reach somebody: the living, and whoever was exiled when the day was over (1923-S27).
 */
export function listens(run: Resolution, slot: SeatId): boolean {
  if (run.seat(slot).alive) return true
  const exiled = run.ledger.found({ kind: 'exiled', of: slot, when: 'tonight' }).length > 0
  return exiled && !outSince(run, slot).length && !whoIsDead(run, slot) && run.option<boolean>('exile.lastMessages')
}

/**
 * Whether a private word that is due reaches its reader. It does not where he died in the same phase (1923-S12, S13): then
 * that he is told nothing is a result.
 * @param cite the rule that says so of this word
 */
export function hears(
  run: Resolution,
  slot: SeatId,
  what: string,
  cite: { rule: RuleId; also?: readonly RuleId[] },
  due: Reason,
): boolean {
  const dead = whoIsDead(run, slot)
  if (!dead) return listens(run, slot)
  const silence = under(fact('deadHearNothing', slot), '1923-S12', dead)
  const why = all(fact('notTold', slot, { values: { what } }), cite, [due, silence])
  run.put({ kind: 'notTold', of: slot, rule: cite.rule, why })
  return !why.holds
}

/** Somebody whose part in the night is told to nobody, himself included (1923-BOD7, DOC5, BUT4). */
export function keptQuiet(run: Resolution, slot: SeatId, rules: readonly RuleId[], because: Reason): void {
  const [rule = '1923-I17', ...further] = rules
  run.put({
    kind: 'keptQuiet',
    of: slot,
    rule,
    why: all(fact('unheard', slot), { rule, also: further }, [because]),
  })
}
