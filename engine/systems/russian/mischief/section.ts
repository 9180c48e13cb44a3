/** Hypnotist, bum and madman: who leads others astray, who is never at home, and who burns the night down. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { mischief as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options } from './options.ts'
import { refuseMischief as refuse } from './refusals.ts'
import { mischief as rules } from './rulebook.ts'
import { mischief as rulings } from './rulings.ts'
import { mischief as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const mischief = section({ abilities, facts, options, refuse, rules, rulings, words })
