/**
 * What the list of one system writes down, declared once: each kind of fact, what it is of, and what it carries. Rulings
 * put facts and ask for them through the declaration, so a kind or a field that is none does not compile. It costs
 * nothing at run time: a run is the same run, seen through its system's words.
 */
import type { Datum, Remembered } from '../../journal/state.ts'
import type { ActionId, Claim, RuleId, SeatId } from '../../reason/claim.ts'
import type { Citation, Reason } from '../../reason/reason.ts'
import type { Fact, FactGiven, FactQuery, When } from './fact.ts'
import type { Rulings } from './rulings.ts'
import type { Resolution } from './resolution.ts'

/** What a fact is of: a player, a group of them (a family, a side), or something else that has a name. */
export type About = 'slot' | 'group' | 'name'

/** One of these words, or absent. */
interface Perhaps {
  perhaps: readonly string[]
}

/** What a field holds: a player, a word (one of these, where they are listed), a number, or whether something is so. With `?`, or `perhaps` one of these, it may be absent. */
export type Field =
  | 'slot'
  | 'slot?'
  | 'word'
  | 'word?'
  | 'number'
  | 'number?'
  | 'flag'
  | 'flag?'
  | readonly string[]
  | Perhaps

/** One kind of fact. */
export interface Declared {
  of: About
  /** A mark that a host or a set-up may give by hand carries nothing then: its fields have a `?`. */
  data?: Readonly<Record<string, Field>>
  /** No tree speaks of it by this name, so it needs no words. */
  silent?: true
  /** It says something about an action, and is not what the action does. */
  besides?: true
}
export type Declarations = Readonly<Record<string, Declared>>

/** Declares the facts of a system. @returns the same, with its exact type */
export const declareFacts = <const Given extends Declarations>(given: Given): Given => given

type Held<Of> = Of extends `number${string}`
  ? number
  : Of extends `flag${string}`
    ? boolean
    : Of extends readonly (infer Word)[] | { perhaps: readonly (infer Word)[] }
      ? Word
      : string
type MayLack<Data> = { [Key in keyof Data]: Data[Key] extends `${string}?` | Perhaps ? Key : never }[keyof Data]

/** What a fact of a kind carries. */
export type DataOf<Given extends Declarations, Kind extends keyof Given> = Given[Kind] extends { data: infer Data }
  ? { readonly [Key in Exclude<keyof Data, MayLack<Data>>]: Held<Data[Key]> } & {
      readonly [Key in MayLack<Data>]?: Held<Data[Key]>
    }
  : Readonly<Record<never, Datum>>

type KindOf<Given extends Declarations> = keyof Given & string

/** The kinds that trees speak of: each of them needs its words. */
export type SpokenOf<Given extends Declarations> = {
  [Kind in KindOf<Given>]: Given[Kind] extends { silent: true } ? never : Kind
}[KindOf<Given>]

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
export type QueryOf<Given extends Declarations, Kind extends KindOf<Given>> = Omit<FactQuery, 'kind' | 'where'> & {
  kind: Kind
  where?: (fact: FactOf<Given, Kind>) => boolean
}

/** What is asked where a fact is sought; by default the fact itself, if trees speak of it. */
type Asked<Given extends Declarations, Kind extends KindOf<Given>, Says extends string> = [Kind] extends [
  SpokenOf<Given>,
]
  ? [claim?: Claim<Says>]
  : [claim: Claim<Says>]

/**
 * The ledger of a run, in the words of its system.
 * @typeParam Says the kinds that claims may be of: whatever the system has words for
 */
export interface LedgerOf<Given extends Declarations, Says extends string = string> {
  readonly facts: readonly FactOf<Given>[]
  end(fact: FactOf<Given>, why: Reason): void
  found<Kind extends KindOf<Given>>(query: QueryOf<Given, Kind>): FactOf<Given, Kind>[]
  attempts<Kind extends KindOf<Given>>(query: QueryOf<Given, Kind>): FactOf<Given, Kind>[]
  standing(fact: FactOf<Given>, when?: When): Reason
  tried<Kind extends KindOf<Given>>(query: QueryOf<Given, Kind>): Reason[]
  seek<Kind extends KindOf<Given>>(
    query: QueryOf<Given, Kind>,
    rule: RuleId,
    ...claim: Asked<Given, Kind, Says>
  ): Reason
  seekTried<Kind extends KindOf<Given>>(
    query: QueryOf<Given, Kind>,
    rule: RuleId,
    ...claim: Asked<Given, Kind, Says>
  ): Reason[]
  atMost<Kind extends SpokenOf<Given>>(
    count: number,
    query: QueryOf<Given, Kind>,
    rule: RuleId,
    claim: Claim<Says>,
  ): Reason
}

