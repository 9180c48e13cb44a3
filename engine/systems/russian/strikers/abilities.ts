/** Moves of the drug dealer. */
import type { Entry } from '../attributes.ts'

export const strikers: Record<string, Entry> = {
  drug: {
    kind: 'other',
    is: ['reachesClients'],
    targets: 1,
    most: 2,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-DRU-1',
    components: [{ does: 'mark', as: 'drugging' }],
    keys: {
      dose: { says: 'what dose a single player gets, where it is not the usual one', values: ['double', 'triple'] },
    },
  },
}
