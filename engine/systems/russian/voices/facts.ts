/** What roles that speak in votes write down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  patron: { of: 'slot' },
})
