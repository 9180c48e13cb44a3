import type { RuleId } from '../reason/claim.ts'

/** Why something sent in does not count. */
export interface Refusal {
  rule: RuleId
  says: string
}
