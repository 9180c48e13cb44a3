import { choiceKey, compile, tagKey, type Mention } from './compile.ts'
import { formAsked, declinable, type FormAsked, type NameCase } from './name-forms.ts'
import { nearest } from './nearest.ts'
import { MessageError } from './problem.ts'
import { code, isSpan, plainOf, quote, strong, text, tidy, type Span } from './span.ts'
import { calledIn } from './title.ts'

type PlayerSpan = Extract<Span, { kind: 'player' }>

/**
 * A value in a form of its names (`name-forms.ts`), in the language of the message. What is no name stays as it is, and so
 * does a name whose forms nobody wrote, in a language that has no word to put before it.
 */
function inForm<Value extends string | number | Span | readonly Span[]>(
  locale: string,
  value: Value,
  form: FormAsked['form'],
): string | Value | Span[] {
  const spans: readonly Span[] = typeof value !== 'object' ? [] : 'kind' in value ? [value] : value
  const players = spans.filter((span): span is PlayerSpan => span.kind === 'player')
  const known = players.length > 0 && players.every(({ forms }) => declinable(forms))
  if (form === 'forms') return known ? 'yes' : 'no'
  if (form === 'gender') return spans.length === 1 ? (players[0]?.forms?.gender ?? 'other') : 'other'
  if (form === 'did') return agreement(players, known)
  if (!players.length) return value
  const called = calledIn(locale)
  if (!known && called) return [text(`${called[players.length > 1 ? 'many' : 'one'][form]} `), ...spans]
  return form === 'nom' ? value : spans.map(span => (span.kind === 'player' ? declined(span, form) : span))
}

/** How a verb agrees with them: by the word for a player, which is masculine, unless they stand for themselves. */
function agreement(players: readonly PlayerSpan[], known: boolean): 'none' | 'many' | 'f' | 'one' {
  if (players.length !== 1) return players.length ? 'many' : 'none'
  return known && players[0]!.forms?.gender === 'f' ? 'f' : 'one'
}

function declined(span: PlayerSpan, form: NameCase): Span {
  const { name, forms, ...rest } = span
  return declinable(forms) ? { ...rest, name: forms[form], nominative: name } : span
}

export { checkMessage, variablesOf } from './check-message.ts'
export { explain, MessageError } from './problem.ts'
export type { Problem, ProblemCode } from './problem.ts'

/** What may stand in a slot: words, a number, or spans. */
export type Value = string | number | Span | readonly Span[]

/** Named values for the slots of a message. Under `rawWords` stand the words of the system that some of them say: a message may choose by these, whatever language they are said in. */
export type Values = Readonly<Record<string, Value>> & { readonly [rawWords]?: Readonly<Record<string, Value>> }
export const rawWords: unique symbol = Symbol('raw words')

/**
 * Takes a language code, an ICU message and the values of its variables; returns the sentence as spans.
 *
 * `{name}` prints a value, `{n, plural, one {…} few {…} many {…} other {…}}` counts, `{word, select, a {…} other {…}}`
 * chooses; `<b>`, `<quote>` and `<rule>` make spans, any other tag is text. Numbers come out as plain digits. What a
 * value contains is never read as a message. A value that names players brings its forms along (`name-forms.ts`). An apostrophe before `{`, `}`, `<` or `>` quotes what follows it, up to the
 * next apostrophe.
 *
 * Throws nothing but a `MessageError`: a message that cannot be read, or a value that is missing or does not fit.
 */
export function say(locale: string, source: string, values: Values = {}): Span[] {
  const { format, mentions } = compile(locale, source)
  const filled: Record<string, Filled> = Object.assign(Object.create(null), tags)
  for (const mention of mentions)
    filled[mention.use === 'choose' ? choiceKey(mention.name) : mention.name] = fitting(locale, mention, values)
  return spansOf(format.formatToParts<Part>(filled).map(part => part.value))
}

type Part = Span | readonly Span[]
type Filled = Value | ((parts: (string | Part)[]) => Span)

const tags: Record<string, Filled> = {
  [tagKey('b')]: parts => strong(...spansOf(parts)),
  [tagKey('quote')]: parts => quote(...spansOf(parts)),
  [tagKey('rule')]: parts => code(plainOf(spansOf(parts))),
}

function spansOf(parts: readonly (string | Part)[]): Span[] {
  return tidy(parts.flatMap(part => (typeof part === 'string' ? text(part) : part)))
}

function fitting(locale: string, { name, use, position, branches }: Mention, values: Values): Value {
  const found = `{${name}}`
  const said: unknown = given(locale, name, values)
  const raw: unknown =
    use === 'choose' && said !== undefined && !branches.includes(String(said)) ? values[rawWords]?.[name] : undefined
  const value = raw ?? said
  if (value === undefined) {
    const near = nearest(name, Object.keys(values))
    throw new MessageError({
      code: 'unknownVariable',
      severity: 'error',
      position,
      found,
      ...(near && { suggestion: `{${near}}` }),
    })
  }
  if (use === 'count' && typeof value !== 'number')
    throw new MessageError({ code: 'notANumber', severity: 'error', position, found })
  if (use === 'choose' && !isWord(value))
    throw new MessageError({ code: 'notAChoice', severity: 'error', position, found })
  if (!isValue(value)) throw new MessageError({ code: 'notAValue', severity: 'error', position, found })
  return value
}

/** A value by its name, or the form of one that the name asks for. */
function given(locale: string, name: string, values: Values): Value | undefined {
  if (Object.hasOwn(values, name)) return values[name]
  const form = formAsked(name)
  const value: unknown = form && Object.hasOwn(values, form.of) ? values[form.of] : undefined
  return form && isValue(value) ? inForm(locale, value, form.form) : undefined
}

const isWord = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

const isValue = (value: unknown): value is Value =>
  isWord(value) || isSpan(value) || (Array.isArray(value) && value.every(isSpan))
