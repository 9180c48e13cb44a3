/**
 * What the rulings of this system are written in: the run and its facts as `facts.ts` declares them, and reasons that speak
 * of nothing without words (`facts-en.ts`).
 */
import type * as rulings from '../../resolve/sequence/rulings.ts'
import type * as vocabulary from '../../resolve/sequence/vocabulary.ts'
import type * as claim from '../../reason/claim.ts'
import * as reason from '../../reason/reason.ts'
import type { declared, facts } from './facts.ts'
import type { Cites } from '../../vote/day/vocabulary.ts'

type Declared = typeof declared
/** Whatever is written down. */
export type Kind = keyof Declared
/** Whatever a tree may say of a fact. */
export type Says = keyof typeof facts

export type Claim = claim.Claim<Says>
export type Fact<Of extends Kind = Kind> = vocabulary.FactOf<Declared, Of>
export type Resolution = vocabulary.ResolutionOf<Declared, Says>
export type Rulings = vocabulary.RulingsOf<Declared, Says>
export type StepRule = rulings.StepRule<Resolution>
export type ActorGuard = rulings.ActorGuard<Resolution>
export type Effect = rulings.Effect<Resolution>

export const { all, any, least }: vocabulary.ReasonsOf<Says> = reason

export const cites: Cites = {
  ballot: 'GORNY-V1',
  name: 'GORNY-V2',
  weight: 'votes',
  deadline: 'GORNY-V5',
  tie: 'GORNY-V5',
}
