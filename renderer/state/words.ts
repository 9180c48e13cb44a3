/** Words of spans and of numbers. */
import type { Span } from '../../engine/text/span.ts'

/** Takes spans; returns their words alone: for labels, searching and copying. */
export const wordsOf = (spans: readonly Span[]): string => spans.map(span => 'spans' in span ? wordsOf(span.spans) : span.kind === 'player' ? span.name : span.text).join('')

/** `1 message`, `8 messages`. */
export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`

/** Joins class names, leaving out what is not there. */
export const cls = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

/** Groups in the order in which they are first met. */
export function grouped<Item>(items: readonly Item[], by: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(by(item), [...groups.get(by(item)) ?? [], item])
  return [...groups]
}
