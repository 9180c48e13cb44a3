/** The words of a node, broken into lines, and so its size. Screen and export are drawn from the same lines. */
import type { Span } from '../../../engine/text/span.ts'
import { say } from '../../words/say.ts'
import type { FootItem, NodeText, Wording } from './layout.ts'
import { markWord, roleWords, type Shaped, type TreeWordsSaid } from './tree-shape.ts'
import { widestWord, wrap, type Ruler } from './wrap.ts'

/** What the sizes are made of; the stylesheet of the node says the same. */
export const metrics = {
  left: 14,
  right: 12,
  top: 8,
  bottom: 9,
  flat: 6,
  line: 19,
  role: 16,
  foot: 20,
  footGap: 3,
  between: 6,
  join: 8,
  chip: 10,
}

/** Rulers of the three kinds of text in a node. */
export interface Rulers {
  words: Ruler
  small: Ruler
  chip: Ruler
}

/**
 * How a drawing breaks the words of its nodes.
 * @param deciding the lines whose action decides the result
 * @param words what is said of lines, in the language of the tree
 */
export const wordingOf =
  (shown: readonly Shaped[], deciding: ReadonlySet<number>, rulers: Rulers, words: TreeWordsSaid): Wording =>
  (width, form, indent = () => 0) =>
    new Map(
      shown.map(shaped => [
        shaped.line.id,
        (form === 'tall' ? tall : flat)(shaped, deciding.has(shaped.line.id), width - indent(shaped), rulers, words),
      ]),
    )

/** Wider where a word needs it: names stay whole, up to the longest that a forum has. */
const holding = (spans: readonly Span[], width: number, { words }: Rulers): number =>
  Math.max(width, Math.min(widestName, Math.ceil(widestWord(spans, words)) + metrics.left + metrics.right))
const widestName = 320

function tall(shaped: Shaped, decides: boolean, least: number, rulers: Rulers, words: TreeWordsSaid): NodeText {
  const { line } = shaped
  const width = holding(line.claim, least, rulers)
  const inner = width - metrics.left - metrics.right
  const role = line.role === 'root' || line.role === 'more' ? '' : roleWords(line)
  const lines = wrap(role === '' ? line.said : line.claim, inner, rulers.words)
  const foot = inRows(footOf(shaped, decides, rulers, words), inner)
  const height =
    metrics.top
    + (role === '' ? 0 : metrics.role)
    + lines.length * metrics.line
    + (foot.length ? metrics.footGap + foot.length * metrics.foot : 0)
    + metrics.bottom
  return { form: 'tall', role, lines, foot, width, height }
}

function flat(shaped: Shaped, decides: boolean, least: number, rulers: Rulers, words: TreeWordsSaid): NodeText {
  const width = holding(shaped.line.said, least, rulers)
  const inner = width - metrics.left - metrics.right
  const lines = wrap(shaped.line.said, inner, rulers.words)
  const items = footOf(shaped, decides, rulers, words)
  const last = lines.at(-1)?.reduce((sum, { text, bold }) => sum + rulers.words(text, bold), 0) ?? 0
  const needed = items.reduce((sum, item, index) => sum + item.width + (index ? metrics.between : 0), 0)
  const joins = items.length > 0 && last + metrics.join + needed <= inner
  const foot = joins ? [items] : inRows(items, inner)
  const height = 2 * metrics.flat + lines.length * metrics.line + (joins ? 0 : foot.length * metrics.foot)
  return { form: 'flat', role: '', lines, foot, ...(joins ? { joined: last + metrics.join } : {}), width, height }
}

function footOf({ line, folded, aside }: Shaped, decides: boolean, rulers: Rulers, words: TreeWordsSaid): FootItem[] {
  const small = (kind: FootItem['kind'], text: string): FootItem[] =>
    text === '' ? [] : [{ kind, text, width: Math.ceil(rulers.small(text, false)) }]
  return [
    ...(line.rule === undefined
      ? []
      : [{ kind: 'rule' as const, text: line.rule, width: Math.ceil(rulers.chip(line.rule, false)) + metrics.chip }]),
    ...small('verdict', markWord(line)),
    ...small('decides', decides ? `◆ ${words.decides}` : ''),
    ...small('elsewhere', line.sameAs === undefined ? '' : `↑ ${words.seeThere}`),
    ...small(
      'folded',
      folded ? say(aside === folded ? 'nightTree.asideFolded' : 'nightTree.showMore', { count: folded }) : '',
    ),
  ]
}

function inRows(items: readonly FootItem[], inner: number): FootItem[][] {
  const rows: FootItem[][] = []
  let used = 0
  for (const item of items) {
    const row = rows.at(-1)
    if (row && used + metrics.between + item.width <= inner) {
      row.push(item)
      used += metrics.between + item.width
    } else {
      rows.push([item])
      used = item.width
    }
  }
  return rows
}
