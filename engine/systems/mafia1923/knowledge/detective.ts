/** The Detective (1923-DET1 to DET3): what he finds out in the night and is told in the morning. */
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact } from '../claims.ts'
import { hears } from '../not-told.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { revealed } from './reveal.ts'

/** What there is to know of somebody at this moment. */
export const knowledgeOf = (run: Resolution, at: string): { about: string; role: string; side: string } => {
  const { role, faction } = run.seat(at)
  return { about: at, role, side: faction }
}

/** A Detective inquires (1923-DET1). */
export function inquire(run: Resolution, { move, at, why }: Arrival): Reason {
  const reason = all(
    fact('inquired', at, { other: move.actor, action: move.id }),
    { rule: '1923-DET2', action: move.id },
    [why],
  )
  run.put({
    kind: 'inquired',
    of: at,
    why: reason,
    rule: '1923-DET2',
    by: move.actor,
    action: move.id,
    data: knowledgeOf(run, at),
  })
  return reason
}

/** The Detective's answer in the morning, if he lives to hear it (1923-I13, S13). */
export function tellInquiries(run: Resolution): void {
  for (const { by = '', action, why, data } of run.ledger.found({ kind: 'inquired', when: 'soFar' })) {
    const move = run.moves.find(({ id }) => id === action)
    if (!move || !hears(run, by, 'learned', { rule: '1923-S13' }, why)) continue
    const role = revealed(run, data.role, data.side)
    const side = data.side
    const what = run.option('detective.result')
    const result = what === 'role' ? role : what === 'family-role' ? [...new Set([side, data.role])] : side
    run.learn(move, move.to[0] ?? data.about, result, '1923-DET2', why, data.about)
    run.tell(by, 'learned', { ability: 'inquire', about: data.about, result }, '1923-I13')
  }
}
