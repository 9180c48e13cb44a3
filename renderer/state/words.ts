/** Words of spans and of numbers. */
import type { Span } from '../../engine/text/span.ts'

/** Takes spans; returns their words alone: for labels, searching and copying. */
export const wordsOf = (spans: readonly Span[]): string =>
  spans.map(span => ('spans' in span ? wordsOf(span.spans) : span.kind === 'player' ? span.name : span.text)).join('')

/** Takes spans; returns them as a sentence of its own: with a capital, where it does not begin with a name, and a full stop. */
export function sentenceOf([first, ...rest]: readonly Span[]): Span[] {
  if (first === undefined) return []
  const begun: Span[] = [
    first.kind === 'text' ? { ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) } : first,
    ...rest,
  ]
  return /[.!?]$/.test(wordsOf(begun)) ? begun : [...begun, { kind: 'text', text: '.' }]
}

/** Joins class names, leaving out what is not there. */
export const cls = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

/** Groups in the order in which they are first met. */
export function grouped<Item>(items: readonly Item[], by: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item])
  return [...groups]
}
