/** Runs as BBCode: how posts of a thread are kept, so that reading the text again finds the same marks. */
import { mayMark } from './marks-bbcode.ts'
import { runsOf, recognised } from './marks.ts'
import { textOf, type MarkName, type Run } from './run.ts'

const tags: [MarkName, string][] = [
  ['quoted', 'quote'],
  ['spoiler', 'spoiler'],
  ['struck', 's'],
  ['code', 'code'],
  ['bold', 'b'],
  ['green', 'color=green'],
]
const end = (tag: string): string => `[/${tag.replace(/=.*/, '')}]`

export function bbcodeOf(runs: readonly Run[]): string {
  let text = ''
  let open: string[] = []
  // Words whose writer cannot be told stand before an end without a quote, or behind a quote without an end.
  const known = runs.findIndex(({ unsure }) => !unsure)
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1]
    const edge =
      before?.unsure && !run.unsure && index === known
        ? '[/quote]'
        : run.unsure && !before?.unsure && (index > known || known < 0)
          ? '[quote]'
          : ''
    if (edge) {
      text += open.reverse().map(end).join('') + edge
      open = []
    }
    const wanted = tags.flatMap(([mark, tag]) =>
      run[mark] && !(mark === 'quoted' && run.unsure) && !(mark === 'bold' && run.code) ? [tag] : [],
    )
    const same = wanted.findIndex((tag, index) => tag !== open[index])
    const kept = same < 0 ? Math.min(wanted.length, open.length) : same
    text +=
      open.slice(kept).reverse().map(end).join('')
      + wanted
        .slice(kept)
        .map(tag => `[${tag}]`)
        .join('')
      + literal(run.text)
    open = wanted
  }
  text += open.reverse().map(end).join('')
  // A text without tags is read like one that was copied: an empty tag says that it was not.
  return isPlainly(text, runs) || recognised(text) === 'bbcode' || isUnmarked(runsOf({ text }), textOf(runs))
    ? text
    : `${text}[u][/u]`
}

/** Whether a text holds nothing that a reader of copied text could take for a mark: most posts do not. */
const isPlainly = (text: string, runs: readonly Run[]): boolean =>
  runs.length === 1 && runs[0]!.text === text && !mayMark(text)

const isUnmarked = (runs: readonly Run[], text: string): boolean =>
  textOf(runs) === text && runs.every(run => Object.keys(run).length === 1)

/** An invisible joiner keeps what was written as text from being a tag. */
const literal = (text: string): string => text.replace(/\[(?=[/a-z*-])/gi, '[\u2060')
