/**
 * Nodes of a page: text, and elements with their attributes. Nothing else is kept. Each knows its neighbours: a page of
 * thousands of posts has half a million, and a list in each would be most of what it takes to read them.
 */
import { insideForeign, type Foreign } from './names.ts'

interface Placed {
  parent: Element | undefined
  next: Node | undefined
  previous: Node | undefined
}

interface Text extends Placed {
  value: string
}

export interface Element extends Placed {
  tagName: string
  /** Names and values by turns; of two of one name the first counts. */
  attrs: readonly string[]
  first: Node | undefined
  last: Node | undefined
  /** Of a picture or a formula: its tags are no tags of a page. */
  foreign: Foreign | undefined
  /** Whether what comes next may still stand inside of it; said while the tree is built. */
  open: boolean
}

export type Node = Text | Element

export const isElement = (node: Node): node is Element => 'tagName' in node
export const isText = (node: Node): node is Text => 'value' in node

export const text = (value: string): Text => ({ value, parent: undefined, next: undefined, previous: undefined })

export const element = (tagName: string, attrs: readonly string[] = [], foreign?: Foreign): Element => ({
  tagName,
  attrs,
  first: undefined,
  last: undefined,
  foreign,
  open: false,
  parent: undefined,
  next: undefined,
  previous: undefined,
})

/** Whether tags are no tags of a page where this element is the current one. */
export const isForeign = ({ foreign, tagName }: Element): boolean =>
  foreign !== undefined && !insideForeign[foreign].has(tagName)

/** Puts a node at the end of an element, wherever it stood before; what is in a template is not on the page. */
export function append(parent: Element, node: Node): void {
  taken(node)
  if (parent.tagName !== 'template') put(node, parent, parent.last, undefined)
  else if (isElement(node)) node.parent = parent
}

export function appendBefore(next: Element, node: Node): void {
  taken(node)
  put(node, next.parent!, next.previous, next)
}

/** All that stands in one element stands in another. */
export function moved(from: Element, to: Element): void {
  for (let node = from.first; node; node = from.first) append(to, node)
}

/** Two texts side by side are one. */
function put(node: Node, parent: Element, previous: Node | undefined, next: Node | undefined): void {
  if (previous && isText(node) && isText(previous)) {
    previous.value += node.value
    return
  }
  node.parent = parent
  node.previous = previous
  node.next = next
  if (previous) previous.next = node
  else parent.first = node
  if (next) next.previous = node
  else parent.last = node
}

function taken(node: Node): void {
  const { parent, previous, next } = node
  if (!parent) return
  if (previous) previous.next = next
  else if (parent.first === node) parent.first = next
  if (next) next.previous = previous
  else if (parent.last === node) parent.last = previous
  node.parent = node.next = node.previous = undefined
}
