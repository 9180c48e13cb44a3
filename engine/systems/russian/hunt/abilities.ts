/** What main players say before a witch hunt: that they approve of it (RU-HUNT-2). */
import type { Entry } from '../attributes.ts'

export const hunts: Record<string, Entry> = {
  approveHunt: {
    kind: 'other',
    is: ['byLetter', 'word', 'unstoppable', 'ofNoRole', 'uncounted', 'stays', 'approves'],
    targets: 0,
    phases: ['hunt'],
    casual: true,
    rule: 'RU-HUNT-2',
    components: [{ does: 'mark', as: 'approvingHunt' }],
  },
}
