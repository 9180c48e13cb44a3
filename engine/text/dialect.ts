import { oneLine, printable, webAddress } from './literal.ts'
import { plainOf } from './span.ts'
import type { Look, Span } from './span.ts'

/**
 * How one kind of forum writes. A dialect is given words and finished pieces of its own text, never spans; it is the
 * only one that adds markup, and `words` the only way for anything else to get in, so that whatever a name contains
 * comes out as literal text. To suit one board, spread a dialect and replace what the board does otherwise.
 */
export interface Dialect {
  name: string
  /** The longest post most boards of the kind accept, in UTF-16 units; undefined when there is no limit. */
  limit: number | undefined
  /** Whether `secret` really covers its text. Where it does not, the text is only marked. */
  hides: boolean
  /** Words as literal text. */
  words: (words: string) => string
  strong: (inner: string) => string
  /** A rule id, given as bare words. */
  code: (words: string) => string
  /** A quote and a secret inside a sentence. */
  quote: (inner: string) => string
  secret: (inner: string) => string
  /** A way to an address, of which every character may stand in a link as it is. */
  link: (inner: string, address: string) => string
  /** A quote and a secret that are a whole paragraph. */
  quoteBox: (inner: string) => string
  secretBox: (inner: string) => string
  /** A whole paragraph of finished pieces, and what stands between two paragraphs. */
  paragraph: (inner: string) => string
  between: string
  /** A whole nested list of finished lines. */
  list: (items: readonly Line[]) => string
  /** What somebody wrote to look otherwise; bare where there is no way to say so. */
  styled?: (look: Look, inner: string) => string
  colored?: (color: string, inner: string) => string
  /** What its readers see of marks that the desk never writes and a host may. */
  styles?: readonly Style[]
}

/** A pair of marks as patterns, without groups; the words between look so, or like any others. `ъ` stands for a color. */
export interface Style {
  open: string
  close: string
  look?: Look
}

/** An item of a nested list as spans. */
export interface Item {
  spans: Span[]
  children: Item[]
}

/** An item of a nested list as finished text. */
export interface Line {
  line: string
  children: Line[]
}

/** Takes a dialect and a sentence; returns the sentence in that dialect, without a paragraph around it. */
export function inline(dialect: Dialect, spans: readonly Span[]): string {
  return runs(spans)
    .map(run => (run.kind === 'text' ? dialect.words(run.text) : marked(dialect, run)))
    .join('')
}

/**
 * Takes a dialect and paragraphs; returns the post. A quote or a secret that is a whole paragraph gets the forum's box
 * for it; inside a sentence it stays in the sentence. Paragraphs without a visible character are left out.
 */
export function paragraphs(dialect: Dialect, blocks: readonly (readonly Span[])[]): string {
  return blocks
    .map(spans => paragraph(dialect, spans))
    .filter(written => written !== '')
    .join(dialect.between)
}

/** Items of a list whose words were written before, by their spans: for a list that is written again with more in it. */
export type WrittenLines = WeakMap<readonly Span[], string>

/** Takes a dialect and a nested list; returns the list in that dialect, each item on a line of its own. */
export function outline(dialect: Dialect, items: readonly Item[], known?: WrittenLines): string {
  return items.length === 0 ? '' : dialect.list(items.map(item => line(dialect, item, known)))
}

/** The same behind a spoiler, where the dialect has one that really covers; else it stands open. */
export function folded(dialect: Dialect, items: readonly Item[], known?: WrittenLines): string {
  const list = outline(dialect, items, known)
  return list !== '' && dialect.hides ? dialect.secretBox(list) : list
}

function line(dialect: Dialect, { spans, children }: Item, known?: WrittenLines): Line {
  const words = known?.get(spans) ?? inline(dialect, trimmed(spans))
  known?.set(spans, words)
  return { line: words, children: children.map(child => line(dialect, child, known)) }
}

function paragraph(dialect: Dialect, spans: readonly Span[]): string {
  const visible = spans.filter(span => plainOf([span]).trim() !== '')
  const [only] = visible
  if (only === undefined) return ''
  if (visible.length === 1 && only.kind === 'quote') return dialect.quoteBox(sentence(dialect, only.spans))
  if (visible.length === 1 && only.kind === 'secret') return dialect.secretBox(sentence(dialect, only.spans))
  return sentence(dialect, spans)
}

function sentence(dialect: Dialect, spans: readonly Span[]): string {
  return dialect.paragraph(inline(dialect, trimmed(spans)))
}

function trimmed(spans: readonly Span[]): Span[] {
  return spans.map((span, i) => {
    if (span.kind !== 'text') return span
    const words = i === 0 ? span.text.trimStart() : span.text
    return { kind: 'text', text: i === spans.length - 1 ? words.trimEnd() : words }
  })
}

type Marked = Exclude<Span, { kind: 'text' } | { kind: 'player' }>
type Run = Marked | { kind: 'text'; text: string }

/**
 * Texts and names in a row are one run of words, so that no pattern hides across their borders; two strong spans in a
 * row are one; spans without words are none.
 */
function runs(spans: readonly Span[]): Run[] {
  const joined: Run[] = []
  for (const span of spans.filter(span => plainOf([span]) !== '')) {
    const last = joined.at(-1)
    if (span.kind === 'text' || span.kind === 'player') {
      const words = span.kind === 'text' ? printable(span.text) : oneLine(span.name)
      if (last?.kind === 'text') joined[joined.length - 1] = { kind: 'text', text: last.text + words }
      else joined.push({ kind: 'text', text: words })
    } else if (span.kind === 'strong' && last?.kind === 'strong') {
      joined[joined.length - 1] = { kind: 'strong', spans: [...last.spans, ...span.spans] }
    } else {
      joined.push(span)
    }
  }
  return joined
}

function marked(dialect: Dialect, span: Marked): string {
  if (span.kind === 'code') return dialect.code(oneLine(span.text))
  if (span.kind === 'link') {
    const inner = inline(dialect, span.spans)
    const address = webAddress(span.to)
    return address === undefined ? inner : dialect.link(inner, address)
  }
  if (span.kind === 'styled') {
    const inner = inline(dialect, span.spans)
    return dialect.styled?.(span.look, inner) ?? inner
  }
  if (span.kind === 'colored') {
    const inner = inline(dialect, span.spans)
    return dialect.colored?.(span.color, inner) ?? inner
  }
  return dialect[span.kind](inline(dialect, span.kind === 'strong' ? unstressed(span.spans) : span.spans))
}

/** Strong inside strong adds nothing, and Markdown cannot say it. */
function unstressed(spans: readonly Span[]): Span[] {
  return spans.flatMap((span): Span[] => {
    if (span.kind === 'strong') return unstressed(span.spans)
    return 'spans' in span ? [{ ...span, spans: unstressed(span.spans) }] : [span]
  })
}
