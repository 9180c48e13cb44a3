/**
 * The shape of a case file, by system: which keys there are and what form their values have. What the words mean
 * (who is a player, which ability is known) is checked afterwards, by the file that reads each part.
 */
import { z } from 'zod'
import type { System } from '../ruleset/system.ts'
import { jsonSchemaOf } from '../shape/json-schema.ts'
import { RoleWritten } from './component-schema.ts'
import { ExpectWritten } from './expect-schema.ts'
import { fault } from './complain.ts'
import { said } from './said/shape.ts'
import { Count, Flag, Instant, Length, Natural, oneOf, Text, Whole, Word, WordOrWords, Words } from './words.ts'
import { locales } from '../text/locale.ts'

const mostBystanders = 500

const ModifierWritten = z.union([Word, z.record(Text, Word)])

/** What somebody knows as the game begins, and the topic that he begins in. */
const Start = z.strictObject({ knows: Words, topic: Word, with: Words }).partial()

/** What may be said of a player, besides the settings of the role. */
export const playerKeys = {
  role: Word.optional(),
  /** Several roles in one seat, in the place of one. */
  roles: Words.optional(),
  /** Which of several groups of the same side. */
  team: Word.optional(),
  faction: Word.optional(),
  modifiers: z.array(ModifierWritten).optional(),
  status: Words.optional(),
  dead: Flag.optional(),
  exiled: Flag.optional(),
  abroad: Flag.optional(),
  uses: z.record(Text, Count).optional(),
  state: z.record(Text, Natural).optional(),
  will: Text.optional(),
  family: Word.optional(),
  side: Word.optional(),
  level: Word.optional(),
  /** How the name is declined (`text/name-forms.ts`). */
  forms: z
    .strictObject({ gender: oneOf('m', 'f'), gen: Word, dat: Word, acc: Word, ins: Word, pre: Word })
    .partial()
    .optional(),
  negative: Word.optional(),
  faceless: Flag.optional(),
  title: Word.optional(),
  /** Other names under which the player is written of, and who play the seat together. */
  aliases: Words.optional(),
  heads: Words.optional(),
}

/** Keys of a player that are facts about the seat, where the system knows them (`Books.fields`). */
export const detailKeys = ['family', 'level', 'negative', 'faceless', 'title', 'will'] as const

const Bystanders = Count.refine(count => count <= mostBystanders, {
  error: fault(said('bystanders'), said('mostBystanders', { most: mostBystanders })),
})

const LongAction = z.strictObject({
  id: Word.optional(),
  by: Word,
  does: Word,
  to: z.union([Words, Word]).optional(),
  with: z.record(Text, Text).optional(),
  at: Instant.optional(),
})
const LongVote = z.strictObject({
  by: z.union([Words, Word]),
  for: Word.optional(),
  family: Word.optional(),
  individual: Word.optional(),
  at: Instant.optional(),
  advance: Flag.optional(),
  channel: Word.optional(),
})
const Post = z.strictObject({
  by: Word,
  at: Instant.optional(),
  text: Text,
  edited: Flag.optional(),
  pasted: Instant.optional(),
  late: Flag.optional(),
})
const Command = z
  .strictObject({
    modkill: Word,
    at: Instant,
    replace: Word,
    with: Word,
    override: Word,
    holds: Flag,
    spends: Flag,
    withdraw: Word,
    extend: Length,
    reason: Word,
    record: Word,
    values: z.record(Text, Text),
  })
  .partial()

const phaseKeys = {
  opens: Instant.optional(),
  closes: Instant.optional(),
  actions: z.array(z.union([Word, LongAction])).optional(),
  votes: z.array(z.union([Word, LongVote])).optional(),
  posts: z.array(Post).optional(),
  commands: z.array(Command).optional(),
  answers: z.record(Text, z.union([Words, Word])).optional(),
  draws: z.array(z.strictObject({ for: Word, gives: Word })).optional(),
  expect: ExpectWritten.optional(),
}

/** A player as written at length, besides the settings of the role. */
export type PlayerWritten = z.infer<z.ZodObject<typeof playerKeys>>
/** A phase as written, besides its kind. */
export type PhaseWritten = z.infer<z.ZodObject<typeof phaseKeys>>
export type ActionWritten = NonNullable<PhaseWritten['actions']>[number]
export type VoteWritten = NonNullable<PhaseWritten['votes']>[number]
export type CommandWritten = NonNullable<PhaseWritten['commands']>[number]
export type ModifierWritten = z.infer<typeof ModifierWritten>

const schemaFor = (system: System) => {
  const settings = Object.values(system.roles).flatMap(role => Object.keys(role.settings ?? {}))
  const keyed = <T>(keys: readonly string[], schema: T): Record<string, T> =>
    Object.fromEntries(keys.map(key => [key, schema]))
  const fields = Object.keys(system.books?.fields ?? {}).filter(key => !Object.hasOwn(playerKeys, key))
  const Player = z.strictObject({
    ...keyed(settings, Word.optional()),
    ...keyed(fields, WordOrWords.optional()),
    ...playerKeys,
  }) as unknown as z.ZodType<PlayerWritten>
  const Phase = z.strictObject({
    ...keyed(system.calendar.phases, Count.optional()),
    ...phaseKeys,
  }) as unknown as z.ZodType<PhaseWritten>
  return z.strictObject({
    case: Word,
    system: Word,
    rules: z
      .array(Word)
      .max(5, { error: fault(said('fiveRules'), said('divideOrName')) })
      .optional(),
    options: z.record(Text, Word).optional(),
    seed: Whole.optional(),
    language: oneOf(...locales).optional(),
    players: z.record(Text, z.union([Word, Player])),
    others: z.union([Bystanders, z.strictObject({ family: Word, count: Bystanders })]).optional(),
    roles: z.record(Text, RoleWritten).optional(),
    over: Word.optional(),
    /** Under which names the host writes in the thread. */
    hosts: Words.optional(),
    setup: oneOf('check').optional(),
    starts: z.record(Text, Start).optional(),
    expect: z.strictObject({ setup: Words }).optional(),
    phases: z.array(Phase).optional(),
    variants: z.unknown().optional(),
  })
}

export type CaseWritten = z.infer<ReturnType<typeof schemaFor>>

const schemas = new WeakMap<System, ReturnType<typeof schemaFor>>()

/** The schema of a system's cases; made once. */
export function caseSchema(system: System): ReturnType<typeof schemaFor> {
  const schema = schemas.get(system) ?? schemaFor(system)
  schemas.set(system, schema)
  return schema
}

/** What a document of a case file looks like, as a JSON Schema for other tools. */
export const caseFileSchema = (system: System): object =>
  jsonSchemaOf(`case-${system.id}`, `A game of ${system.id} for Nightdesk`, caseSchema(system), 'read')
