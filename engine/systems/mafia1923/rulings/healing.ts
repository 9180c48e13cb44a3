/** Visits of Doctors and Bodyguards (1923-DOC*, BOD*): what they keep away is answered in `shields.ts`. */
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact } from '../claims.ts'
import { missedBy } from '../interference/bureaucrat.ts'
import { all, type Walk } from '../vocabulary.ts'

/** A Doctor's visit keeps tonight's harm away, and cures the poison of last night at once (1923-DOC1, DOC2); on himself it is limited (1923-DOC4). */
export function healed(walk: Walk, arrival: Arrival): Reason {
  const { move, at, why: came } = arrival
  missedBy(walk, arrival, 'healed', '1923-DOC1')
  const why =
    at === move.actor
      ? all(fact('onHimself', at, { action: move.id }), { rule: '1923-DOC4', action: move.id }, [came])
      : came
  walk.put({ kind: 'healed', of: at, why, rule: '1923-DOC1', by: move.actor, action: move.id })
  for (const poison of walk.ledger.found({ kind: 'poisoned', of: at, when: 'phaseStart' })) {
    const cure = all(
      fact('cured', at, { other: move.actor, action: move.id }),
      { rule: '1923-DOC2', also: ['1923-S5'], action: move.id },
      [why, walk.ledger.standing(poison, 'soFar')],
    )
    walk.put({ kind: 'cured', of: at, why: cure, rule: '1923-DOC2', by: move.actor, action: move.id })
    if (!cure.holds) continue
    walk.put({ kind: 'spared', of: move.actor, why: cure, rule: '1923-DOC2', action: move.id })
    walk.ledger.end(poison, cure)
  }
  return why
}

/** A Bodyguard at his post (1923-BOD1); on himself it is limited (1923-BOD6). */
export function guarded(walk: Walk, arrival: Arrival): Reason {
  const { move, at, why: came } = arrival
  missedBy(walk, arrival, 'guarded', '1923-BOD1')
  const why =
    at === move.actor
      ? all(fact('onHimself', at, { action: move.id }), { rule: '1923-BOD6', action: move.id }, [came])
      : came
  walk.put({ kind: 'guarded', of: at, why, rule: '1923-BOD1', by: move.actor, action: move.id })
  return why
}
