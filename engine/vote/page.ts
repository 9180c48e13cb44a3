/** From one saved page to posts, as `forums.ts` says where what stands. */
import { bbcodeOf } from './bbcode.ts'
import { momentOf } from '../reading/moment.ts'
import type { Field, Forum } from './forum.ts'
import { furtherPages } from './html/documents.ts'
import { attribute, finds, lineOf, tagOf, visit, type Finds } from './html/find.ts'
import { isElement, type Element, type Node } from './html/node.ts'
import { runsInside, RunsInside } from './marks-html.ts'
import type { Post } from './post.ts'
import { bits, bitsOf, type Run } from './run.ts'

const keys = ['id', 'by', 'account', 'at', 'number', 'link', 'edited'] as const
type Key = (typeof keys)[number]

/** A post as found: what is missing is not there. */
export interface Found {
  values: Partial<Record<Key, string>>
  runs?: Run[]
  /** How many blocks its text is of. */
  blocks?: number
}

/** What to look for in an element. */
interface Looks {
  group: Finds | undefined
  post: Finds | undefined
  content: Finds[]
  fields: { key: number; rank: number; find: Finds; field: Field }[]
}
/** By the name of the element's tag: most of what a forum is told by stands in few. */
type Reader = (tagName: string) => Looks
const readers = new WeakMap<Forum, Reader>()

function readerOf(forum: Forum): Reader {
  const known = readers.get(forum)
  if (known) return known
  const group = forum.group === undefined ? undefined : { find: finds(forum.group), tag: tagOf(forum.group) }
  const post = { find: isPost(forum), tag: tagOf(forum.post) }
  const content = forum.content.map(find => ({ find: finds(find), tag: tagOf(find) }))
  const fields = keys.flatMap((name, key) =>
    (forum[name] ?? []).map((field, rank) => ({ key, rank, find: finds(field.find), field, tag: tagOf(field.find) })),
  )
  const looks = new Map<string, Looks>()
  const reader: Reader = tagName => {
    const before = looks.get(tagName)
    if (before) return before
    const fits = ({ tag }: { tag: string | undefined }): boolean => tag === undefined || tag === tagName
    const made: Looks = {
      group: group && fits(group) ? group.find : undefined,
      post: fits(post) ? post.find : undefined,
      content: content.filter(fits).map(({ find }) => find),
      fields: fields.filter(fits),
    }
    looks.set(tagName, made)
    return made
  }
  readers.set(forum, reader)
  return reader
}

function isPost({ post, postId }: Forum): Finds {
  const find = finds(post)
  return postId ? element => find(element) && postId.test(attribute(element, 'id') ?? '') : find
}

/** Every post of a page of this software, in the order of the page. */
export function postsOn(tree: Element, forum: Forum): Found[] {
  const reader = readerOf(forum)
  const isQuote = forum.quote === undefined ? undefined : finds(forum.quote)
  const found: Found[] = []
  let current: Found | undefined
  let leader: Found | undefined
  let ranks: number[] = []
  const starts = new Set<Node>()
  let from: Element | undefined
  /** Cells that were come to since the last post began. */
  let cells = new Set<Element>()
  const inCells: InCell[] = []
  visit(tree, node => {
    if (!isElement(node)) return false
    const { group, post, content, fields } = reader(node.tagName)
    if (group?.(node)) leader = undefined
    if (post?.(node)) {
      const { by, account } = leader?.values ?? {}
      current = { values: by === undefined ? {} : { by, ...(account !== undefined && { account }) } }
      if (forum.group !== undefined) leader ??= current
      found.push(current)
      ranks = keys.map(() => Infinity)
      starts.add((from = node))
      cells = new Set()
    }
    if (forum.cell && node.tagName === 'td') cells.add(node)
    if (!current) return true
    for (const { key, rank, find, field } of fields) {
      if (ranks[key]! <= rank || !find(node)) continue
      const value = valueOf(node, field)
      if (value === undefined) continue
      current.values[keys[key]!] = value
      ranks[key] = rank
    }
    // A quote that stands beside the text is no text of this post, whatever is in it.
    if (isQuote?.(node)) return false
    if (!content.some(test => test(node))) return true
    if (forum.cell && !current.runs) {
      const cell = cellOf(node)
      inCells.push({ post: current, node, cell, from: cells.has(cell) || cell === node ? undefined : from })
      current.runs = []
    } else if (forum.every && current.runs) current.runs.push({ text: '\n' }, ...runsInside(node, isQuote))
    else if (!current.runs || forum.last) current.runs = runsInside(node, isQuote)
    current.blocks = (current.blocks ?? 0) + 1
    return false
  })
  readCells(inCells, starts)
  if (!forum.wordless) return found
  return found.flatMap(one => (one.values.by === undefined ? [] : [one.runs ? one : { ...one, runs: [] }]))
}

