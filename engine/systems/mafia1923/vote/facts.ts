/** What is written down about the vote, with the Sheriff, the Councilor and the Pacifist. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

const half = ['family', 'individual'] as const

export const vote = facts({
  jailed: { of: 'slot' },
  jailedFamily: { of: 'group' },
  extraVote: { of: 'name', data: { half } },
  negativeVote: { of: 'name', data: { half } },
})
