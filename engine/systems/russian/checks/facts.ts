/** What those who check and watch write down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

const colour = ['red', 'black'] as const

export const declared = facts({
  checked: {
    of: 'slot',
    data: { shown: colour, given: colour, colour, verifiedBy: 'word', night: 'number' },
  },
  caught: { of: 'slot', data: { place: 'slot' } },
  slanderNoticed: { of: 'slot' },
  slanderPassed: { of: 'slot', data: { side: 'word' } },
  vigilanteKill: { of: 'slot', data: { team: 'word' } },
})
