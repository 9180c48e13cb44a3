/**
 * What the list of one system writes down, declared once: each kind of fact, what it is of, and what it carries. Rulings
 * put facts and ask for them through the declaration, so a kind or a field that is none does not compile. It costs
 * nothing at run time: a walk is the same walk, seen through its system's words.
 */
import type { Datum } from '../../journal/state.ts'
import type { ActionId, Claim, RuleId, Slot } from '../../reason/claim.ts'
import type { Citation, Reason } from '../../reason/reason.ts'
import type { Fact, FactGiven, Query, When } from './fact.ts'
import type { Rulings } from './rulings.ts'
import type { Walk } from './walk.ts'

/** What a fact is of: a player, a group of them (a family, a side), or something else that has a name. */
export type About = 'slot' | 'group' | 'name'

/** What a field holds: a player, a word (one of these, where they are listed), a number, or whether something is so. With `?` it may be absent. */
export type Field = 'slot' | 'slot?' | 'word' | 'word?' | 'number' | 'number?' | 'flag' | 'flag?' | readonly string[]

/** One kind of fact. */
export interface Declared {
  of: About
  data?: Readonly<Record<string, Field>>
}
export type Declarations = Readonly<Record<string, Declared>>

/** Declares the facts of a system. @returns the same, with its exact type */
export const facts = <const Given extends Declarations>(given: Given): Given => given

type Held<Of> = Of extends `number${string}`
  ? number
  : Of extends `flag${string}`
    ? boolean
    : Of extends readonly (infer Word)[]
      ? Word
      : string
type MayLack<Data> = { [Key in keyof Data]: Data[Key] extends `${string}?` ? Key : never }[keyof Data]

/** What a fact of a kind carries. */
export type DataOf<Given extends Declarations, Kind extends keyof Given> = Given[Kind] extends { data: infer Data }
  ? { readonly [Key in Exclude<keyof Data, MayLack<Data>>]: Held<Data[Key]> } & {
      readonly [Key in MayLack<Data>]?: Held<Data[Key]>
    }
  : Readonly<Record<never, Datum>>

type KindOf<Given extends Declarations> = keyof Given & string

/** A fact as the system declares it; of several kinds, one of them. */
export type FactOf<Given extends Declarations, Kind extends KindOf<Given> = KindOf<Given>> =
  Kind extends KindOf<Given> ? Omit<Fact, 'kind' | 'data'> & { kind: Kind; data: DataOf<Given, Kind> } : never

/** A fact to be put. */
export type GivenOf<Given extends Declarations, Kind extends KindOf<Given> = KindOf<Given>> =
  Kind extends KindOf<Given>
    ? Omit<FactGiven, 'kind' | 'data'> & { kind: Kind } & (Record<never, never> extends DataOf<Given, Kind>
          ? { data?: DataOf<Given, Kind> }
          : { data: DataOf<Given, Kind> })
    : never

/** A question about facts of a kind. */
export type QueryOf<Given extends Declarations, Kind extends KindOf<Given>> = Omit<Query, 'kind' | 'where'> & {
  kind: Kind
  where?: (fact: FactOf<Given, Kind>) => boolean
}

/** The ledger of a walk, in the words of its system. */
export interface LedgerOf<Given extends Declarations> {
  readonly facts: readonly FactOf<Given>[]
  end(fact: FactOf<Given>, why: Reason): void
  found<Kind extends KindOf<Given>>(query: QueryOf<Given, Kind>): FactOf<Given, Kind>[]
  attempts<Kind extends KindOf<Given>>(query: QueryOf<Given, Kind>): FactOf<Given, Kind>[]
  standing(fact: FactOf<Given>, when?: When): Reason
  seek<Kind extends KindOf<Given>>(query: QueryOf<Given, Kind>, rule: RuleId, claim?: Claim): Reason
  atMost<Kind extends KindOf<Given>>(count: number, query: QueryOf<Given, Kind>, rule: RuleId, claim: Claim): Reason
}

/** A walk, in the words of its system. */
export type WalkOf<Given extends Declarations> = Omit<Walk, 'ledger' | 'put' | 'mark' | 'dies' | 'deaths'> & {
  readonly ledger: LedgerOf<Given>
  put<Kind extends KindOf<Given>>(given: GivenOf<Given, Kind>): FactOf<Given, Kind>
  mark<Kind extends KindOf<Given>>(
    slot: Slot,
    status: Kind,
    why: Reason,
    rule: RuleId,
    more?: Pick<FactGiven, 'until' | 'by' | 'action'> & { data?: DataOf<Given, Kind> },
  ): FactOf<Given, Kind>
  dies(
    who: Slot,
    why: Reason,
    rule: RuleId,
    more?: { cause?: string; by?: Slot; action?: ActionId },
  ): Fact & { kind: 'death' }
  deaths(): FactOf<Given & { death: { of: 'slot'; data: { cause: 'word' } } }, 'death'>[]
}

/** The rulings of a system, in its words. */
export type RulingsOf<Given extends Declarations> = Rulings<
  WalkOf<Given>,
  { readonly [Kind in KindOf<Given>]?: (walk: WalkOf<Given>, fact: FactOf<Given, Kind>) => void }
>

/** Rulings for the list that walks, which knows the words of no system. */
export const inAnyWords = <Given extends Declarations>(rulings: RulingsOf<Given>): Rulings =>
  rulings as unknown as Rulings

/** Makes reasons whose claims are facts that the system has words for: `reason/reason.ts`, with fewer kinds. */
export interface ReasonsOf<Says extends string> {
  all: Made<Says>
  any: Made<Says>
  least: (need: number, ...made: Parameters<Made<Says>>) => Reason
}
type Made<Says extends string> = (
  claim: Claim<Says>,
  cite: Citation,
  because?: readonly Reason[],
  unless?: readonly Reason[],
) => Reason
