/** Moves of who acts after the vote: the hacker, and the choice of a black whom he hacked. */
import type { Entry } from '../attributes.ts'

const evening = ['evening', 'night'] as const

export const evenings: Record<string, Entry> = {
  hack: {
    kind: 'block',
    is: ['stays'],
    targets: 1,
    notSelf: { rule: 'RU-HAC-1' },
    phases: evening,
    casual: true,
    rule: 'RU-HAC-1',
    toldBy: 'RU-RES-9',
    components: [{ does: 'mark', as: 'hacking' }],
  },
  useRole: {
    kind: 'other',
    is: ['word', 'stays', 'ofNoRole', 'uncounted', 'unstoppable'],
    targets: 0,
    phases: evening,
    casual: true,
    rule: 'RU-HAC-2',
    components: [{ does: 'mark', as: 'choosingRole' }],
    keys: { role: { says: 'which role is used on the second day', values: ['civil', 'negative'], must: true } },
  },
}
