/**
 * What a vote is written in: the run of a day as far as a vote needs it, and reasons that speak of nothing without words
 * (`facts-en.ts`). A system says which of its rules each step cites.
 */
import type * as claim from '../../reason/claim.ts'
import * as reason from '../../reason/reason.ts'
import type { ReasonsOf } from '../../resolve/sequence/vocabulary.ts'
import type { Resolution } from '../../resolve/sequence/resolution.ts'
import type { facts } from './facts-en.ts'

/** Whatever a tree may say of a vote. */
export type Says = keyof typeof facts
export type Claim = claim.Claim<Says>

/** A run, seen by who counts votes: no fact of any system. */
export type Voting = Pick<
  Resolution,
  'system' | 'game' | 'phase' | 'catalogue' | 'seat' | 'living' | 'notice' | 'isSomebody' | 'draw' | 'kept'
>

/** The rules that a count cites: of a ballot, of a name in doubt, of votes that weigh more, of the most votes at the deadline, and of ties. */
export interface Cites {
  ballot: claim.RuleId
  name: claim.RuleId
  weight: claim.RuleId
  deadline: claim.RuleId
  tie: claim.RuleId
  /** Of votes by and for a seat that somebody else had before, where the system has a rule for it. */
  seat?: claim.RuleId
}

export const { all, any, least }: ReasonsOf<Says> = reason
