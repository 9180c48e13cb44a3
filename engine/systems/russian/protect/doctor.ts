/** The doctor: what the morning says of a heal (RU-DOC). Whom it saves stands in `heals.ts`. */
import type { RuleId } from '../../../reason/claim.ts'
import { healsBy, hitBy } from './heals.ts'
import { asSent } from '../shared/hypnosis.ts'
import { tonight, whoHad } from '../shared/tonight.ts'
import type { Walk } from '../vocabulary.ts'

/**
 * The heals of the night against the deaths they kept away. Writes `doctorHit` of each patient, and tells what
 * everybody reads.
 */
export function reportDoctor(walk: Walk): void {
  const own = healsBy(walk, 'heal')
  const later = tonight(walk, 'healed').filter(heal => !own.includes(heal))
  for (const heal of own) walk.put(hitBy(walk, heal, { kind: 'doctorHit', later }))
  const doctors = whoHad(walk, 'heal')
  if (!doctors.length) return
  const hits = walk.ledger.found({ kind: 'doctorHit', when: 'soFar' })
  const [first] = hits
  walk.announce('doctor', { is: first ? 'hit' : 'miss' }, first ? first.rule : missedBy(walk))
  for (const { by, of, action } of hits) walk.tell(by!, 'saved', { who: asSent(walk, action, of) }, 'RU-RES-5')
}

/** A move that was not sent in or did not come is a miss of its own (RU-DOC-4). */
const missedBy = (walk: Walk): RuleId => (healsBy(walk, 'heal').some(({ why }) => why.holds) ? 'RU-RES-1' : 'RU-DOC-4')
