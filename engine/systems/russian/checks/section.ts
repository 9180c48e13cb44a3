/** The checkers: commissioner, lawyer, inquisitor, journalist, detective and investigator. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { checks as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options, prompts } from './options.ts'
import { refuseChecks as refuse } from './refusals.ts'
import { checks as rules } from './rulebook.ts'
import { checks as rulings, calls as callsRulings } from './rulings.ts'
import { checks as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const checks = section({ abilities, facts, options, prompts, refuse, rules, rulings, words })
export const calls = section({ rulings: callsRulings })
