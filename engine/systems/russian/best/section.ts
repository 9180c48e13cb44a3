/**
 * The vote for the best players, once the game is over. Nothing of the game goes on in this phase, so that no part of the
 * rulebook is asked: there are ballots, and their count.
 */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { best as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { options } from './options.ts'
import { best as rules } from './rulebook.ts'
import { best as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const best = section({ abilities, facts, options, rules, words })
