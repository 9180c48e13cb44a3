/** The doctor: what the morning says of a heal (RU-DOC). Whom it saves stands in `heals.ts`. */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import { healsBy, hitBy } from './heals.ts'
import { asSent } from '../shared/hypnosis.ts'
import { isCopyOf } from '../shared/undead.ts'
import { tonight, whoHad } from '../shared/tonight.ts'
import type { Fact, Walk } from '../vocabulary.ts'

/**
 * The heals of the night against the deaths they kept away. Writes `doctorHit` of each patient, and tells what
 * everybody reads.
 */
export function reportDoctor(walk: Walk): void {
  const own = healsBy(walk, 'heal')
  const copies = own.filter(({ by = '' }) => isCopy(walk, by))
  const others = tonight(walk, 'healed').filter(heal => !own.includes(heal))
  for (const heal of own) reportHit(walk, heal, copies.includes(heal) ? [] : copies, others)
  const hits = walk.ledger.found({ kind: 'doctorHit', when: 'soFar' })
  const [first] = hits.filter(({ by = '' }) => !isCopy(walk, by))
  // Everybody hears of the doctor alone; who only plays him is told himself (RU-ACR-3).
  if (whoHad(walk, 'heal').length)
    walk.announce('doctor', { is: first ? 'hit' : 'miss' }, first ? first.rule : missedBy(walk))
  for (const by of new Set(copies.map(heal => heal.by ?? '')))
    if (!hits.some(hit => hit.by === by)) walk.tell(by, 'copyMissed', {}, 'RU-ACR-3')
  for (const { by, of, action } of hits) walk.tell(by!, 'saved', { who: asSent(walk, action, of) }, 'RU-RES-5')
}

/** The original comes first: what a copy or another healer would have done beside it takes nothing from its hit (RU-ACR-8). */
function reportHit(
  walk: Walk,
  heal: Fact<'healed'>,
  copies: readonly Fact<'healed'>[],
  others: readonly Fact<'healed'>[],
): void {
  const beside = copies.some(({ of }) => of === heal.of)
  walk.put(
    hitBy(walk, heal, {
      kind: 'doctorHit',
      later: [...copies, ...others],
      ...(beside && { rule: 'RU-ACR-8' as const }),
    }),
  )
}

/** Whether somebody heals in a role that he only plays. */
const isCopy = (walk: Walk, who: Slot): boolean => isCopyOf(walk.game, who, 'heal')

/** A move that was not sent in or did not come is a miss of its own (RU-DOC-4). */
const missedBy = (walk: Walk): RuleId => (healsBy(walk, 'heal').some(({ why }) => why.holds) ? 'RU-RES-1' : 'RU-DOC-4')
