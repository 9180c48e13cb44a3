/** Moves of who acts after the vote: the hacker, the choice of a black whom he hacked, the anonymous. */
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
  surveil: {
    kind: 'investigate',
    is: ['stays'],
    targets: 1,
    most: 2,
    notSelf: { rule: 'RU-ANO-1' },
    phases: evening,
    casual: true,
    rule: 'RU-ANO-1',
    components: [{ does: 'mark', as: 'surveilling' }],
    keys: { instead: { says: 'whom he stops watching for it', aims: 'player' } },
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
