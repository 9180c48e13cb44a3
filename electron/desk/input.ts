/** What the inputs of several nouns are made of. */
import { z } from 'zod'
import { limits } from '../../engine/shape/limits.ts'
import { isUnseen } from '../../engine/text/look-alike.ts'
import { isLocale, spokenLocales, type Locale } from '../../engine/text/locale.ts'

/** A text and what problems call it. */
export const File = z.strictObject({ file: z.string(), text: z.string() })
/** In which words: where a system has none in it, in English. */
export const Language = z.custom<Locale>().check(({ value, issues }) => {
  if (!isLocale(value)) issues.push({ code: 'invalid_value', values: [...spokenLocales()], input: value })
})
export const Name = z
  .string()
  .trim()
  .min(1)
  .max(limits.name)
  .refine(name => !isUnseen(name), 'has no visible characters')
export const Id = z.string().min(1).max(limits.id)
export const Field = z.string().max(limits.field)
/** Where a file stands: what no file can be called is refused, since another one would be meant. */
export const Path = z
  .string()
  .min(1)
  .max(4000)
  .refine(path => !/[\p{Surrogate}\0]/u.test(path), 'no file can have this name')
export const Instant = z.iso.datetime({ offset: true })
export const game = { game: Id }
export const Index = z.number().int().nonnegative()
/** A phase of a game, by its place from 0. */
export const phase = { game: Id, phase: Index }
/** What explanations are said in; English where nothing is said. */
export const said = { language: Language.optional() }
/** A night, with these actions switched off. */
export const night = { ...phase, ...said, without: z.array(Id).max(limits.atOnce).optional() }
export const Aliases = z.array(Name).max(limits.few)
/** What the pages of a forum look like that is none of those known here. */
const Selector = z.string().max(limits.id)
export const FrameGiven = z.strictObject({
  post: Selector,
  by: Selector,
  text: Selector,
  more: Selector.optional(),
  quote: Selector.optional(),
  at: Selector.optional(),
  number: Selector.optional(),
})
/** What is typed or pasted at most. */
export const Page = z.string().max(limits.page)
export const Remark = z.string().trim().max(limits.remark)
/** What a reading is called by whoever asks: how far it has come is told under this name, and a newer one of it stops it. */
export const reading = { reading: Id.optional() }
