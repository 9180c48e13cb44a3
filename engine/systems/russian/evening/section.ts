/** What is done to others from the evening on. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { evenings as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options } from './options.ts'
import { refuseEvenings as refuse } from './refusals.ts'
import { evenings as rules } from './rulebook.ts'
import { evenings as rulings, watching as watchingRulings } from './rulings.ts'
import { evenings as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const evenings = section({ abilities, facts, options, refuse, rules, rulings, words })
export const watching = section({ rulings: watchingRulings })
