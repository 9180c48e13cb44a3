/** What a case expects of a phase. Only what is written is checked. */
import { z } from 'zod'
import type { VerdictWord } from '../journal/outcome.ts'
import type { ActionId, RuleId, SeatId } from '../reason/claim.ts'
import { Amount, Count, Flag, Natural, oneOf, Text, Word, WordOrWords, Words } from './words.ts'

const verdicts = ['succeeded', 'failed', 'partial', 'void'] as const satisfies VerdictWord[]
const Verdict = oneOf(...verdicts)

const written = {
  deaths: Words,
  alive: Words,
  actions: z.record(
    Text,
    z.union([Verdict, z.strictObject({ verdict: Verdict, because: Words.optional(), idle: Flag.optional() })]),
  ),
  landed: z.record(Text, Words),
  /** `{investigate: Bob, result: mafia}` or `{about: Bob, fact: team, is: mafia}`; told apart by `learnedOf`. */
  learned: z.record(Text, z.array(z.record(Text, WordOrWords))),
  told: z.record(Text, Words),
  text: z.record(Text, z.strictObject({ has: Words.optional(), lacks: Words.optional() })),
  public: z.record(Text, WordOrWords),
  status: z.record(Text, Words),
  state: z.record(Text, z.record(Text, Natural)),
  uses: z.record(Text, z.record(Text, Count)),
  refused: z.record(Text, Word),
  /** `{Bob: 2}` or `{families: {Rossi: 3}, players: {Bob: 2}}`; told apart by `votesOf`. */
  votes: z.record(Text, z.union([Amount, z.record(Text, Amount)])),
  lynched: Words,
  prompts: Words,
  /** One side, or all that share it; `draw`, or `none`. */
  winner: WordOrWords,
  topics: z.record(Text, z.strictObject({ members: Words, talk: oneOf('night', 'always').optional() })),
  becomes: z.record(Text, Word),
  flips: z.record(Text, Text),
}

const Plain = z.strictObject(written).partial()
const alternatives = Object.fromEntries(
  Object.entries(written).map(([key, schema]) => [key, z.array(schema as z.ZodType)]),
)

/** The expectation of one phase as it is written. */
export const ExpectWritten = z.strictObject({
  ...Plain.shape,
  oneOf: z.strictObject(alternatives).partial().optional() as unknown as z.ZodType<
    Alternatives<PlainWritten> | undefined
  >,
  not: Plain.optional(),
})

export type PlainWritten = z.infer<typeof Plain>
export type ExpectWritten = z.infer<typeof ExpectWritten>
type Alternatives<T> = { [K in keyof T]?: NonNullable<T[K]>[] }

/** What is expected, with every short form written out. */
export interface Expected {
  /** Exactly these die in this phase. */
  deaths?: SeatId[]
  alive?: SeatId[]
  actions?: Record<ActionId, { verdict: VerdictWord; because?: RuleId[]; idle?: boolean }>
  landed?: Record<ActionId, SeatId[]>
  learned?: Record<SeatId, ExpectedLearned[]>
  /** Kinds of private messages, among others; an empty list means none at all. */
  told?: Record<string, string[]>
  /** By reader: a player, a group, `public`, or `table`, what stands below the post of a vote. */
  text?: Record<string, { has: string[]; lacks: string[] }>
  /** Public lines; an empty list means that none of this kind is told. */
  public?: Record<string, string | string[]>
  status?: Record<SeatId, string[]>
  state?: Record<string, Record<string, string | number | boolean>>
  uses?: Record<SeatId, Record<string, number>>
  /** Submissions refused, each with the rule. */
  refused?: Record<ActionId, RuleId>
  votes?: { families: Record<string, number>; players: Record<SeatId, number> }
  lynched?: SeatId[]
  prompts?: string[]
  winner?: string | string[]
  /** Private topics after the phase: who of the living is in them. */
  topics?: Record<string, { members: SeatId[]; talk?: 'night' | 'always' }>
  /** Exactly these have another role after the phase. */
  becomes?: Record<SeatId, string>
  flips?: Record<SeatId, string>
}

