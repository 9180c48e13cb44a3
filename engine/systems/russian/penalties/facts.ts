/** What penalties write down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({ voteBanned: { of: 'slot' } })
