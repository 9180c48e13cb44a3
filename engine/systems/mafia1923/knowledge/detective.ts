/** The Detective (1923-DET1 to DET3): what he finds out in the night and is told in the morning. */
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact } from '../claims.ts'
import { hears } from '../not-told.ts'
import { all, type Walk } from '../vocabulary.ts'
import { revealed } from './reveal.ts'

/** What there is to know of somebody at this moment. */
export const knowledgeOf = (walk: Walk, at: string): { about: string; role: string; side: string } => {
  const { role, faction } = walk.seat(at)
  return { about: at, role, side: faction }
}

/** A Detective inquires (1923-DET1). */
export function inquire(walk: Walk, { move, at, why }: Arrival): Reason {
  const reason = all(
    fact('inquired', at, { other: move.actor, action: move.id }),
    { rule: '1923-DET2', action: move.id },
    [why],
  )
  walk.put({
    kind: 'inquired',
    of: at,
    why: reason,
    rule: '1923-DET2',
    by: move.actor,
    action: move.id,
    data: knowledgeOf(walk, at),
  })
  return reason
}

/** The Detective's answer in the morning, if he lives to hear it (1923-I13, S13). */
export function tellInquiries(walk: Walk): void {
  for (const { by = '', action, why, data } of walk.ledger.found({ kind: 'inquired', when: 'soFar' })) {
    const move = walk.moves.find(({ id }) => id === action)
    if (!move || !hears(walk, by, 'learned', { rule: '1923-S13' }, why)) continue
    const role = revealed(walk, data.role, data.side)
    const side = data.side
    const what = walk.option('detective.result')
    const result = what === 'role' ? role : what === 'family-role' ? [...new Set([side, data.role])] : side
    walk.learn(move, move.to[0] ?? data.about, result, '1923-DET2', why, data.about)
    walk.tell(by, 'learned', { ability: 'inquire', about: data.about, result }, '1923-I13')
  }
}
