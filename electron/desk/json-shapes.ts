/** The form of what the command line answers with `--json`, for other programs; the compiler holds it to what the calls give. */
import { z } from 'zod'
import { FactsShape } from '../../engine/cases/facts-shape.ts'
import { VerdictShape } from '../../engine/resolve/kept.ts'
import { whys } from '../../engine/vote/reading.ts'
import { Count } from '../../engine/shape/shape.ts'
import type { CaseFacts, Problem, RolesAnswer, VotesCount, WordsAnswer } from './contract.ts'

const Text = z.string()
const Texts = z.array(Text)
const Flag = z.boolean()
const Yes = z.literal(true)
const Value = z.union([Text, Flag, z.number()])
const Setting = z.union([Text, Flag])
const TextOrTexts = z.union([Text, Texts])

const turned = <Shape extends z.ZodType>(shape: Shape) => z.strictObject({ gone: z.array(shape), come: z.array(shape) })

const Case = z.strictObject({
  case: Text,
  variant: Text.optional(),
  file: Text,
  line: Count,
  system: Text,
  phases: z.array(FactsShape),
  without: z
    .strictObject({
      action: Text,
      phases: z.array(
        z.strictObject({
          phase: Text,
          deaths: turned(Text),
          learned: turned(z.strictObject({ who: Text, does: Text, about: Text, result: TextOrTexts })),
          verdicts: z.array(z.strictObject({ action: Text, with: VerdictShape, without: VerdictShape })),
        }),
      ),
    })
    .optional(),
}) satisfies z.ZodType<CaseFacts>

/** `resolve --json`: a case, or all of a file. */
export const ResolveShape = z.union([Case, z.array(Case)])

const Rule = z.strictObject({ id: Text, rule: Text })
const Said = z.strictObject({ id: Text, says: Text, rule: Text })

/** `roles --json` */
export const RolesShape = z.strictObject({
  system: Text,
  name: Text,
  roles: z.array(
    z.strictObject({
      id: Text,
      name: Text,
      faction: Text,
      abilities: Texts,
      settings: z.record(Text, z.array(Setting).readonly()),
      modifiers: Texts,
    }),
  ),
  overlays: z
    .array(z.strictObject({ field: Text, value: Text, id: Text, name: Text, faction: Text, abilities: Texts }))
    .optional(),
  factions: z.array(
    z.strictObject({
      id: Text,
      name: Text,
      side: z.strictObject({ side: z.enum(['town', 'hostile', 'other']), nth: Count }),
      abilities: Texts,
    }),
  ),
  abilities: z.array(
    z.strictObject({
      id: Text,
      name: Text,
      targets: Count,
      most: Count,
      aims: z.array(z.enum(['player', 'family', 'role'])),
      kind: Text,
      when: Text,
      phases: Texts,
      limits: Texts,
      keys: z.array(
        z.strictObject({
          id: Text,
          says: Text,
          values: Texts.optional(),
          aims: z.enum(['player', 'family', 'phase', 'text']).optional(),
          open: Yes.optional(),
          must: Flag,
        }),
      ),
      uses: Count.optional(),
      selfUses: Count.optional(),
      does: Texts,
      rule: Text.optional(),
    }),
  ),
}) satisfies z.ZodType<RolesAnswer>

/** `words --json` */
export const WordsShape = z.strictObject({
  system: Text,
  name: Text,
  phases: Texts,
  options: z.array(
    Said.extend({
      values: z.array(Value),
      default: Value,
      whole: z.strictObject({ from: z.number(), to: z.number() }).optional(),
      list: z.strictObject({ of: Texts, all: Flag }).optional(),
    }),
  ),
  modifiers: z.array(z.strictObject({ id: Text, says: Text, numbered: Flag, from: z.number().optional() })),
  settings: z.array(z.strictObject({ id: Text, values: z.array(Setting), roles: Texts })),
  factions: Texts,
  prompts: z.array(Said.extend({ choices: Texts })),
  draws: z.array(Rule),
  marks: z.array(Said.extend({ secret: Flag })),
  counters: z.array(Said),
  fields: z.array(Said.extend({ label: Text, values: Texts.optional(), secret: Flag })),
  forms: z.array(
    Said.extend({
      title: Text,
      fields: z.array(z.strictObject({ id: Text, label: Text, kind: Text, values: Texts.optional(), must: Flag })),
    }),
  ),
  ballots: z.strictObject({ form: z.enum(['single', 'family']), phases: Texts, rule: Text }).optional(),
  winners: Texts,
  messages: Texts,
  posts: Texts,
  results: Texts,
  rules: z.array(z.strictObject({ id: Text, origin: Text, says: Text, uncheckable: Text.optional() })),
}) satisfies z.ZodType<WordsAnswer>

const Post = z.strictObject({
  post: Text,
  by: Text,
  file: Text.optional(),
  line: Count.optional(),
  at: Text.optional(),
  link: Text.optional(),
})
const Trouble = z.strictObject({
  file: Text,
  line: Count,
  column: Count.optional(),
  message: Text,
  remedy: Text.optional(),
}) satisfies z.ZodType<Problem>

/** `count --json` */
export const CountShape = z.strictObject({
  software: Texts,
  posts: Count,
  counted: Count,
  style: Text,
  system: Text.optional(),
  players: Texts,
  hosts: z.array(z.strictObject({ name: Text, why: z.enum(['named', 'startedThread', 'postsCounts']) })),
  living: Count,
  majority: Count,
  votes: z.array(
    z.strictObject({
      for: Text.nullable(),
      count: z.number(),
      majority: Flag,
      voters: z.array(
        z.strictObject({
          by: Text,
          post: Text,
          link: Text.optional(),
          votes: z.number().optional(),
          likely: Text.optional(),
          put: Yes.optional(),
        }),
      ),
    }),
  ),
  hammer: Post.extend({ for: Text }).optional(),
  notVoting: Texts,
  uncounted: z.array(
    Post.extend({
      text: Text,
      lineInPost: Count,
      why: z.enum([...whys, 'rules']),
      rule: Text.optional(),
      says: Text,
    }),
  ),
  unresolved: z.array(
    Post.extend({
      text: Text,
      name: Text,
      near: Texts,
      likely: Text.optional(),
      asks: z.enum(['agreement', 'name', 'condition', 'replaced', 'openQuote', 'author']).optional(),
    }),
  ),
  undated: z.array(Post.extend({ for: Text.nullable().optional() })),
  begun: z.array(Post.extend({ for: Text, name: Text })),
  edited: z.array(Post),
  counts: z.array(
    Post.extend({
      baseline: Flag,
      trouble: Text.optional(),
      slip: Text.optional(),
      unread: Texts.optional(),
      differences: z.array(
        z.strictObject({
          voter: Text,
          read: Text.nullable(),
          counted: Text.nullable(),
          votes: z.number().optional(),
          post: Text.optional(),
        }),
      ),
    }),
  ),
  steps: z.array(z.strictObject({ says: Text, rule: Text, holds: Flag })).optional(),
  lynched: Texts.optional(),
  waits: z
    .array(
      z.strictObject({
        of: Text,
        votes: z.number().int(),
        toConfirm: z.number().int(),
        needed: z.number().int().optional(),
      }),
    )
    .optional(),
  lynchWord: Text.optional(),
  prompts: z.array(z.strictObject({ id: Text, says: Text })).optional(),
  notes: Texts,
  problems: z.array(Trouble),
}) satisfies z.ZodType<VotesCount>
