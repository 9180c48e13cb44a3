/**
 * The killers' part: who shoots in which order and in whose place, what keeps them from it, suicides, rumours, and the books
 * of shots (RU-KILL, RU-INS, RU-MAF, RU-MAN). What becomes of an attack stands in `shared/attack.ts`.
 */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { killers as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options, prompts } from './options.ts'
import { refuseKillers as refuse } from './refusals.ts'
import { killers as rules } from './rulebook.ts'
import { killers as rulings } from './rulings.ts'
import { killers as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const killers = section({ abilities, facts, options, prompts, refuse, rules, rulings, words })
