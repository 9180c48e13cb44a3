/** Roles that change hands, and those that somebody plays for a day. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { hands as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { prompts } from './options.ts'
import { refuseHands as refuse } from './refusals.ts'
import { hands as rules } from './rulebook.ts'
import { hands as rulings, records as recordsRulings } from './rulings.ts'
import { hands as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const hands = section({ abilities, facts, prompts, refuse, rules, rulings, words })
export const records = section({ rulings: recordsRulings })
