/** The lines of an explanation as a tree: who stands below whom and how, and what is folded away. */
import type { TreeLine, TreeView } from '../../../electron/desk/contract.ts'
import { wordsOf } from '../../state/words.ts'
import { say } from '../../words/say.ts'

/** How a line bears on the one above: it supports it, it speaks against it, or it only says that more is there. */
export type Bond = 'because' | 'unless' | 'more'

export interface Shaped {
  line: TreeLine
  /** Undefined of the root. */
  parent?: number
  bond?: Bond
  depth: number
  /** Those below that are shown. */
  children: number[]
  /** How many lines are folded away below. */
  folded: number
  /** How many of them nothing turned on. */
  aside: number
}

/** Trees with more lines than this begin with the lines on which they turned; the rest is folded away. */
const wholeUpTo = 10
/** Trees with more lines than this are folded, so far that about as many are left. */
const mostLines = 200
/** How many levels are shown at most below the root of a folded tree, and below a line that was opened. */
const mostLevels = 4

/**
 * Takes the lines of a tree and the ids of those that were opened and closed.
 * @param atFirst of more deciding lines than this the nearest to the question are shown, until more are opened
 * @returns those that are shown, from the root down, each before what stands below it
 */
export function shapeOf(
  lines: readonly TreeLine[],
  opened: ReadonlySet<number>,
  closed: ReadonlySet<number> = new Set(),
  atFirst = Infinity,
): Shaped[] {
  return withoutClosed(unfolded(lines, opened, atFirst), closed)
}

/** Whether a line has something below it, shown or not. */
export const opens = ({ children, folded }: Shaped): boolean => children.length > 0 || folded > 0
/** Whether nothing below a line is shown. What nothing turned on may be folded away beside what is. */
export const isShut = ({ children, folded }: Shaped): boolean => folded > 0 && !children.length

/** Of a line that was closed it is told how many stand below it. */
function withoutClosed(shown: readonly Shaped[], closed: ReadonlySet<number>): Shaped[] {
  if (!closed.size) return [...shown]
  const hiddenBy = new Map<number, number>()
  const hidden = new Map<number, { all: number; aside: number }>()
  for (const { line, parent, folded, aside } of shown) {
    const by = parent === undefined ? undefined : (hiddenBy.get(parent) ?? (closed.has(parent) ? parent : undefined))
    if (by === undefined) continue
    hiddenBy.set(line.id, by)
    const { all, aside: besides } = hidden.get(by) ?? { all: 0, aside: 0 }
    hidden.set(by, { all: all + 1 + folded, aside: besides + aside + (line.aside ? 1 : 0) })
  }
  return shown
    .filter(({ line }) => !hiddenBy.has(line.id))
    .map(shaped => {
      const away = hidden.get(shaped.line.id)
      return away === undefined
        ? shaped
        : { ...shaped, children: [], folded: shaped.folded + away.all, aside: shaped.aside + away.aside }
    })
}

function unfolded(lines: readonly TreeLine[], opened: ReadonlySet<number>, atFirst: number): Shaped[] {
  if (lines.length <= wholeUpTo) return wholeShape(lines)
  const most = (levels: number): number => walked(lines, new Set(), levels, true).length
  if (most(Infinity) <= mostLines)
    return walked(lines, opened, Infinity, true, most(Infinity) > atFirst ? deepIn(lines, atFirst) : new Set())
  let levels = mostLevels
  while (levels > 1 && most(levels) > mostLines) levels -= 1
  return walked(lines, opened, levels, true)
}

/** Every line of a tree, nothing folded. */
export const wholeShape = (lines: readonly TreeLine[]): Shaped[] => walked(lines, new Set(), Infinity, false)

/** Deciding lines of which nothing is shown below: level by level, as many are opened as there is room for. */
function deepIn(lines: readonly TreeLine[], atFirst: number): ReadonlySet<number> {
  const shown = walked(lines, new Set(), Infinity, true)
  let room = atFirst - 1
  const seen = new Set(shown.slice(0, 1).map(({ line }) => line.id))
  const shut = new Set<number>()
  for (const { line, children } of shown.toSorted((one, other) => one.depth - other.depth)) {
    if (!seen.has(line.id) || !children.length) continue
    if (children.length > room) {
      shut.add(line.id)
      continue
    }
    for (const child of children) seen.add(child)
    room -= children.length
  }
  return shut
}