export interface Expect extends Expected {
  /** For each of these one of the alternatives comes out. */
  oneOf?: Alternatives<Expected>
  /** None of this comes out. */
  not?: Expected
}

/** Something learned by an ability, with the target as submitted; or a fact about somebody. */
export type ExpectedLearned =
  | { does: string; about: SeatId; result: string | string[] }
  | { about: SeatId; fact: string; is: string | string[] }

/** Words of something learned; no ability is called so. */
export const learnedKeys: readonly string[] = ['about', 'fact', 'is', 'result']

type LearnedWritten = Record<string, string | string[]>

/** Tells the two forms of something learned apart. @returns undefined when it is neither */
export function learnedOf(entry: LearnedWritten): ExpectedLearned | undefined {
  const { about, fact, is, result, ...others } = entry
  const [ability, ...more] = Object.entries(others)
  if (
    ability
    && !more.length
    && typeof ability[1] === 'string'
    && result !== undefined
    && [about, fact, is].every(value => value === undefined)
  ) {
    return { does: ability[0], about: ability[1], result }
  }
  const isFact =
    typeof about === 'string' && typeof fact === 'string' && is !== undefined && result === undefined && !ability
  return isFact ? { about, fact, is } : undefined
}

/** Ballots counted, whichever way they are written. */
function votesOf(votes: NonNullable<PlainWritten['votes']>): NonNullable<Expected['votes']> {
  const { families, players } = votes
  const direct = Object.entries(votes).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  return {
    families: typeof families === 'object' ? families : {},
    players: { ...Object.fromEntries(direct), ...(typeof players === 'object' ? players : {}) },
  }
}

/** Writes every short form out. */
export function expectOf({ oneOf, not, ...written }: ExpectWritten): Expect {
  const alternatives =
    oneOf
    && Object.fromEntries(
      Object.entries(oneOf).map(([key, values]) => [
        key,
        values.map((value: unknown) => expectedOf({ [key]: value })[key as keyof Expected]),
      ]),
    )
  return { ...expectedOf(written), ...(alternatives && { oneOf: alternatives }), ...(not && { not: expectedOf(not) }) }
}

function expectedOf({ actions, learned, text, votes, ...written }: PlainWritten): Expected {
  return {
    ...written,
    ...(actions && { actions: mapped(actions, action => (typeof action === 'string' ? { verdict: action } : action)) }),
    ...(learned && { learned: mapped(learned, entries => entries.flatMap(entry => learnedOf(entry) ?? [])) }),
    ...(text && { text: mapped(text, ({ has = [], lacks = [] }) => ({ has, lacks })) }),
    ...(votes && { votes: votesOf(votes) }),
  }
}

const mapped = <A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** Whether an expectation says something that could have failed: `deaths: []` does, `alive: []` and `told: {}` do not. */
export function asserts({ oneOf, not, ...expected }: Expect): boolean {
  const alternatives = Object.entries(oneOf ?? {}).some(([key, choices]) =>
    choices.every((choice: unknown) => tells(key, choice)),
  )
  return (
    alternatives
    || Object.keys(not ?? {}).length > 0
    || Object.entries(expected).some(([key, value]) => tells(key, value))
  )
}

/** Keys where a list is the whole of what came, so that an empty one says something. */
const exact: ReadonlySet<string> = new Set<keyof Expected>(['deaths', 'lynched', 'prompts'])
/** Keys where an empty list under a name says something: nothing learned, nothing told, no marks. */
const exactBelow: ReadonlySet<string> = new Set<keyof Expected>(['landed', 'learned', 'told', 'status', 'public'])
/** Keys under which nothing at all says something. */
const exactRecord: ReadonlySet<string> = new Set<keyof Expected>(['becomes'])

function tells(key: string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined
  if (exactRecord.has(key)) return true
  if (Array.isArray(value)) return exact.has(key) || value.length > 0
  const below: unknown[] = Object.values(value)
  return (
    below.length > 0
    && (exactBelow.has(key)
      || below.some(
        one =>
          typeof one !== 'object'
          || Object.values(one as object).some(
            part => typeof part !== 'object' || Object.keys(part as object).length > 0,
          ),
      ))
  )
}
