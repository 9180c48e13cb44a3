/** The doctor: what the morning says of a heal (RU-DOC). Whom it saves stands in `heals.ts`. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { healsBy, hitBy } from './heals.ts'
import { asSent } from '../shared/hypnosis.ts'
import { isCopyOf } from '../shared/undead.ts'
import { tonight, whoHad } from '../shared/tonight.ts'
import type { Fact, Resolution } from '../vocabulary.ts'

/**
 * The heals of the night against the deaths they kept away. Writes `doctorHit` of each patient, and tells what
 * everybody reads.
 */
export function reportDoctor(run: Resolution): void {
  const own = healsBy(run, 'heal')
  const copies = own.filter(({ by = '' }) => isCopy(run, by))
  const others = tonight(run, 'healed').filter(heal => !own.includes(heal))
  for (const heal of own) reportHit(run, heal, copies.includes(heal) ? [] : copies, others)
  const hits = run.ledger.found({ kind: 'doctorHit', when: 'soFar' })
  const [first] = hits.filter(({ by = '' }) => !isCopy(run, by))
  // Everybody hears of the doctor alone; who only plays him is told himself (RU-ACR-3).
  if (whoHad(run, 'heal').length)
    run.announce('doctor', { is: first ? 'hit' : 'miss' }, first ? first.rule : missedBy(run))
  for (const by of new Set(copies.map(heal => heal.by ?? '')))
    if (!hits.some(hit => hit.by === by)) run.tell(by, 'copyMissed', {}, 'RU-ACR-3')
  for (const { by, of, action } of hits) run.tell(by!, 'saved', { who: asSent(run, action, of) }, 'RU-RES-5')
}

/** The original comes first: what a copy or another healer would have done beside it takes nothing from its hit (RU-ACR-8). */
function reportHit(
  run: Resolution,
  heal: Fact<'healed'>,
  copies: readonly Fact<'healed'>[],
  others: readonly Fact<'healed'>[],
): void {
  const beside = copies.some(({ of }) => of === heal.of)
  run.put(
    hitBy(run, heal, {
      kind: 'doctorHit',
      later: [...copies, ...others],
      ...(beside && { rule: 'RU-ACR-8' as const }),
    }),
  )
}

/** Whether somebody heals in a role that he only plays. */
const isCopy = (run: Resolution, who: SeatId): boolean => isCopyOf(run.game, who, 'heal')

/** A move that was not sent in or did not come is a miss of its own (RU-DOC-4). */
const missedBy = (run: Resolution): RuleId =>
  healsBy(run, 'heal').some(({ why }) => why.holds) ? 'RU-RES-1' : 'RU-DOC-4'
