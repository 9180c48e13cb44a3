import { checkMessage, MessageError, say } from './message.ts'
import type { Problem, Value, Values } from './message.ts'
import { nearest } from './nearest.ts'
import { joinSpans } from './span.ts'
import type { Span } from './span.ts'

/**
 * One block of a post: a message, or a message said once for each entry of a list. Entries joined by `join` make one
 * paragraph, with `lead`, which knows their `{count}`, before them; without it each entry is a paragraph of its own. `empty` is said when the list has no entries; without it
 * the block is left out. Inside a repeated message an entry's own values come before the post's.
 */
export type Block =
  | { message: string }
  | { message: string; each: string; join?: string; lead?: string; empty?: string }

/** A post as data: its blocks in order. Nothing in it can loop, call or compute. */
export type Layout = readonly Block[]

/** What a post is made of: values, and lists whose entries are values again. */
export type LayoutValues = Readonly<Record<string, Value | readonly Values[]>>

/** What a layout may mention: the names of the values, and of each list with the names its entries add. */
export interface LayoutShape {
  values: readonly string[]
  lists: Readonly<Record<string, readonly string[]>>
}

/** A problem in a layout, with its block (counted from 0) and the part of the block its position counts in. */
type LayoutProblem = Problem & { block: number; part: 'message' | 'each' | 'empty' }

/** The most blocks a layout may have. */
const mostBlocks = 200

/**
 * Takes a language code, a layout and the values of this post; returns its paragraphs.
 * Throws a `MessageError` for a message that cannot be said or a list that is not there.
 */
export function render(locale: string, layout: Layout, values: LayoutValues): Span[][] {
  const outer = values as Values
  return layout.flatMap(block => {
    if (!('each' in block)) return [say(locale, block.message, outer)]
    const entries = listOf(block.each, values)
    if (entries.length === 0) return block.empty === undefined ? [] : [say(locale, block.empty, outer)]
    const said = entries.map(entry => say(locale, block.message, { ...outer, ...entry }))
    if (block.join === undefined) return said
    const lead = block.lead === undefined ? [] : say(locale, block.lead, { ...outer, count: entries.length })
    return [[...lead, ...joinSpans(said, block.join)]]
  })
}

function listOf(name: string, values: LayoutValues): readonly Values[] {
  const list = Object.hasOwn(values, name) ? values[name] : undefined
  if (Array.isArray(list)) return list
  throw new MessageError(
    noList(
      name,
      Object.keys(values).filter(key => Array.isArray(values[key])),
    ),
  )
}

/**
 * Takes a layout somebody is writing, what it may mention and, if known, its language; returns everything wrong with
 * it, block by block. Never throws.
 */
export function checkLayout(layout: Layout, shape: LayoutShape, locale?: string): LayoutProblem[] {
  if (layout.length > mostBlocks) {
    return [
      { code: 'tooManyBlocks', severity: 'error', position: 0, limit: mostBlocks, block: mostBlocks, part: 'message' },
    ]
  }
  return layout.flatMap((block, index) => {
    const inBlock = (part: LayoutProblem['part'], problems: Problem[]) =>
      problems.map((problem): LayoutProblem => ({ ...problem, block: index, part }))
    if (!('each' in block)) return inBlock('message', checkMessage(block.message, shape.values, locale))
    const entry = Object.hasOwn(shape.lists, block.each) ? shape.lists[block.each] : undefined
    if (entry === undefined) return inBlock('each', [noList(block.each, Object.keys(shape.lists))])
    return [
      ...inBlock('message', checkMessage(block.message, [...shape.values, ...entry], locale)),
      ...inBlock(
        'message',
        block.lead === undefined ? [] : checkMessage(block.lead, [...shape.values, 'count'], locale),
      ),
      ...inBlock('empty', block.empty === undefined ? [] : checkMessage(block.empty, shape.values, locale)),
    ]
  })
}

function noList(found: string, lists: string[]): Problem {
  const near = nearest(found, lists)
  return { code: 'noList', severity: 'error', position: 0, found, ...(near && { suggestion: near }) }
}
