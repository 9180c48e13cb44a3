/** The notices that go out after a night (GORNY-N8), and what is not told. */
import type { Finding } from '../../../resolve/sequence/resolution.ts'
import { mafiaName } from '../thread.ts'
import type { Resolution } from '../vocabulary.ts'

/** Who checked or followed somebody is told what he found. What the dead found on a night of the list is kept for the host (GORNY-N9). */
export function notices(run: Resolution): void {
  const kept = run.option('night') === 'list'
  for (const finding of run.findings) {
    const { who, ability, about, result, rule } = finding
    const values = {
      ability,
      about,
      result,
      ...(typeof result === 'string' && { verdict: result }),
      mafia: mafiaName(run.game),
    }
    // Where the dead do not act, nothing is due to them.
    if (kept && run.isDead(who) && result === 'noResult' && !run.option<boolean>('deadActorsAct')) continue
    if (kept && run.isDead(who)) run.tell({ group: 'host' }, 'kept', { ...values, who }, 'GORNY-N9')
    else run.tell(who, kindOf(finding), values, rule)
  }
}

function kindOf({ result }: Finding): string {
  if (result === 'noResult') return 'noResult'
  if (result === 'nothing') return 'sawNothing'
  return Array.isArray(result) ? 'saw' : 'learned'
}

/** That a kill of the mafia failed, told to those of them who live, where the host likes (GORNY-N5). */
export function failures(run: Resolution): void {
  const told = run.option<boolean | string>('tellMafiaOfFailure')
  if (told === false) return
  const failed = run.moves.some(
    ({ id, ability }) =>
      ability.factional && !cameAbout(run, 'death', id) && (told !== true || cameAbout(run, 'attacked', id)),
  )
  if (!failed) return
  for (const { slot, faction } of run.living()) if (faction === 'mafia') run.tell(slot, 'killFailed', {}, 'GORNY-N5')
}

const cameAbout = (run: Resolution, kind: 'death' | 'attacked', by: string): boolean =>
  run.ledger.facts.some(fact => fact.kind === kind && fact.action === by && fact.why.holds)
