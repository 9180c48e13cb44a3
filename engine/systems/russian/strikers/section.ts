/** The drug dealer as a part of the rulebook. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { strikers as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options } from './options.ts'
import { refuseStrikers as refuse } from './refusals.ts'
import { strikers as rules } from './rulebook.ts'
import { strikers as rulings } from './rulings.ts'
import { strikers as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const strikers = section({ abilities, facts, options, refuse, rules, rulings, words })
