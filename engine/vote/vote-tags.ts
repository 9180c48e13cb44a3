/** The vote tag of a forum where a page shows it as it was typed: `[vote]Ann[/vote]`, `[unvote][/unvote]`, `[vote=Ann][/vote]`. */
import { bits, bitsOf, textOf, type Run } from './run.ts'

/** As far as the end of a tag is looked for. */
const tag =
  /\[(?<word>(?:un)?vote)(?:=(?<value>[^[\]\n]{0,100}))?\](?<name>(?:(?!\[\/?(?:un)?vote)[^]){0,200}?)\[\/\k<word>\]/giu

/** What a vote tag says in a line of its own, and bold, as forums show it. */
export const tagSaid = (kind: string, value = ''): string => `${kind.toUpperCase()}: ${value}`

/** Runs with what stands in vote tags as the votes that they are, in any style; in code nothing is a tag. */
export function withVoteTags(runs: readonly Run[]): Run[] {
  const text = textOf(runs)
  if (!/\[(?:un)?vote/i.test(text)) return [...runs]
  const take = takerOf(runs)
  const made: Run[] = []
  let at = 0
  for (const { index, 0: whole, groups } of text.matchAll(tag)) {
    const { word = '', value, name = '' } = groups!
    const end = index + whole.length
    const from = end - word.length - 3 - name.length
    made.push(...take(at, index))
    const [here = { text: '' }] = take(index, index + 1)
    at = end
    if (bitsOf(here) & bits.code) {
      made.push(here, ...take(index + 1, end))
      continue
    }
    take(index + 1, from)
    if (made.length && !made.at(-1)!.text.endsWith('\n')) made.push({ ...here, text: '\n' })
    made.push({ ...here, bold: true, text: tagSaid(word, name.trim() === '' ? value : '') })
    made.push(...take(from, from + name.length).map(run => ({ ...run, bold: true as const })))
    take(from + name.length, end)
    // A name that goes on behind its tag is no end of a line.
    if (end < text.length && !/[\p{L}\p{N}\n]/u.test(text.slice(end, end + 1))) made.push({ ...here, text: '\n' })
  }
  return joined([...made, ...take(at, text.length)])
}

/** Takes stretches out of runs, from one offset to another, one behind the other. */
function takerOf(runs: readonly Run[]): (start: number, end: number) => Run[] {
  let [nth, from] = [0, 0]
  return (start, end) => {
    const taken: Run[] = []
    while (nth < runs.length && from < end) {
      const run = runs[nth]!
      const text = run.text.slice(Math.max(0, start - from), end - from)
      if (text !== '') taken.push({ ...run, text })
      if (from + run.text.length > end) break
      from += run.text.length
      nth++
    }
    return taken
  }
}

/** Neighbours that are marked alike are one run. */
function joined(runs: readonly Run[]): Run[] {
  const made: Run[] = []
  for (const run of runs) {
    const last = made.at(-1)
    if (last && bitsOf(last) === bitsOf(run)) last.text += run.text
    else made.push({ ...run })
  }
  return made
}

/** Whether a mark makes of what it holds a vote: the classes that forums give their vote tag. */
export const tagClass = (name: string): 'vote' | 'unvote' | undefined =>
  /^(?:bb[_-]?)?(vote|unvote)(?:[_-]?tag)?$/i.exec(name)?.[1]?.toLowerCase() as 'vote' | 'unvote' | undefined
