/**
 * What the rulings of this system are written in: the run and its facts as each section's `facts.ts` declares them, and
 * reasons that speak of nothing without words (`text.ts`).
 */
import type * as rulings from '../../resolve/sequence/rulings.ts'
import * as vocabulary from '../../resolve/sequence/vocabulary.ts'
import type { Remembered } from '../../journal/state.ts'
import type * as claim from '../../reason/claim.ts'
import * as reason from '../../reason/reason.ts'
import { declared } from './facts.ts'
import type { facts } from './text.ts'

type Declared = typeof declared
/** Whatever is written down. */
export type Kind = keyof Declared
/** Whatever a tree may say of a fact. */
export type Says = keyof typeof facts

export type Claim = claim.Claim<Says>
/** What stands on a node and decides nothing, in words. */
export type Note = reason.Note & { readonly claim: Claim }
export type Fact<Of extends Kind = Kind> = vocabulary.FactOf<Declared, Of>
/** What somebody may die of. */
export type Cause = Fact<'death'>['data']['cause']
export type Resolution = vocabulary.ResolutionOf<Declared, Says>
export type Rulings = vocabulary.RulingsOf<Declared, Says>
export type Reactions = NonNullable<Rulings['reactions']>
export type StepRule = rulings.StepRule<Resolution>
export type ActorGuard = rulings.ActorGuard<Resolution>
export type TargetGuard = rulings.TargetGuard<Resolution>
export type Redirect = rulings.Redirect<Resolution>
export type LateEffect = rulings.LateEffect<Resolution>

/** What a game remembers of one kind, between phases. */
export const rememberedOf = <Of extends Kind>(
  facts: readonly Remembered[] | undefined,
  kind: Of,
): readonly vocabulary.RememberedOf<Declared, Of>[] => vocabulary.rememberedOf(declared, facts, kind)

/** Whether a claim is about one of these facts. */
export const isAbout = (said: claim.Claim, ...kinds: readonly Says[]): said is claim.Claim & { is: 'fact' } =>
  said.is === 'fact' && kinds.some(kind => kind === said.kind)

export const { all, any, least }: vocabulary.ReasonsOf<Says> = reason
