/** The vote as a part of the rulebook: the steps of its count, and what the rules of a vote say in them by themselves. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { declared as facts } from './facts.ts'
import { options, prompts } from './options.ts'
import { day as rules } from './rulebook.ts'
import { day as rulings, dayOver as dayOverRulings } from './rulings.ts'
import { day as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const day = section({ facts, options, prompts, rules, rulings, words })
export const dayOver = section({ rulings: dayOverRulings })
