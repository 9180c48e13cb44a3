/** Penalties as a part of the rulebook: the host records them, and they take effect at votes. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { declared as facts } from './facts.ts'
import { options } from './options.ts'
import { penalties as rules } from './rulebook.ts'
import { penalties as rulings } from './rulings.ts'
import { penalties as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const penalties = section({ facts, options, rules, rulings, words })
