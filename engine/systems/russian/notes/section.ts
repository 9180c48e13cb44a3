/**
 * Night notes (RU-NOTE): kept until the morning, and published below its results where what they depend on is so. Nothing
 * tells whose they are: they stand in the order of their texts.
 */
import type { Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { declared as facts } from './facts.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
}

export const notes = section({ facts })
