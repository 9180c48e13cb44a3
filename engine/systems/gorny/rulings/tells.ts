/** The notices that go out after a night (GORNY-N8), and what is not told. */
import type { Finding } from '../../../resolve/sequence/walk.ts'
import { mafiaName } from '../thread.ts'
import type { Walk } from '../vocabulary.ts'

/** Who checked or followed somebody is told what he found. What the dead found is kept for the host (GORNY-N9). */
export function notices(walk: Walk): void {
  for (const finding of walk.findings) {
    const { who, ability, about, result, rule } = finding
    const values = {
      ability,
      about,
      result,
      ...(typeof result === 'string' && { verdict: result }),
      mafia: mafiaName(walk.game),
    }
    // Where the dead do not act, nothing is due to them.
    if (walk.isDead(who) && result === 'noResult' && !walk.option<boolean>('deadActorsAct')) continue
    if (walk.isDead(who)) walk.tell({ group: 'host' }, 'kept', { ...values, who }, 'GORNY-N9')
    else walk.tell(who, kindOf(finding), values, rule)
  }
}

function kindOf({ result }: Finding): string {
  if (result === 'noResult') return 'noResult'
  if (result === 'nothing') return 'sawNothing'
  return Array.isArray(result) ? 'saw' : 'learned'
}

/** A kill of the mafia that came to nothing, where the host tells who carried it (GORNY-N5). */
export function failures(walk: Walk): void {
  if (!walk.option<boolean>('tellMafiaOfFailure')) return
  for (const { id, actor, does } of walk.moves) {
    if (
      does !== 'factionKill'
      || walk.isDead(actor)
      || walk.ledger.facts.some(({ kind, action, why }) => kind === 'death' && action === id && why.holds)
    )
      continue
    walk.tell(actor, 'killFailed', {}, 'GORNY-N5')
  }
}
