/** The phantom as a part of the rulebook. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { ghosts as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { refuseGhosts as refuse } from './refusals.ts'
import { ghosts as rules } from './rulebook.ts'
import { ghosts as rulings } from './rulings.ts'
import { ghosts as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const ghosts = section({ abilities, facts, refuse, rules, rulings, words })
