/** Cultist, fanatic and criminalist as a part of the rulebook. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { graves as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options } from './options.ts'
import { refuseGraves as refuse } from './refusals.ts'
import { graves as rules } from './rulebook.ts'
import { graves as rulings, graveResults as graveResultsRulings } from './rulings.ts'
import { graves as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const graves = section({ abilities, facts, options, refuse, rules, rulings, words })
export const graveResults = section({ rulings: graveResultsRulings })
