/** What the shapes of stored things are made of: texts, ids and lists, none longer than it may be. */
import { z } from 'zod'
import { limits } from './limits.ts'

export const Id = z.string().max(limits.id)
export const Name = z.string().max(limits.name)
export const Remark = z.string().max(limits.remark)
export const Field = z.string().max(limits.field)
/** Words out of what was pasted. */
export const Pasted = z.string().max(limits.page)
/** A moment, in any form that can be told. */
export const Moment = z
  .string()
  .max(limits.name)
  .refine(text => !Number.isNaN(Date.parse(text)), 'is not a time')
export const Whole = z.number().int()
export const Count = Whole.nonnegative()

/** A list: how long it is comes before what is in it. */
export const listOf = <Shape extends z.ZodType>(shape: Shape, most: number = limits.many) =>
  z.array(z.unknown()).max(most).pipe(z.array(shape))

/** One of these words; a word that is missing here does not compile. */
export const oneOf = <Word extends string>(words: Readonly<Record<Word, true>>) =>
  z.enum(Object.keys(words) as [Word, ...Word[]])

/** A stretch of text, from its start up to its end. */
export const Stretch = z
  .strictObject({ start: Count, end: Count })
  .refine(({ start, end }) => start <= end, 'ends before it starts')

/**
 * A shape that gives back the very thing it looked at: ids are made of some claims as they stand, so not even the order of
 * their entries may change.
 */
export const asItStands = <Known>(shape: z.ZodType): z.ZodType<Known> => {
  const made = z.custom<Known>().check(({ value, issues }) => {
    const { error } = shape.safeParse(value, { jitless: true })
    for (const issue of error?.issues ?? []) issues.push({ ...issue, input: value } as z.core.$ZodRawIssue)
  })
  heldTo.set(made, shape)
  return made
}

/** What those look at that give back the very thing. */
const heldTo = new WeakMap<z.core.$ZodType, z.ZodType>()
/** The form that a value has to have, of a shape that only looks at it. */
export const shapeHeldTo = (shape: z.core.$ZodType): z.ZodType | undefined => heldTo.get(shape)
