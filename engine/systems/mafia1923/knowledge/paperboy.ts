/** The Paperboy (1923-PAP1 to PAP5): one player reads the role of another. */
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact } from '../claims.ts'
import { hears } from '../not-told.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { knowledgeOf } from './detective.ts'
import { revealed } from './reveal.ts'

/** A Paperboy's two players: the first is who reads, the second whom it is about (1923-PAP1). */
export function delivered(run: Resolution, { move, at, aim, why }: Arrival): Reason {
  if (aim === 0) {
    run.put({ kind: 'reader', of: at, why, rule: '1923-PAP1', action: move.id })
    return why
  }
  const [reader] = run.ledger.attempts({ kind: 'reader', where: ({ action }) => action === move.id, when: 'soFar' })
  if (!reader) return why
  const reason = all(
    fact('delivered', reader.of, { other: at, action: move.id }),
    { rule: '1923-PAP4', also: ['1923-PAP3', '1923-PAP5'], action: move.id },
    [reader.why, why],
  )
  run.put({
    kind: 'delivered',
    of: reader.of,
    why: reason,
    rule: '1923-PAP4',
    by: move.actor,
    action: move.id,
    data: knowledgeOf(run, at),
  })
  return reason
}

/** What a Paperboy delivered (1923-I12), as the role was at that moment (1923-PAP4). */
export function tellDeliveries(run: Resolution): void {
  for (const { of, action = '', why, data } of run.ledger.found({ kind: 'delivered', when: 'soFar' })) {
    if (!hears(run, of, 'delivered', { rule: '1923-S13' }, why)) continue
    const role = revealed(run, data.role, data.side)
    run.learnFact(of, { action, ability: 'deliver' }, data.about, 'role', role, '1923-PAP4', why)
    run.tell(of, 'delivered', { about: data.about, role }, '1923-I12')
  }
}
