/** The witch hunt as a part of the rulebook. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { hunts as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options, prompts } from './options.ts'
import { hunts as rules } from './rulebook.ts'
import { hunts as rulings } from './rulings.ts'
import { hunts as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const hunts = section({ abilities, facts, options, prompts, rules, rulings, words })
