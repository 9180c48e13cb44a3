/** What those who check and watch write down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

const colour = ['red', 'black'] as const

export const declared = facts({
  checked: {
    of: 'slot',
    data: { does: 'word?', shown: colour, given: colour, colour, verifiedBy: 'word', night: 'number', beside: 'flag?' },
  },
  askedColour: { of: 'slot' },
  checkFailed: { of: 'slot' },
  compared: {
    of: 'slot',
    data: { with: 'slot', exact: ['same', 'different'], colour, verifiedBy: 'word', night: 'number', beside: 'flag?' },
  },
  comparedSlandered: { of: 'slot', data: { named: 'slot' } },
  /** `second`: by who uses the role beside somebody else (RU-ACR-10). */
  caught: { of: 'slot', data: { place: 'slot', second: 'flag?' } },
  slanderNoticed: { of: 'slot' },
  slanderPassed: { of: 'slot', data: { side: 'word' } },
  burntAtStake: { of: 'slot', data: { victim: 'slot', team: 'word' } },
  /** A black check that was verified. `does`: which kind of check. */
  provedTrue: { of: 'slot', data: { does: 'word?', beside: 'flag?' } },
  mayBurnAgain: { of: 'slot' },
  vigilanteKill: { of: 'slot', data: { team: 'word' } },
})
