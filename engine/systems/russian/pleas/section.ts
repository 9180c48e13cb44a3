/** Priest, lawyer and inquisitor around a vote, as a part of the rulebook. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { pleas as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options } from './options.ts'
import { pleas as rules } from './rulebook.ts'
import { pleas as rulings } from './rulings.ts'
import { pleas as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const pleas = section({ abilities, facts, options, rules, rulings, words })
