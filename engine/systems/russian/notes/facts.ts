/** What notes leave. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  noted: { of: 'slot', data: { text: 'word', when: 'word', otherwise: 'word' } },
  notePublished: { of: 'slot' },
})