/** The deaths of a system: as it declares them, or with any cause. */
type DeathsOf<Given extends Declarations> = Given extends { death: infer Death extends Declared }
  ? { death: Death }
  : { death: { of: 'slot'; data: { cause: 'word' } } }
type Death<Given extends Declarations> = FactOf<DeathsOf<Given>, 'death'>
/** What a death says besides: a system that lists its causes names one. */
type Dying<Given extends Declarations> = Death<Given>['data'] extends { cause: infer Cause }
  ? string extends Cause
    ? [more?: Pick<FactGiven, 'by' | 'action'> & { cause?: string }]
    : [more: Pick<FactGiven, 'by' | 'action'> & { cause: Cause }]
  : [more?: Pick<FactGiven, 'by' | 'action'>]

/** What a mark says besides: its data, where it carries any. */
type Marked<Data> =
  Record<never, never> extends Data
    ? [more?: Pick<FactGiven, 'until' | 'by' | 'action'> & { data?: Data }]
    : [more: Pick<FactGiven, 'until' | 'by' | 'action'> & { data: Data }]

/** A run, in the words of its system. */
export type ResolutionOf<Given extends Declarations, Says extends string = string> = Omit<
  Resolution,
  'ledger' | 'put' | 'mark' | 'dies' | 'deaths' | 'given'
> & {
  readonly ledger: LedgerOf<Given, Says>
  put<Kind extends KindOf<Given>>(given: GivenOf<Given, Kind>): FactOf<Given, Kind>
  mark<Kind extends SpokenOf<Given>>(
    slot: SeatId,
    status: Kind,
    why: Reason,
    rule: RuleId,
    ...more: Marked<DataOf<Given, Kind>>
  ): FactOf<Given, Kind>
  dies(who: SeatId, why: Reason, rule: RuleId, ...more: Dying<Given>): Death<Given>
  deaths(): Death<Given>[]
  given(claim: Claim<Says>, rule: RuleId, action?: ActionId): Reason
}

/** What follows a fact of each kind. */
type ReactionsOf<Given extends Declarations, Says extends string> = {
  readonly [Kind in KindOf<Given>]?: (run: ResolutionOf<Given, Says>, fact: FactOf<Given, Kind>) => void
}

/** The rulings of a system, in its words. */
export type RulingsOf<Given extends Declarations, Says extends string = string> = Omit<
  Rulings<ResolutionOf<Given, Says>, ReactionsOf<Given, Says>>,
  'results' | 'asides' | 'circles'
> & {
  results?: readonly SpokenOf<Given>[]
  asides?: readonly SpokenOf<Given>[]
  circles?: readonly KindOf<Given>[]
}

/** Rulings for the list that walks, which knows the words of no system. */
export const inAnyWords = (
  rulings: Rulings<never, Readonly<Record<string, (run: never, fact: never) => void>>>,
): Rulings => rulings as unknown as Rulings

/** Asks what a game remembers of one kind, in the words of a system. */
export type RecallOf<Given extends Declarations> = <Kind extends KindOf<Given>>(
  remembered: readonly Remembered[] | undefined,
  kind: Kind,
) => readonly RememberedOf<Given, Kind>[]

/** What a game remembers of one kind, between phases: a system names its type, `RecallOf` of what it declares. */
export function rememberedOf(remembered: readonly Remembered[] = [], kind: string): readonly never[] {
  const known = byKind.get(remembered) ?? sorted(remembered)
  return (known.get(kind) ?? []) as unknown as readonly never[]
}

/** The same by kinds: a phase asks hundreds of times, and what a game remembers does not change meanwhile. */
const byKind = new WeakMap<readonly Remembered[], ReadonlyMap<string, readonly Remembered[]>>()

function sorted(remembered: readonly Remembered[]): ReadonlyMap<string, readonly Remembered[]> {
  const kinds = new Map<string, Remembered[]>()
  for (const fact of remembered) {
    const whole = { ...fact, data: fact.data ?? {} }
    const alike = kinds.get(fact.kind)
    if (alike) alike.push(whole)
    else kinds.set(fact.kind, [whole])
  }
  byKind.set(remembered, kinds)
  return kinds
}

/** A remembered fact as the system declares it. */
type RememberedOf<Given extends Declarations, Kind extends KindOf<Given>> = Omit<Remembered, 'kind' | 'data'> & {
  kind: Kind
  data: DataOf<Given, Kind>
}

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
