/** Roles that speak in votes, as a part of the rulebook. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { voices as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options } from './options.ts'
import { refuseVoices as refuse } from './refusals.ts'
import { voices as rules } from './rulebook.ts'
import { voices as rulings } from './rulings.ts'
import { voices as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const voices = section({ abilities, facts, options, refuse, rules, rulings, words })
