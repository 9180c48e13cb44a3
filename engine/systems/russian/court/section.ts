/** Hero and terrorist as a part of the rulebook. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { court as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { prompts } from './options.ts'
import { refuseCourt as refuse } from './refusals.ts'
import { court as rules } from './rulebook.ts'
import { court as rulings } from './rulings.ts'
import { court as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const court = section({ abilities, facts, prompts, refuse, rules, rulings, words })
