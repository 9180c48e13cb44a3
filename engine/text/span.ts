import type { NameForms } from './name-forms.ts'

/**
 * A span is a piece of a sentence that knows what it is. Wording becomes spans first; a dialect turns them into BBCode,
 * Markdown, HTML or plain text, and a view turns them into elements. No span ever holds markup.
 *
 * - `text`: words, printed literally
 * - `player`: a player's name, printed literally and on one line; `forms`: what is known of how it is declined;
 *   `nominative`: the name itself, where `name` is a form of it
 * - `strong`: emphasised
 * - `quote`: a player's own words
 * - `code`: a rule id
 * - `secret`: covered until the reader asks (a spoiler)
 * - `styled`, `colored`: looks otherwise, as its writer wished; nothing that the desk writes does. A color is one of the
 *   web's names or a number (`#c00`)
 * - `link`: leads to an address of the web; where that is none, its words stand alone
 */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'player'; name: string; forms?: NameForms; nominative?: string }
  | { kind: 'strong'; spans: Span[] }
  | { kind: 'quote'; spans: Span[] }
  | { kind: 'styled'; look: Look; spans: Span[] }
  | { kind: 'colored'; color: string; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'secret'; spans: Span[] }
  | { kind: 'link'; spans: Span[]; to: string }

/** How words may look besides: each forum has these, and the desk writes none of them. */
export type Look = 'italic' | 'underlined' | 'struck'

/** Takes some words; returns them as a span that is printed literally. */
export const text = (words: string): Span => ({ kind: 'text', text: words })

/** Takes a player's name, whatever it contains, and its forms where they are known; returns it as a span. */
export const player = (name: string, forms?: NameForms): Span => ({ kind: 'player', name, ...(forms && { forms }) })

/** Takes spans; returns them emphasised. */
export const strong = (...spans: Span[]): Span => ({ kind: 'strong', spans })

/** Takes spans; returns them as a player's own words. */
export const quote = (...spans: Span[]): Span => ({ kind: 'quote', spans })

/** Takes a look and spans; returns these as looking so. */
export const styled = (look: Look, ...spans: Span[]): Span => ({ kind: 'styled', look, spans })

/** Takes a color and spans; returns these in it, or as they are where that is none. */
export const colored = (color: string, ...spans: Span[]): Span[] =>
  /^(?:#[\da-f]{3,8}|[a-z]{3,20})$/i.test(color) ? [{ kind: 'colored', color, spans }] : spans

/** Takes a rule id; returns it as a span. */
export const code = (id: string): Span => ({ kind: 'code', text: id })

/** Takes spans; returns them covered until the reader asks. */
export const secret = (...spans: Span[]): Span => ({ kind: 'secret', spans })

/** Takes an address and spans; returns these as a way there. */
export const link = (to: string, ...spans: Span[]): Span => ({ kind: 'link', spans, to })

/** Takes spans; returns their words alone, without any decoration. For searching, sorting and labels, not for posting. */
export function plainOf(spans: readonly Span[]): string {
  return spans.map(wordsOf).join('')
}

function wordsOf(span: Span): string {
  if ('spans' in span) return plainOf(span.spans)
  return span.kind === 'player' ? span.name : span.text
}

/** Takes spans; returns the players that they name, by their names as they are in the nominative. */
export const namesIn = (spans: readonly Span[]): string[] =>
  spans.flatMap(span =>
    'spans' in span ? namesIn(span.spans) : span.kind === 'player' ? [span.nominative ?? span.name] : [],
  )

/** Takes several runs of spans and the words that go between two of them; returns one run. */
export function joinSpans(runs: readonly (readonly Span[])[], between: string): Span[] {
  return tidy(runs.flatMap((run, i) => (i > 0 ? [text(between), ...run] : [...run])))
}

/** Takes spans; returns the same sentence with neighbouring texts made one and empty texts left out. */
export function tidy(spans: readonly Span[]): Span[] {
  const tidied: Span[] = []
  for (const span of spans) {
    const last = tidied.at(-1)
    if (span.kind !== 'text') tidied.push(span)
    else if (last?.kind === 'text') tidied[tidied.length - 1] = text(last.text + span.text)
    else if (span.text !== '') tidied.push(span)
  }
  return tidied
}

const kinds = new Set<unknown>(['text', 'player', 'strong', 'quote', 'styled', 'colored', 'code', 'secret', 'link'])

/** Takes anything; returns whether it is a span. Looks at the outermost span only. */
export function isSpan(value: unknown): value is Span {
  return typeof value === 'object' && value !== null && 'kind' in value && kinds.has(value.kind)
}

/** A sentence with a capital, where it does not begin with a name. */
export function sentenceCase([first, ...rest]: readonly Span[]): Span[] {
  if (first === undefined) return []
  return [first.kind === 'text' ? text(first.text.slice(0, 1).toUpperCase() + first.text.slice(1)) : first, ...rest]
}
