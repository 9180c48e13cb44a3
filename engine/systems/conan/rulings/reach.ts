/** Whom an action reaches: nobody abroad (CONAN-S3, CONAN-S4), and who is arrested only what frees him (CONAN-S20). */
import type { RuleId } from '../../../reason/claim.ts'
import type { Citation } from '../../../reason/reason.ts'
import { is } from '../abilities.ts'
import { realBecause } from '../deceit/chameleon.ts'
import { capabilities, conditions } from './capabilities.ts'
import { usedBy } from './steps.ts'
import { all, any, type Claim, type Landing } from '../vocabulary.ts'

const reach: Landing = (walk, move, at) => {
  const { to, id } = move
  const does = usedBy(walk, move)
  // Whom something was done to is only asked about.
  if (!to.length || is(does, 'paper') || is(does, 'about') || (does === 'investigate' && at === to[1])) return undefined
  const rule = (usual: RuleId): Citation => (does === 'arrest' ? { rule: 'CONAN-CR9', also: [usual] } : { rule: usual })
  const claim: Claim = { is: 'fact', kind: 'outOfReach', of: at, action: id }
  return conditions.flatMap(kind => {
    const { target } = capabilities[kind]
    const because = target && !(target.save && is(does, target.save)) ? walk.ledger.tried({ kind, of: at }) : []
    if (!target || !because.length) return []
    if (move.does !== 'fake') return [any(claim, rule(target.rule), because)]
    // A fake reaches anybody as long as it is none: what keeps it off says also why it is real (CONAN-BS7).
    const away = because.find(({ holds }) => holds) ?? because[0]!
    return [all(claim, { rule: target.rule, also: ['CONAN-BS7'] }, [away, realBecause(walk, move)])]
  })
}

export const landings: readonly Landing[] = [reach]
