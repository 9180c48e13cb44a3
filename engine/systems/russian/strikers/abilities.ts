/** Moves of the drug dealer: whom he drugs by night, and how many votes he buys before a vote. */
import type { Entry } from '../attributes.ts'
import { opening } from '../shared/vote-kinds.ts'

/** Halves too; more than that nobody ever has in store. */
const amounts = Array.from({ length: 40 }, (_, at) => String((at + 1) / 2))

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
  buyVotes: {
    kind: 'other',
    is: ['beforeVote', 'byLetter', 'stays'],
    targets: 0,
    phases: opening,
    casual: true,
    rule: 'RU-DRU-2',
    components: [{ does: 'mark', as: 'buying' }],
    keys: { votes: { says: 'how many votes, in halves', values: amounts, must: true } },
  },
}
