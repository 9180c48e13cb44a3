/**
 * The morning, after everything else: who died and as what, what everybody is told in private, that it reaches only the
 * living, and the notes below it (RU-RES, RU-DEATH, RU-NOTE). Nearly the last part, so that it knows what the others tell.
 */
import type { Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { declared as facts } from './facts.ts'
import { morning as rulings, reached as reachedRulings } from './rulings.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
}

export const morning = section({ facts, rulings })
export const reached = section({ rulings: reachedRulings })
