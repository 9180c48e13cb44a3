/** Bodyguard and kamikaze: who takes a blow meant for somebody else, and who gives it back. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { guards as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options } from './options.ts'
import { refuseGuards as refuse } from './refusals.ts'
import { guards as rules } from './rulebook.ts'
import { guards as rulings } from './rulings.ts'
import { guards as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const guards = section({ abilities, facts, options, refuse, rules, rulings, words })
