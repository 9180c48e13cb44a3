/** Joker, poisoner, executor and geisha: the tricks, and the lives and the company they bring into the night. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { tricks as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options } from './options.ts'
import { refuseTricks as refuse } from './refusals.ts'
import { tricks as rules } from './rulebook.ts'
import { tricks as rulings } from './rulings.ts'
import { tricks as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const tricks = section({ abilities, facts, options, refuse, rules, rulings, words })
