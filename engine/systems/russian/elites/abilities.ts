/** The one word about elites that a main player sends in: his servant votes today in his place (RU-SRV-3). */
import type { Entry } from '../attributes.ts'

export const elites: Record<string, Entry> = {
  standIn: {
    kind: 'other',
    is: ['beforeVote', 'byLetter', 'word', 'unstoppable', 'ofNoRole', 'uncounted', 'stays'],
    targets: 0,
    phases: ['day', 'hunt'],
    casual: true,
    rule: 'RU-SRV-3',
    components: [{ does: 'mark', as: 'givesBallotAway' }],
  },
}
