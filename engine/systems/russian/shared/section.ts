/** The section shared. */
import type { Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { declared as facts } from './facts.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
}

export const shared = section({ facts })
