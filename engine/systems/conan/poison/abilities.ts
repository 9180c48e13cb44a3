/** APTX, of every member by day. */
import type { Entry } from '../attributes.ts'
import { asRole } from '../roles/as-role.ts'
import { sentBy } from '../sent-by.ts'

export const poisoning: Record<string, Entry> = {
  aptx: {
    kind: 'kill',
    is: ['ownReport', 'ownDeed'],
    targets: 1,
    phases: ['day'],
    rule: 'CONAN-AB4',
    components: [{ does: 'mark', as: 'poisoned' }],
    keys: { role: asRole('the role that the poisoner takes the target for'), ...sentBy },
  },
}
