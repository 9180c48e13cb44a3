/**
 * Printing a tree: a question, its answer, and below it reasons for yes and reasons against in turn, as hosts have
 * always argued in threads. As a nested list it can be pasted into any forum; as a text tree it suits a terminal.
 */
import { insteadIn } from '../reason/instead.ts'
import type { VerdictWord } from '../journal/outcome.ts'
import { turnedOn } from '../reason/decisive.ts'
import type { Reason } from '../reason/reason.ts'
import type { Item } from '../text/dialect.ts'
import { oneLine } from '../text/literal.ts'
import { code, plainOf, text, tidy, type Span } from '../text/span.ts'
import type { ActionStatus } from './action-status.ts'
import { linesOf, printed, type Line, type Mark, type Printing, type Role } from './lines.ts'
import { phrasesOf } from './sentences.ts'
import type { Speaker } from './speaker.ts'

/** A tree as a nested list, for `outline` in any dialect. */
export function outlineOf(root: Reason, speaker: Speaker, printing: Printing): Item[] {
  const { tree } = phrasesOf(speaker)
  const item = (line: Line): Item => ({
    spans: tidy([
      ...line.said,
      ...(line.mark ? [text(` — ${tree[line.mark]}`)] : []),
      ...pointing(line, ', '),
      ...(printing.rules ? cited(line) : []),
      ...besides(line, ', '),
    ]),
    children: line.children.map(item),
  })
  return [item(printed(root, speaker, printing))]
}

/** How a text tree is drawn. */
export interface Drawing extends Partial<Printing> {
  ascii?: boolean
}

/** A tree for a terminal, one line a node, with guides and signs. @returns lines joined by line breaks, without a last one */
export function textTree(root: Reason, speaker: Speaker, drawing: Drawing = {}): string {
  const { signs, branch, last, pass } = drawing.ascii ? asciiStrokes : strokes
  const draw = (line: Line): string[] => [
    oneLine(
      plainOf([
        ...(line.sign ? [text(`${signs[line.sign]} `)] : []),
        ...line.said,
        ...pointing(line, drawing.ascii ? ' - ' : ' — '),
        ...((drawing.rules ?? true) ? cited(line) : []),
        ...besides(line, drawing.ascii ? ' - ' : ' — '),
      ]),
    ),
    ...line.children.flatMap((child, index) => {
      const [first = '', ...rest] = draw(child)
      const end = index === line.children.length - 1
      return [(end ? last : branch) + first, ...rest.map(further => (end ? '   ' : pass) + further)]
    }),
  ]
  return draw(printed(root, speaker, drawing)).join('\n')
}

const strokes = {
  signs: { stands: '✓', falls: '✗', noEffect: '∅', partial: '~' },
  branch: '├─ ',
  last: '└─ ',
  pass: '│  ',
}
const asciiStrokes = {
  signs: { stands: '+', falls: '-', noEffect: 'o', partial: '~' },
  branch: '|- ',
  last: '`- ',
  pass: '|  ',
}

/** A line of a tree as data: what lists and graphs are drawn from. `sameAs`: what stands below it stands below that line already. */
export interface TreeLine {
  id: number
  role: Role | 'root' | 'more'
  /** With the words of its role. */
  said: Span[]
  /** Its claim alone. */
  claim: Span[]
  mark?: Mark | 'partial'
  /** The mark in a word. */
  word?: string
  rule?: string
  /** Other rules that say the same, and what else belongs to it: small print. */
  also?: readonly string[]
  notes?: Span[][]
  action?: string
  /** It is of what was done in another's place and not sent in: how a result came about, whatever kept that other from it. */
  stepsIn?: true
  /** Nothing turned on it, nor on anything below it: what a screen folds away first. */
  aside?: true
  children: number[]
  sameAs?: number
}

/** A tree as lines, the root first, each before what stands below it. */
export function treeLines(root: Reason, speaker: Speaker, verdict?: VerdictWord, faring?: ActionStatus): TreeLine[] {
  const { tree } = phrasesOf(speaker)
  const lines = linesOf(printed(root, speaker, { ...(verdict && { verdict }), faring }))
  const idOf = new Map(lines.map((line, id) => [line, id]))
  const above = new Map(lines.flatMap((line, id) => (line.node && !line.pointer ? [[line.node, id]] : [])))
  const aside = asideIn(lines, root, verdict === 'partial')
  return lines.map((line, id) => {
    const sameAs = line.pointer && line.node && above.get(line.node)
    return {
      id,
      role: line.role ?? (id === 0 ? 'root' : 'more'),
      said: tidy(line.said),
      claim: tidy(line.claim ?? line.said),
      ...(line.sign && { mark: line.sign, word: tree[line.sign] }),
      ...(line.rule !== undefined && { rule: line.rule }),
      ...(line.also && { also: line.also }),
      ...(line.notes && { notes: line.notes.map(tidy) }),
      ...(line.action !== undefined && {
        action: line.action,
        ...(insteadIn(line.action) && { stepsIn: true as const }),
      }),
      ...(aside.has(line) && { aside: true as const }),
      children: line.children.map(child => idOf.get(child)!),
      ...(sameAs !== undefined && { sameAs }),
    }
  })
}

/** Lines below which, themselves included, nothing turned. @param lines each before what stands below it */
function asideIn(lines: readonly Line[], root: Reason, inPart: boolean): ReadonlySet<Line> {
  const turned = new Set(turnedOn(root, inPart))
  const aside = new Set<Line>()
  for (const line of lines.toReversed())
    if (line.of && line.of !== root && !turned.has(line.of) && line.children.every(child => aside.has(child)))
      aside.add(line)
  return aside
}

const cited = ({ rule, also = [] }: Line): Span[] =>
  rule === undefined
    ? []
    : [text(' ('), ...[rule, ...also].flatMap((id, index) => [text(index ? ', ' : ''), code(id)]), text(')')]

/** What belongs to a line and decides nothing. */
const besides = ({ notes = [] }: Line, before: string): Span[] => notes.flatMap(note => [text(before), ...note])

const pointing = ({ pointer, number }: Line, before: string): Span[] =>
  pointer ? [text(before), ...pointer] : number ? [text(' '), ...number] : []
