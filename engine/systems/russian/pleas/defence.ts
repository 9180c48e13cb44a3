/** The legal defence of a lawyer: nobody votes today against somebody whom his check showed red (RU-LAW-2). */
import type { Shield } from '../day/hooks.ts'
import { endOfVote } from '../day/rounds.ts'
import { vertical } from '../posts/vertical.ts'
import { holds } from '../shared/custody.ts'
import { isBlack } from '../shared/sides.ts'
import { playedBy } from '../shared/speaks.ts'
import { all, any, type LateEffect, type Resolution } from '../vocabulary.ts'

/** Of two who shield each other the lawyer yields to the politician, and the priest to him (RU-BAR-5). */
export const ranks = { priest: 1, lawyer: 2, politician: 3 } as const

/** Said before the vote. A black lawyer needs a check of either colour (RU-LAW-B1). */
export const defending: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const black = isBlack(run.seat(actor))
  const checks = run.ledger
    .attempts({
      kind: 'checked',
      of: at,
      when: 'phaseStart',
      where: fact =>
        fact.data.does === 'lawyerCheck'
        && (black || fact.data.shown === 'red')
        && holds(run.game, actor, 'defend', fact),
    })
    .map(fact => run.ledger.standing(fact, 'phaseStart'))
  const rule = black ? 'RU-LAW-B1' : 'RU-LAW-2'
  const right = any({ is: 'fact', kind: 'mayDefend', of: actor, other: at, action }, { rule, action }, checks)
  const claim = { is: 'fact', kind: 'defended', of: at, other: actor, action } as const
  const defended = all(claim, { rule: 'RU-LAW-2', also: ['RU-DAY-1'], action }, [
    why,
    ...playedBy(run, actor, 'defend'),
    right,
  ])
  const until = endOfVote(run)
  run.put({ kind: 'defended', of: at, by: actor, action, why: defended, rule: 'RU-LAW-2', until })
  return defended
}

/** Against whom nobody votes because of it. */
export const defences = (run: Resolution): Shield[] =>
  run.ledger.attempts({ kind: 'defended', when: 'soFar' }).map(fact => ({
    of: fact.of,
    ...(fact.by !== undefined && { by: fact.by }),
    rank: ranks.lawyer,
    why: run.ledger.standing(fact, 'soFar'),
  }))

/** Everybody reads it as the vote starts, and that the mayor shields the same player (RU-DAY-2). */
export function announceDefence(run: Resolution): void {
  const raised = vertical(run)
  for (const { of } of run.ledger.found({ kind: 'defended', when: 'tonight' })) {
    const both = raised?.why.holds === true && raised.of === of
    run.announce(both ? 'defendedByBoth' : 'legalDefence', { who: of }, 'RU-DAY-2', 'voteStart')
  }
}