function valueOf(element: Element, { attr, take, fromZero }: Field): string | undefined {
  const whole = attr === undefined ? lineOf(element) : attribute(element, attr)?.trim()
  if (whole === undefined) return undefined
  const value = take ? take.exec(searched(whole))?.[1] : whole
  if (fromZero && value !== undefined && /^\d{1,7}$/.test(value)) return String(Number(value) + 1)
  return take && value !== undefined ? value.trim() || 'yes' : value || undefined
}

/** So far a value is looked for; no link is longer. What is cut ends in no number and no time. */
const mostSearched = 1000
const searched = (whole: string): string => (whole.length > mostSearched ? `${whole.slice(0, mostSearched)}…` : whole)

/** The text of a post that stands in a cell. */
interface InCell {
  post: Found
  /** What was found, and the cell around it. */
  node: Element
  cell: Element
  /** Where the post begins, if that is inside of the cell. */
  from: Element | undefined
}

/** Reads cells, each post up to where the next one begins: a cell may have no end. @param starts where posts begin */
function readCells(all: readonly InCell[], starts: ReadonlySet<Node>): void {
  const cells = new Map<Element, RunsInside>()
  for (const { post, node, cell, from } of all) {
    const runs = cells.get(cell) ?? new RunsInside(cell, starts)
    cells.set(cell, runs)
    while (from && runs.at && runs.at !== from) runs.next()
    post.runs = withoutSignature(runs.at ? runs.next() : runsInside(node))
  }
}

function cellOf(element: Element): Element {
  let frame: Element = element
  while (frame.tagName !== 'td' && frame.parent) frame = frame.parent
  return frame.tagName === 'td' ? frame : element
}

/** Old boards put the signature into the text, below a line of underscores; what the board itself says comes behind it. */
function withoutSignature(runs: readonly Run[]): Run[] {
  let cut = false
  return runs.flatMap(run => {
    if (bitsOf(run) & bits.edited) return [run]
    if (cut) return []
    const at = /(?:^|\n)_{15,}(?=\s|$)/.exec(run.text)?.index
    if (at === undefined) return [run]
    cut = true
    return at ? [{ ...run, text: run.text.slice(0, at) }] : []
  })
}

/**
 * What was found as a post, unless it has no writer or no text.
 * @param base where the page was
 * @param place how many posts stand before it on the page
 */
export function postOf(
  { values: { id, by, account, at, number, link, edited }, runs }: Found,
  { first, address }: Forum,
  base: string | undefined,
  place: number,
): Post | undefined {
  if (by === undefined || !runs) return undefined
  const moment = at === undefined ? undefined : timeOf(at)
  const above = number === undefined && base !== undefined ? first?.(base) : undefined
  const count = number === undefined ? (above ?? NaN) + place : Number(number.replace(/[,.\s]/g, ''))
  const to =
    link !== undefined
      ? linkOf(link, base)
      : base !== undefined && Number.isSafeInteger(count)
        ? address?.(base, count)
        : undefined
  const post: Post = { by, text: bbcodeOf(runs), written: 'bbcode', runs }
  if (id !== undefined) post.id = id
  if (account !== undefined && account !== by) post.account = account
  if (moment?.at !== undefined) post.at = moment.at
  if (moment) post.when = moment.when
  if (edited !== undefined || runs.some(run => run.edited)) post.edited = true
  if (to !== undefined) post.link = to
  if (Number.isSafeInteger(count)) post.number = count
  return post
}