/** @param decisive only the lines on which it turned, save below those that were opened @param shut nothing is shown below these, unless they were opened */
function walked(
  lines: readonly TreeLine[],
  opened: ReadonlySet<number>,
  levels: number,
  decisive: boolean,
  shut: ReadonlySet<number> = new Set(),
): Shaped[] {
  const byId = new Map(lines.map(line => [line.id, line]))
  const shown: Shaped[] = []
  const seen = new Set<number>()
  const walk = (line: TreeLine, side: Side, above: Pick<Shaped, 'parent' | 'bond' | 'depth'>, left: number): void => {
    seen.add(line.id)
    const all = line.children.flatMap(id => byId.get(id) ?? []).filter(child => !seen.has(child.id))
    const isOpened = opened.has(line.id)
    const open = (left > 0 && !shut.has(line.id)) || !all.length || isOpened
    // What was opened shows all that stands right below it, and so does whatever nothing turned on.
    const below = open ? all.filter(({ aside }) => !decisive || isOpened || line.aside || !aside) : []
    const hidden = all.filter(child => !below.includes(child))
    shown.push({
      ...above,
      line,
      children: below.map(child => child.id),
      folded: hidden.reduce((sum, child) => sum + 1 + sizeBelow(child, byId), 0),
      aside: hidden.reduce((sum, child) => sum + (child.aside ? 1 + sizeBelow(child, byId) : 0), 0),
    })
    for (const child of below) {
      const own = sideOf(child, side)
      walk(
        child,
        own,
        {
          parent: line.id,
          bond: child.role === 'more' ? 'more' : own === side ? 'because' : 'unless',
          depth: above.depth + 1,
        },
        (left > 0 ? left : levels) - 1,
      )
    }
  }
  const [root] = lines
  if (root) walk(root, 'for', { depth: 0 }, levels)
  return shown
}

type Side = 'for' | 'against'

/** A line speaks for the result or against it; parts speak for what they are parts of. */
const sideOf = ({ role }: TreeLine, above: Side): Side => (role === 'for' || role === 'against' ? role : above)

function sizeBelow({ children }: TreeLine, byId: ReadonlyMap<number, TreeLine>): number {
  return children.reduce((sum, id) => {
    const child = byId.get(id)
    return child ? sum + 1 + sizeBelow(child, byId) : sum
  }, 0)
}

/** The words of a line's role, without its claim: `Reason for yes`. Empty where it has none. */
export function roleWords({ said, claim }: TreeLine): string {
  const [whole, own] = [wordsOf(said), wordsOf(claim)]
  // What stands behind the words of its role begins small there.
  return whole.toLowerCase().endsWith(own.toLowerCase())
    ? whole.slice(0, whole.length - own.length).replace(/[\s:]+$/, '')
    : ''
}

/** The verdict of a line in a word, in the language of its tree. */
export const markWord = ({ role, word = '' }: Pick<TreeLine, 'role' | 'word'>): string => (role === 'root' ? '' : word)

/** What is said of lines in the language of the tree. */
export type TreeWordsSaid = TreeView['words']

/** What is folded away below a line: where nothing turned on any of it, that it is so. */
export const foldSaid = ({ folded, aside }: Pick<Shaped, 'folded' | 'aside'>): string =>
  say(aside === folded ? 'nightTree.asideFolded' : 'nightTree.foldedAway', { count: folded })

/** A line as it is read out: its words, how it fares, whether it decides, and what is folded away below. */
export function readOut(
  line: TreeLine,
  decides: boolean,
  words: TreeWordsSaid,
  below: Pick<Shaped, 'folded' | 'aside'> = { folded: 0, aside: 0 },
): string {
  return [
    wordsOf(line.said),
    markWord(line),
    decides ? words.decides : '',
    line.sameAs === undefined ? '' : say('nightTree.standsAbove'),
    line.rule === undefined ? '' : say('nightTree.rule', { id: line.rule }),
    below.folded ? foldSaid(below) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * Finds a line again when the tree was made anew: the one with these words, else that of the same action, which may be told
 * otherwise now, else the root.
 */
export function findAgain(
  lines: readonly TreeLine[],
  was: { id: number; words: string; action?: string | undefined } | undefined,
): TreeLine | undefined {
  if (!was) return lines[0]
  const same = lines.find(({ id, said }) => id === was.id && wordsOf(said) === was.words)
  const ofAction = was.action === undefined ? undefined : lines.find(({ action }) => action === was.action)
  return same ?? lines.find(({ said }) => wordsOf(said) === was.words) ?? ofAction ?? lines[0]
}

/**
 * The lines at which the result turns: those of an action without which it would be otherwise. Where such an action
 * stands in several lines, it decides where it stands, not where it falls or cannot matter.
 */
export function decidingLines(lines: readonly TreeLine[], actions: readonly string[]): Set<number> {
  return new Set(
    actions.flatMap(action => {
      const own = lines.filter(line => line.action === action && line.mark !== 'noEffect')
      const standing = own.filter(({ mark }) => mark === 'stands' || mark === 'partial')
      return (standing.length ? standing : own).map(({ id }) => id)
    }),
  )
}

/** The line that decided: what was done in another's place, else what stands against it, else the reason that stands, else what fell. */
export const decidedBy = (lines: readonly TreeLine[]): TreeLine | undefined => {
  const turned = lines.filter(({ aside, role, rule }) => !aside && role !== 'root' && rule !== undefined)
  return (
    turned.find(({ role, stepsIn, mark }) => role === 'for' && mark === 'stands' && stepsIn === true)
    ?? turned.find(({ role, mark }) => role === 'against' && mark === 'stands')
    ?? turned.find(({ mark }) => mark === 'stands' || mark === 'partial')
    ?? turned[0]
  )
}
