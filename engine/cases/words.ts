/** The words that values of a case are made of. All come in as text; what is a number or a yes is said here. */
import { z } from 'zod'
import type { InEach } from '../text/in-each.ts'
import { fault, missing, offered, shown } from './complain.ts'
import { said } from './said/shape.ts'

/** Any text that says something. */
export const Word = z.string().refine(text => text.trim() !== '', { error: fault(said('noWord')) })
export const Text = z.string()
export const Words = z.array(Word)
/** One of a few words. Asks for a word first, so that a map or a list in its place is told from a wrong word. */
export const oneOf = <const T extends string>(...words: T[]) =>
  z
    .string({ error: issue => (issue.input === undefined ? fault(missing(issue), offered('', words)) : undefined) })
    .pipe(z.enum(words))
export const Flag = oneOf('true', 'false').transform(word => word === 'true')
/** Only ever `true`, where its absence says the opposite. */
export const Yes = oneOf('true').transform(() => true as const)

/** A word of one kind: a pattern, and what it means. @param meaning gives undefined where the word only looks right */
const kindOf = <T>(expected: InEach, example: string | InEach, meaning: (text: string) => T | undefined) =>
  z.string().transform((text, context): T => {
    const value = meaning(text)
    if (value !== undefined) return value
    context.issues.push({
      code: 'custom',
      input: text,
      message: fault(said('isNot', { value: shown(text), expected }), said('writeLike', { example })),
    })
    return z.NEVER
  })

const whole =
  (least: number) =>
  (text: string): number | undefined => {
    const value = /^[+-]?\d{1,15}$/.test(text) ? Number(text) : NaN
    return value >= least ? value : undefined
  }

export const Whole = kindOf(said('whole'), '7', whole(-Infinity))
export const Count = kindOf(said('count'), '2', whole(0))
export const Positive = kindOf(said('positive'), '2', whole(1))
export const Amount = kindOf(said('number'), '2', text =>
  /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined,
)

/** What an action or ability may be called. Ids become keys of records, where `__proto__` is none. */
export const isId = (text: string): boolean => /^[\p{L}\p{N}_-]+$/u.test(text) && text !== '__proto__'

/** A moment with its zone, kept as written. */
export const Instant = kindOf(said('instant'), '2026-01-03T20:00:00Z', text => {
  const day = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.exec(text)?.[1]
  if (day === undefined || Number.isNaN(Date.parse(text))) return undefined
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day) ? text : undefined
})

const minutes: Record<string, number> = { m: 1, h: 60, d: 1440 }

/** A length of time, in minutes. */
export const Length = kindOf(said('length'), said('lengths'), text => {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? []
  return count === undefined || unit === undefined || Number(count) === 0 ? undefined : Number(count) * minutes[unit]!
})

/** What somebody learned, or what a line says: a word, or a list of them. */
export const WordOrWords = z.union([Word, Words])

/** A word as what it looks like: a number, a yes or no, or text. */
export const Natural = Text.transform((text): string | number | boolean =>
  text === 'true' || text === 'false' ? text === 'true' : /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text,
)
