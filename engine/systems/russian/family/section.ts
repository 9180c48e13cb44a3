/**
 * The families of killers: son of the boss and daughter of the head (`family/son.ts`), hireling and ninja (`orders.ts`, with
 * `hired.ts`, `turns.ts` and `late.ts` for when who shoots), the imitator, and two pairs against each other (`pairs.ts`).
 */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { family as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options, prompts } from './options.ts'
import { refuseFamily as refuse } from './refusals.ts'
import { family as rules } from './rulebook.ts'
import { family as rulings } from './rulings.ts'
import { family as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const family = section({ abilities, facts, options, prompts, refuse, rules, rulings, words })
