/** The form of a set-up as it is written: which keys there are, and what stands behind each. What its words mean is for the readers beside this. */
import { z } from 'zod'
import type { Report } from '../cases/complain.ts'
import type { Node, Path } from '../cases/locate.ts'
import { oneOf, Text } from '../cases/words.ts'
import { jsonSchemaOf } from '../shape/json-schema.ts'

/** A list, or the one thing that stands for it. */
const listed = (one: z.ZodType): z.ZodType => z.union([one, z.array(one)])
const Texts = listed(Text)
/** Roles as a text, `2 Mafia Goon`; a list of all that comes; or one way of drawing. */
const Form: z.ZodType = z.lazy(() => z.union([Text, z.array(Form), ...Object.values(ways).map(way => formOf(way))]))
const formOf = (way: z.ZodRawShape): z.ZodType =>
  z.strictObject({ ...way, limit: z.record(Text, Text).optional(), never: Texts.optional() })

/** The ways of drawing, each with what may stand beside it. */
export const ways = {
  all: { all: listed(Form) },
  one: { one: listed(Form) },
  take: { take: Text, from: Form, left: Text.optional() },
  roll: {
    roll: listed(z.record(Text, Text)),
    table: z.record(Text, listed(Form)),
    beyond: oneOf('again', 'last').optional(),
  },
  'by players': { 'by players': z.record(Text, Form) },
  lines: { lines: z.array(z.array(Form)), diagonals: Text.optional() },
} satisfies Record<string, z.ZodRawShape>

export const MarkWritten = z.strictObject({
  name: Text,
  take: Text.optional(),
  one: Texts.optional(),
  pairs: Text.optional(),
  among: Text.optional(),
  on: Text.optional(),
  for: Text.optional(),
  never: Texts.optional(),
  if: Text.optional(),
  told: oneOf('no', 'name', 'names', 'value').optional(),
})

export const TellWritten = z.strictObject({ knows: Texts, as: Text, first: Text, flips: Text }).partial()

export const TalkWritten = z.strictObject({ who: Text, when: Text.optional() })
export const AskWritten = z.strictObject({
  who: Text,
  what: Texts.optional(),
  choose: Text.optional(),
  until: Text.optional(),
})
export const PostWritten = z.strictObject({ at: Text, what: Text }).partial()

export const SetupWritten = z.strictObject({
  setup: Text.optional(),
  system: Text.optional(),
  name: Text.optional(),
  players: Texts,
  sizes: z.record(Text, Text).optional(),
  rest: z.record(Text, Text).optional(),
  roles: Form,
  mark: listed(MarkWritten).optional(),
  tell: z.record(Text, TellWritten).optional(),
  talk: listed(TalkWritten).optional(),
  ask: listed(AskWritten).optional(),
  post: listed(PostWritten).optional(),
  play: z.record(Text, Text).optional(),
})

/** Says so where a map has a key that its form does not know. */
export function knowKeys(node: Node, path: Path, form: z.ZodObject, report: Report): void {
  if (node.is === 'keys')
    for (const key of node.entries.keys()) report.known([...path, key], 'key', key, Object.keys(form.shape), 'key')
}

/** What a set-up looks like, as a JSON Schema for other tools. */
export const setupSchema = (): object => jsonSchemaOf('setup', 'A set-up for Nightdesk', SetupWritten, 'read')
