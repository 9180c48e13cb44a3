/** Elite roles as a part of the rulebook; what their ballots are worth stands in `votes.ts`. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { elites as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { refuseElites as refuse } from './refusals.ts'
import { elites as rules } from './rulebook.ts'
import { elites as rulings, servants as servantsRulings } from './rulings.ts'
import { elites as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const elites = section({ abilities, facts, refuse, rules, rulings, words })
export const servants = section({ rulings: servantsRulings })
