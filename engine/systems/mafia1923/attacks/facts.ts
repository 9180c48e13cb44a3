/** What is written down about the Butler and the Drunkard. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const attacks = facts({
  poisoned: { of: 'slot', data: { night: 'number?' } },
  cured: { of: 'slot' },
})
