/** Protect, Heal and bribes: what a kill meets (CONAN-AB2, AB21, AB22). What each is worth stands in `obstacles.ts`. */
import type { RuleId } from '../../../reason/claim.ts'
import { all, type Effect } from '../vocabulary.ts'

const plain =
  (kind: 'protected' | 'bribed', rule: RuleId): Effect =>
  (run, { move, at, why }) => {
    run.put({ kind, of: at, why, rule, by: move.actor, action: move.id })
    return why
  }

/** Heals, which also cures who was injured before. */
const healed: Effect = (run, { move, at, why }) => {
  run.put({ kind: 'healed', of: at, why, rule: 'CONAN-AB22', by: move.actor, action: move.id })
  const cure = all({ is: 'fact', kind: 'cured', of: at, action: move.id }, { rule: 'CONAN-AB22', action: move.id }, [
    why,
  ])
  const wounds = run.ledger.found({ kind: 'injured', of: at, when: 'soFar' })
  for (const wound of wounds) run.ledger.end(wound, cure)
  if (wounds.length) run.put({ kind: 'cured', of: at, why: cure, rule: 'CONAN-AB22', by: move.actor, action: move.id })
  return why
}

export const saving: Readonly<Record<string, Effect>> = {
  protected: plain('protected', 'CONAN-AB21'),
  healed,
  bribed: plain('bribed', 'CONAN-AB2'),
}
