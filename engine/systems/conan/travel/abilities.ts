/** The way home. */
import type { Entry } from '../attributes.ts'

export const travelling: Record<string, Entry> = {
  travel: {
    kind: 'other',
    targets: 0,
    casual: true,
    phases: ['night', 'day'],
    rule: 'CONAN-AB32',
    components: [{ does: 'mark', as: 'returning' }],
  },
}
