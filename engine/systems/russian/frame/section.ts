/**
 * What holds for everybody: who is dead at his slot, which roles are blocked for longer, who makes two moves, what may not be
 * done twice running, and where things stand in the night's order.
 */
import type { IdsOf, Of } from '../../../ruleset/section.ts'
import { section } from '../section.ts'
import { frame as abilities } from './abilities.ts'
import { declared as facts } from './facts.ts'
import { hours } from '../clock.ts'
import { options as choices } from './options.ts'
import { frame as rules } from './rulebook.ts'
import { frame as rulings, beside as besideRulings } from './rulings.ts'
import { frame as words } from './text.ts'

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

const options = { ...choices, ...hours }

export const frame = section({ abilities, facts, options, rules, rulings, words })
export const beside = section({ rulings: besideRulings })
