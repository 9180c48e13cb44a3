/** Facts that have no section of their own yet. */
import { facts } from '../../resolve/sequence/vocabulary.ts'

export const rest = facts({
  keptQuiet: { of: 'slot', besides: true },
  notTold: { of: 'slot', besides: true },
})
