/** What is written down about the Detective, the Paperboy, the Witness and the Court Secretary. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

/** What was known of a player at that moment. */
const known = { about: 'slot', role: 'word', side: 'word' } as const

export const knowledge = facts({
  inquired: { of: 'slot', data: known },
  reader: { of: 'slot', silent: true, besides: true },
  delivered: { of: 'slot', data: known },
})
