/** Actions handed over to another of one's own (CONAN-A6). */
import type { Effect } from '../vocabulary.ts'

/** Who may act for somebody from now on; nobody else where he names himself. */
const handedOff: Effect = (run, { move, at, why }) => {
  for (const before of run.ledger.found({ kind: 'handedOff', by: move.actor, when: 'soFar' }))
    run.ledger.end(before, why)
  if (at !== move.actor)
    run.put({ kind: 'handedOff', of: at, by: move.actor, action: move.id, why, rule: 'CONAN-A6', lasting: true })
}

export const handing: Readonly<Record<string, Effect>> = { handedOff }
