/** What is written down about the Mafia and its kill. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const mafia = facts({
  sentByNobody: { of: 'slot' },
})
