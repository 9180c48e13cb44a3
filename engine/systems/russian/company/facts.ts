/** What the immortal writes down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  linked: { of: 'slot' },
})
