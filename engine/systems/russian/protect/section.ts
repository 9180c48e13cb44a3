/** Doctor and blocker. What the morning tells of everybody stands in `morning/`. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { protect as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options } from './options.ts'
import { refuseProtect as refuse } from './refusals.ts'
import { protect as rules } from './rulebook.ts'
import { protect as rulings } from './rulings.ts'
import { protect as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const protect = section({ abilities, facts, options, refuse, rules, rulings, words })
