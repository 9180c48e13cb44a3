/** The faceless: cuts by night, faces and points at the lynch, and an end of its own. */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { faceless as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options, prompts } from './options.ts'
import { refuseFaceless as refuse } from './refusals.ts'
import { faceless as rules } from './rulebook.ts'
import { faceless as rulings } from './rulings.ts'
import { faceless as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const faceless = section({ abilities, facts, options, prompts, refuse, rules, rulings, words })
