import type { RuleId } from '../reason/claim.ts'
import type { InEach } from '../text/in-each.ts'

/** Why something sent in does not count. */
export interface Refusal {
  rule: RuleId
  says: InEach
}
