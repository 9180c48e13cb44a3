/** From BBCode or a plain text to runs. A tag without its other end is shown as it was written, as forums do. */
import type { Written } from '../reading/copied-quotes.ts'
import { asidesOf, mayHaveAsides } from '../reading/quotes.ts'
import { says } from './marks-html.ts'
import { isGreen } from './colour.ts'
import { bits, RunWriter, type Run } from './run.ts'
import { tagSaid } from './vote-tags.ts'

type Kind = keyof typeof bits | 'none' | 'drop' | 'vote' | 'unvote' | 'line'

const kinds: Record<string, Kind> = {
  b: 'bold',
  strong: 'bold',
  bold: 'bold',
  h: 'bold',
  h1: 'bold',
  h2: 'bold',
  h3: 'bold',
  heading: 'bold',
  header: 'bold',
  quote: 'quoted',
  blockquote: 'quoted',
  cite: 'quoted',
  q: 'quoted',
  spoiler: 'spoiler',
  ispoiler: 'spoiler',
  hide: 'spoiler',
  hidden: 'spoiler',
  details: 'spoiler',
  collapse: 'spoiler',
  o: 'spoiler',
  s: 'struck',
  strike: 'struck',
  del: 'struck',
  '-': 'struck',
  code: 'code',
  icode: 'code',
  pre: 'code',
  php: 'code',
  html: 'code',
  noparse: 'none',
  plain: 'none',
  vote: 'vote',
  unvote: 'unvote',
  img: 'drop',
  media: 'drop',
  video: 'drop',
  youtube: 'drop',
  attach: 'drop',
  embed: 'drop',
  gif: 'drop',
  '*': 'line',
  li: 'line',
  hr: 'line',
  tr: 'line',
  td: 'none',
  th: 'bold',
  table: 'line',
  list: 'line',
  ul: 'line',
  ol: 'line',
  center: 'none',
  left: 'none',
  right: 'none',
  justify: 'none',
  align: 'none',
  indent: 'none',
  i: 'none',
  em: 'none',
  u: 'none',
  color: 'none',
  colour: 'none',
  green: 'green',
  size: 'none',
  font: 'none',
  url: 'none',
  user: 'none',
  mention: 'none',
  highlight: 'none',
  sub: 'none',
  sup: 'none',
  area: 'none',
  post: 'none',
  email: 'none',
  title: 'none',
  abbr: 'none',
  background: 'none',
  bgcolor: 'none',
  style: 'none',
  goto: 'none',
  anchor: 'none',
  nosmilies: 'none',
  tab: 'none',
  tabs: 'none',
  br: 'line',
}
/** Tags that need no end. */
const alone = new Set(['*', 'li', 'hr', 'tr', 'td', 'th', 'br'])
const cells = new Set(['td', 'th'])
/** Nothing inside them is a tag. */
const literal = new Set(['code', 'icode', 'php', 'html', 'noparse', 'plain', 'pre'])

interface Tag {
  name: string
  kind: Kind
  closes: boolean
  start: number
  end: number
  paired: boolean
  /** What stands behind an equals sign in it. */
  value?: string
}

/**
 * Whether anything in a text could be a mark to whoever reads it as copied, or white space that is shown otherwise. It says
 * yes too often rather than once too seldom: what says no is its own reading, and need not be read.
 */
