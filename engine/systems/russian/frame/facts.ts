/** What holds for everybody writes down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  moved: {
    of: 'slot',
    data: { does: 'word', what: 'word', foiled: 'flag?', imposed: 'word?', madeIn: 'word?' },
  },
})
