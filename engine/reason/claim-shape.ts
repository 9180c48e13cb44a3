/** Claims as they are kept with a locked phase. */
import { z } from 'zod'
import { Count, Field, Id, listOf, oneOf } from '../shape/shape.ts'
import type { ClaimKind, Junction, Part } from './claim.ts'

/** What a component does. */
export const doings = {
  visit: true,
  kill: true,
  block: true,
  protect: true,
  halt: true,
  move: true,
  learn: true,
  sense: true,
  frame: true,
  seem: true,
  retaliate: true,
  intercept: true,
  cover: true,
  bind: true,
  perish: true,
  clean: true,
  recruit: true,
  mark: true,
} as const
const part = oneOf<Part>({ ...doings, none: true })
const what = oneOf<Junction>({
  sight: true,
  retaliation: true,
  interception: true,
  sharedDeath: true,
  perishing: true,
  framing: true,
  cleaning: true,
})
const [who, action, about, by, at] = [Id, Id, Id, Id, Id]
const path = listOf(z.strictObject({ by, from: Id, to: Id }))

/** What stands in each kind of claim besides its kind. */
const parts = {
  dies: { who },
  learns: { who, action, about, result: Field },
  sees: { who, action, about, result: Field },
  seesNothing: { who, action, about },
  recruited: { who, by },
  flipHidden: { who },
  works: { action },
  arrives: { action, part, at, path },
  active: { action, part, at },
  moves: { action, carries: Id, from: Id, to: Id },
  together: { what, action, at, other: Id.optional() },
  atLeast: { count: z.number().int(), of: z.enum(['attacks', 'shields']), at },
  attackedBy: { action, at },
  alreadyUsed: { action, by, step: z.lazy((): z.ZodType => ClaimShape) },
  notMovable: { action, by },
  sameplace: { action, carries: Id, at },
  trait: { trait: Id, of: Id, about: Id.optional() },
  reads: { who, as: Id },
  ruled: { action: Id.optional(), who: Id.optional(), holds: z.boolean(), note: Field },
  leftAlone: { action },
  fact: {
    kind: Id,
    of: Id,
    other: Id.optional(),
    action: Id.optional(),
    phase: Id.optional(),
    values: z.record(Id, z.union([Field, z.number()])).optional(),
  },
} satisfies Record<ClaimKind, z.ZodRawShape>

const [first, ...rest] = Object.entries(parts).map(([is, shape]) => z.strictObject({ is: z.literal(is), ...shape }))

/** A claim of any kind. */
export const ClaimShape: z.ZodType = z.discriminatedUnion('is', [first!, ...rest])

/** The row of a table of reasons, save for where its causes stand. */
export const RowShape = z.strictObject({
  claim: ClaimShape,
  rule: Id,
  also: listOf(Id).optional(),
  notes: listOf(z.strictObject({ claim: ClaimShape, rule: Id })).optional(),
  action: Id.optional(),
  need: Count,
  because: listOf(Count),
  unless: listOf(Count),
  holds: z.boolean(),
  more: Count.optional(),
})
