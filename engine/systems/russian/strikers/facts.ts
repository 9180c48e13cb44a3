/** What the drug dealer writes down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  drugged: { of: 'slot', data: { dose: 'number?' } },
  /** Of whom a dose did not reach that somebody kept the dealer from, by what move; and of whom one failed otherwise. */
  doseFoiled: { of: 'slot', data: { dose: 'number', third: 'slot', ability: 'word' } },
  doseFailed: { of: 'slot', data: { dose: 'number', third: 'slot' } },
  drugsPaid: { of: 'slot', data: { votes: 'number' } },
  boughtVotes: { of: 'slot', data: { votes: 'number' } },
})
