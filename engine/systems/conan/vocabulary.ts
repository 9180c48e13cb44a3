/**
 * What the rulings of this system are written in: the run and its facts as each section declares them, and reasons that
 * speak of nothing without words.
 */
import type * as rulings from '../../resolve/sequence/rulings.ts'
import * as vocabulary from '../../resolve/sequence/vocabulary.ts'
import type * as claim from '../../reason/claim.ts'
import * as reason from '../../reason/reason.ts'
import type * as tables from '../../ruleset/section.ts'

/** What a section extends these by, where it declares its facts and words. */
export type Of<Given> = tables.Of<Given>
export type IdsOf<Given> = tables.IdsOf<Given>

/** What is written down: each section adds its facts to it, where it declares them. */
// oxlint-disable-next-line typescript/no-empty-object-type -- sections extend it
export interface Declared {}
/** What trees say of facts and besides: each section adds what it has words for. */
// oxlint-disable-next-line typescript/no-empty-object-type -- sections extend it
export interface Spoken {}

type Table = Of<Declared>
/** Whatever is written down. */
export type Kind = keyof Table
/** Whatever a tree may say of a fact. */
export type Says = keyof Spoken & string
/** What is spoken of and has no words: nothing, or this does not compile. */
export type Wordless = Exclude<vocabulary.SpokenOf<Table>, Says>

export type Claim = claim.Claim<Says>
/** A reason whose claim has words in this system. */
export type Said = reason.Reason & { readonly claim: Claim }
export type Fact<Of extends Kind = Kind> = vocabulary.FactOf<Table, Of>
export type FactQuery<Of extends Kind = Kind> = vocabulary.QueryOf<Table, Of>
export type Resolution = vocabulary.ResolutionOf<Table, Says>
export type Rulings = vocabulary.RulingsOf<Table, Says>
export type Reactions = NonNullable<Rulings['reactions']>
export type StepRule = rulings.StepRule<Resolution>
export type ActorGuard = rulings.ActorGuard<Resolution>
export type TargetGuard = rulings.TargetGuard<Resolution>
export type Redirect = rulings.Redirect<Resolution>
export type Effect = rulings.Effect<Resolution>
export type Arrival = rulings.Arrival
export type LateEffect = rulings.LateEffect<Resolution>

export const { all, any, least }: vocabulary.ReasonsOf<Says> = reason

/** What a game remembers of one kind, between phases. */
export const rememberedOf: vocabulary.RecallOf<Table> = vocabulary.rememberedOf
