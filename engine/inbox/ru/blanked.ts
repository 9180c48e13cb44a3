import { united, type Range } from '../../text/range.ts'

/** The text with what stands in these places blanked, so that every other place stays what it is. */
export function blanked(text: string, places: readonly Range[]): string {
  const spans = united([...places])
  const parts = spans.map(({ start, end }, at) => text.slice(spans[at - 1]?.end ?? 0, start) + ' '.repeat(end - start))
  return parts.join('') + text.slice(spans.at(-1)?.end ?? 0)
}
