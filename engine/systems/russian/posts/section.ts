/** The election and the posts as a part of the rulebook. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { posts as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options, prompts } from './options.ts'
import { posts as rules } from './rulebook.ts'
import { posts as rulings } from './rulings.ts'
import { posts as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const posts = section({ abilities, facts, options, prompts, rules, rulings, words })