/** When Discord began to count: its ids say in milliseconds since then when they were made. */
const discordEpoch = 1_420_070_400_000n

/** @param written as a forum shows it, seconds or milliseconds since 1970, or the id of something on Discord */
export function timeOf(written: string): { at?: string; when: string } {
  if (/^\d{17,19}$/.test(written)) {
    // Exports in other forms tell whole seconds.
    const seconds = ((BigInt(written) >> 22n) + discordEpoch) / 1000n
    const at = new Date(Number(seconds) * 1000).toISOString()
    return { at, when: at }
  }
  if (/^\d{10}(?:\d{3})?$/.test(written)) {
    const at = new Date(Number(written) * (written.length === 10 ? 1000 : 1)).toISOString()
    return { at, when: at }
  }
  const { instant } = momentOf(written)
  return { ...(instant !== undefined && { at: instant }), when: written.slice(0, 60) }
}

/** Links of pages and nothing else: no scripts, no data. */
export function linkOf(written: string, base: string | undefined): string | undefined {
  const link = written.trim()
  if (link.length > 1000 || /[\s<>"\p{Cc}]/u.test(link)) return undefined
  if (/^https?:\/\//i.test(link)) return link
  if (base === undefined || /^[a-z][a-z0-9+.-]*:/i.test(link)) return undefined
  const [, origin = '', path = '/'] = /^(https?:\/\/[^/?#]+)([^?#]*)/i.exec(base) ?? []
  if (origin === '') return undefined
  if (link.startsWith('//')) return origin.slice(0, origin.indexOf(':') + 1) + link
  if (link.startsWith('/')) return origin + link
  if (link.startsWith('#')) return base.replace(/#.*$/, '') + link
  if (link.startsWith('?')) return origin + path + link
  return `${origin}${path.slice(0, path.lastIndexOf('/') + 1) || '/'}${link.replace(/^(?:\.\/)+/, '')}`
}

const hasAddress = /href=["'](https?:[^"']+)/i
const longestTag = 2000
const longestHead = 50_000

/** What stands in each tag of a name, as far as anybody writes one. */
export const tagsIn = (source: string, name: string): string[] =>
  [...source.matchAll(new RegExp(`<(${name}\\s[^<>]{0,${longestTag}})`, 'gi'))].map(([, tag = '']) => tag)

/** Where a page was, as it says itself. */
export function baseOf(source: string): string | undefined {
  const body = source.indexOf('<body')
  const head = source.slice(0, body < 0 ? longestHead : Math.min(body, longestHead))
  const addressIn = (name: string, having: RegExp): string | undefined => {
    const tag = tagsIn(head, name).find(one => having.test(one) && hasAddress.test(one))
    return tag === undefined ? undefined : hasAddress.exec(tag)?.[1]
  }
  const found =
    addressIn('base', /^/)
    ?? addressIn('link', /rel=["']canonical["']/i)
    ?? /saved from url=\(\d+\)(https?:\S+)/i.exec(head)?.[1]
  return found?.replaceAll('&amp;', '&')
}

/** Whether a text is a page, and no pasted text. */
export const isPage = (source: string): boolean =>
  /<(?:!doctype\s+html|html|head|body|article|table|div|li)[\s>]/i.test(source.slice(0, 20_000))
  && /<\/[a-z]/i.test(source)

/** Several pages in one file, one behind the other. */
export function pagesIn(source: string): { text: string; line: number }[] {
  const edges = [0, ...furtherPages(source), source.length]
  let line = 1
  return edges.slice(0, -1).map((from, index) => {
    const text = source.slice(from, edges[index + 1])
    const page = { text, line }
    line += linesIn(text)
    return page
  })
}

export function linesIn(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