export const mayMark = (text: string): boolean =>
  /[^ -~\nЀ-ӿ«»“”‘’–—]|[[<>*_~|]|\n\s|^\s|\s$|edit/i.test(text) || mayHaveAsides(text)

/**
 * @param plain whether the text was copied from a window: Markdown and quotes in lines count too
 * @param written what is known that others wrote, who may be quoted there
 */
export function runsOfText(source: string, plain: boolean, written?: Written): Run[] {
  const tags = paired(
    plain ? [...tagsOf(source), ...starsOf(source)].sort((a, b) => a.start - b.start) : tagsOf(source),
  )
  const { marks, at: changes } = aside(source, plain, written)
  const write = new RunWriter()
  const depth: Record<string, number> = {}
  let dropped = 0
  let change = 0
  let unsure = tags.some(({ kind, closes, paired }) => kind === 'quoted' && closes && !paired)
  const now = (): number => {
    let sum = unsure ? bits.quoted | bits.unsure : 0
    for (const [kind, bit] of Object.entries(bits)) if ((depth[kind] ?? 0) > 0) sum |= bit
    return sum | (marks[change] ?? 0)
  }
  const text = (from: number, to: number): void => {
    while (from < to) {
      while (change + 1 < changes.length && changes[change + 1]! <= from) change++
      const end = Math.min(to, changes[change + 1] ?? to)
      if (!dropped) write.exact(source.slice(from, end), now())
      from = end
    }
  }
  let at = 0
  for (const [index, { kind, closes, start, end, paired, name, value = '' }] of tags.entries()) {
    if (start < at) continue
    text(at, start)
    at = end
    if (!paired && !alone.has(name)) {
      text(start, end)
      if (kind !== 'quoted') continue
      // A quote without an end: whose the words behind it are cannot be seen.
      if (closes) unsure = false
      else unsure = true
      write.line()
      continue
    }
    const step = closes ? -1 : 1
    if (cells.has(name)) write.cell()
    if (kind === 'drop') dropped += step
    else if (kind === 'line') write.line()
    else if (kind === 'vote' || kind === 'unvote') {
      if (!closes) write.line()
      depth.bold = (depth.bold ?? 0) + step
      // [vote=Ann][/vote] names somebody in the tag alone.
      const inTag = tags[index + 1]?.start === end && tags[index + 1]!.name === name ? value : ''
      if (!closes) write.exact(tagSaid(kind, inTag), now())
      else if (!/^[\p{L}\p{N}]/u.test(source.slice(end))) write.line()
    } else if (kind !== 'none' && !alone.has(name)) {
      depth[kind] = Math.max(0, (depth[kind] ?? 0) + step)
      if (kind === 'quoted' || kind === 'spoiler') write.line()
    }
  }
  text(at, source.length)
  return write.result()
}

function tagsOf(source: string): Tag[] {
  const tags: Tag[] = []
  let inside: string | undefined
  const ends = new Map<string, number>()
  const lastEnd = (name: string): number => {
    const at = ends.get(name) ?? source.lastIndexOf(`[/${name}`)
    ends.set(name, at)
    return at
  }
  for (const found of source.matchAll(/\[(\/?)([a-z*][a-z0-9]{0,12}|\*|-)(?:([= ])([^[\]\n]{0,300}))?\]/gi)) {
    const name = found[2]!.toLowerCase()
    const closes = found[1] === '/'
    if (!Object.hasOwn(kinds, name) || (inside !== undefined && !(closes && name === inside))) continue
    inside = literal.has(name) && !closes && lastEnd(found[2]!) > found.index ? name : undefined
    const value = found[3] === '=' ? found[4]!.replace(/^["']|["']$/g, '') : undefined
    tags.push({
      name,
      kind: /^colou?r$/.test(name) && value !== undefined && isGreen(value) ? 'green' : kinds[name]!,
      closes,
      start: found.index,
      end: found.index + found[0].length,
      paired: false,
      ...(value !== undefined && { value }),
    })
  }
  return tags
}

/** `**bold**`, `__bold__`, `~~struck~~`, `||hidden||` in one line; one may stand inside the other. */
function starsOf(source: string): Tag[] {
  return stars.flatMap(([form, kind]) =>
    [...source.matchAll(form)].flatMap(({ index, 0: whole }): Tag[] =>
      [false, true].map(closes => {
        const [mark = ''] = /^(.)\1+/.exec(whole) ?? []
        const start = closes ? index + whole.length - mark.length : index
        return { name: mark, kind, closes, start, end: start + mark.length, paired: false }
      }),
    ),
  )
}

const stars: readonly (readonly [RegExp, Kind])[] = [
  [/\*{3}(?=[^\s*])[^\n]{0,500}?[^\s*]\*{3}(?!\*)/g, 'bold'],
  [/\*\*(?=[^\s*])[^\n]{0,500}?[^\s*]\*\*(?!\*)/g, 'bold'],
  [/__(?=[^\s_])[^\n]{0,500}?[^\s_]__(?!_)/g, 'bold'],
  [/~~(?=[^\s~])[^\n]{0,500}?[^\s~]~~(?!~)/g, 'struck'],
  [/\|\|(?=[^\s|])[^\n]{0,500}?[^\s|]\|\|(?!\|)/g, 'spoiler'],
]

function paired(tags: Tag[]): Tag[] {
  const open = new Map<string, Tag[]>()
  for (const tag of tags) {
    const waiting = open.get(tag.name) ?? []
    open.set(tag.name, waiting)
    if (!tag.closes) waiting.push(tag)
    else {
      const other = waiting.pop()
      if (other) {
        other.paired = tag.paired = true
        // What a colour ends with does not say which it was.
        tag.kind = other.kind
      }
    }
  }
  return tags
}

/** Lines that are quoted, struck or the forum's own; `at` is where each stretch begins. */
function aside(source: string, plain: boolean, written?: Written): { marks: number[]; at: number[] } {
  const spans: { start: number; end: number; mark: number }[] = []
  if (
    plain
    && /^[ \t]{0,3}>|\b(?:said|wrote|writes|posted by|quote from)\b|\(а\)|click to expand|^-- |original message|forwarded message|^sent from /im.test(
      source,
    )
  ) {
    const { asides, unsureFrom } = asidesOf(source, written)
    for (const { kind, span } of asides) if (kind !== 'struck') spans.push({ ...span, mark: bits.quoted })
    if (unsureFrom !== undefined) spans.push({ start: unsureFrom, end: source.length, mark: bits.quoted | bits.unsure })
  }
  if (/edited/i.test(source) || /last edit/i.test(source)) {
    for (const { index, 0: line } of source.matchAll(/^.{0,300}$/gm))
      if (says(line)) spans.push({ start: index, end: index + line.length, mark: bits.edited })
  }
  const edges = [...new Set([0, ...spans.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b)
  if (edges.length === 1) return { marks: [0], at: edges }
  const sorted = spans.sort((a, b) => a.start - b.start)
  let live: typeof spans = []
  let next = 0
  return {
    at: edges,
    marks: edges.map(edge => {
      while (next < sorted.length && sorted[next]!.start <= edge) live.push(sorted[next++]!)
      live = live.filter(({ end }) => end > edge)
      const own = live.some(({ mark }) => mark === bits.quoted)
      return live.reduce((sum, { mark }) => sum | (own && mark & bits.unsure ? bits.quoted : mark), 0)
    }),
  }
}
