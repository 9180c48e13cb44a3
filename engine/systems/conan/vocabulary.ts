/**
 * What the rulings of this system are written in: the run and its facts as `facts.ts` declares them, and reasons that speak
 * of nothing without words (`text-en.ts`).
 */
import type * as rulings from '../../resolve/sequence/rulings.ts'
import * as vocabulary from '../../resolve/sequence/vocabulary.ts'
import type * as claim from '../../reason/claim.ts'
import * as reason from '../../reason/reason.ts'
import type { declared } from './facts.ts'
import type { facts } from './text-en.ts'

type Declared = typeof declared
/** Whatever is written down. */
export type Kind = keyof Declared
/** Whatever a tree may say of a fact. */
export type Says = keyof typeof facts

export type Claim = claim.Claim<Says>
/** A reason whose claim has words in this system. */
export type Said = reason.Reason & { readonly claim: Claim }
export type Fact<Of extends Kind = Kind> = vocabulary.FactOf<Declared, Of>
export type FactQuery<Of extends Kind = Kind> = vocabulary.QueryOf<Declared, Of>
export type Resolution = vocabulary.ResolutionOf<Declared, Says>
export type Rulings = vocabulary.RulingsOf<Declared, Says>
export type StepRule = rulings.StepRule<Resolution>
export type ActorGuard = rulings.ActorGuard<Resolution>
export type TargetGuard = rulings.TargetGuard<Resolution>
export type Redirect = rulings.Redirect<Resolution>
export type Effect = rulings.Effect<Resolution>
export type LateEffect = rulings.LateEffect<Resolution>

export const { all, any, least }: vocabulary.ReasonsOf<Says> = reason

/** What a game remembers of one kind, between phases. */
export const rememberedOf: vocabulary.RecallOf<Declared> = vocabulary.rememberedOf
