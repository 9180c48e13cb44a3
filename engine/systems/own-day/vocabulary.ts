/** What the rulings of such a day are written in: the run and its facts, and reasons that speak of nothing without words. */
import type * as claim from '../../reason/claim.ts'
import * as reason from '../../reason/reason.ts'
import * as vocabulary from '../../resolve/sequence/vocabulary.ts'
import type { Cites } from '../../vote/day/vocabulary.ts'
import type { declared, facts } from './facts.ts'

type Declared = typeof declared
/** Whatever a tree may say of such a day. */
export type Says = keyof typeof facts

export type Claim = claim.Claim<Says>
export type Resolution = vocabulary.ResolutionOf<Declared, Says>
export type Rulings = vocabulary.RulingsOf<Declared, Says>

export const { all, any, least }: vocabulary.ReasonsOf<Says> = reason

/** The rules that a count of votes cites here. */
export const cites: Cites = {
  ballot: 'DAY-C1',
  name: 'DAY-C4',
  weight: 'DAY-R2',
  deadline: 'DAY-E2',
  tie: 'DAY-E3',
  seat: 'DAY-C3',
}

/** What a game remembers of one kind, between phases. */
export const rememberedOf: vocabulary.RecallOf<Declared> = vocabulary.rememberedOf
