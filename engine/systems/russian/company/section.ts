/** Prostitute and immortal: company for a night, and a life that pays for two. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { company as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options } from './options.ts'
import { refuseCompany as refuse } from './refusals.ts'
import { company as rules } from './rulebook.ts'
import { company as rulings } from './rulings.ts'
import { company as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const company = section({ abilities, facts, options, refuse, rules, rulings, words })
