/** What elites write down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  votesInPlace: { of: 'slot', data: { master: 'slot' } },
  agentLeft: { of: 'slot' },
  servantLeft: { of: 'slot' },
  sideTold: { of: 'slot' },
  servantInformed: { of: 'slot' },
})
