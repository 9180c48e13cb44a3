/** The will that everybody may leave. */
import type { Entry } from '../attributes.ts'

export const leavingWills: Record<string, Entry> = {
  will: {
    kind: 'other',
    is: ['paper'],
    targets: 0,
    casual: true,
    phases: ['prep', 'night', 'day'],
    rule: 'CONAN-WL1',
    components: [{ does: 'mark', as: 'willLeft' }],
    keys: { text: { says: 'what the will says', aims: 'text', must: true } },
  },
}
