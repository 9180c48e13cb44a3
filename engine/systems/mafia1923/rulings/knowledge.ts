/** Detectives and Paperboys (1923-DET*, PAP*): what is found out in the night and told in the morning. */
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact } from '../claims.ts'
import { hears } from '../not-told.ts'
import { all, type Walk } from '../vocabulary.ts'
import { revealed } from './reveal.ts'

/** What there is to know of somebody at this moment. */
const knowledgeOf = (walk: Walk, at: string): { about: string; role: string; side: string } => {
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

/** A Paperboy's two players: the first is who reads, the second whom it is about (1923-PAP1). */
export function delivered(walk: Walk, { move, at, aim, why }: Arrival): Reason {
  if (aim === 0) {
    walk.put({ kind: 'reader', of: at, why, rule: '1923-PAP1', action: move.id })
    return why
  }
  const [reader] = walk.ledger.attempts({ kind: 'reader', where: ({ action }) => action === move.id, when: 'soFar' })
  if (!reader) return why
  const reason = all(
    fact('delivered', reader.of, { other: at, action: move.id }),
    { rule: '1923-PAP4', also: ['1923-PAP3', '1923-PAP5'], action: move.id },
    [reader.why, why],
  )
  walk.put({
    kind: 'delivered',
    of: reader.of,
    why: reason,
    rule: '1923-PAP4',
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

/** What a Paperboy delivered (1923-I12), as the role was at that moment (1923-PAP4). */
export function tellDeliveries(walk: Walk): void {
  for (const { of, action = '', why, data } of walk.ledger.found({ kind: 'delivered', when: 'soFar' })) {
    if (!hears(walk, of, 'delivered', { rule: '1923-S13' }, why)) continue
    const role = revealed(walk, data.role, data.side)
    walk.learnFact(of, { action, ability: 'deliver' }, data.about, 'role', role, '1923-PAP4', why)
    walk.tell(of, 'delivered', { about: data.about, role }, '1923-I12')
  }
}
