/** The notices that go out after a night (GORNY-N8), and what is not told. */
import type { Finding } from '../../../resolve/sequence/walk.ts'
import { mafiaName } from '../thread.ts'
import type { Walk } from '../vocabulary.ts'

/** Who checked or followed somebody is told what he found. What the dead found on a night of the list is kept for the host (GORNY-N9). */
export function notices(walk: Walk): void {
  const kept = walk.option('night') === 'list'
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
    if (kept && walk.isDead(who) && result === 'noResult' && !walk.option<boolean>('deadActorsAct')) continue
    if (kept && walk.isDead(who)) walk.tell({ group: 'host' }, 'kept', { ...values, who }, 'GORNY-N9')
    else walk.tell(who, kindOf(finding), values, rule)
  }
}

function kindOf({ result }: Finding): string {
  if (result === 'noResult') return 'noResult'
  if (result === 'nothing') return 'sawNothing'
  return Array.isArray(result) ? 'saw' : 'learned'
}

/** That a kill of the mafia came to nothing, told to those of them who live, where the host likes (GORNY-N5). */
export function failures(walk: Walk): void {
  const told = walk.option<boolean | string>('tellMafiaOfFailure')
  if (told === false) return
  const failed = walk.moves.some(
    ({ id, does }) =>
      does === 'factionKill' && !cameAbout(walk, 'death', id) && (told !== true || cameAbout(walk, 'attacked', id)),
  )
  if (!failed) return
  for (const { slot, faction } of walk.living()) if (faction === 'mafia') walk.tell(slot, 'killFailed', {}, 'GORNY-N5')
}

const cameAbout = (walk: Walk, kind: 'death' | 'attacked', by: string): boolean =>
  walk.ledger.facts.some(fact => fact.kind === kind && fact.action === by && fact.why.holds)
