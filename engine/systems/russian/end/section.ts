/** The end of the game: nearly the last part, so that everybody is dead who dies. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { declared as facts } from './facts.ts'
import { options } from './options.ts'
import { end as rules } from './rulebook.ts'
import { end as rulings } from './rulings.ts'
import { end as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const end = section({ facts, options, rules, rulings, words })
