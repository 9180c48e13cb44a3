/** The priest’s night: which roles came to him. The maid’s, who goes out and reads. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { seers as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { refuseSeers as refuse } from './refusals.ts'
import { seers as rules } from './rulebook.ts'
import { seers as rulings, messages as messagesRulings, reading as readingRulings } from './rulings.ts'
import { seers as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const seers = section({ abilities, facts, refuse, rules, rulings, words })
export const messages = section({ rulings: messagesRulings })
export const reading = section({ rulings: readingRulings })
