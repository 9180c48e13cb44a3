/**
 * Nodes of a page: text, and elements with their attributes. Nothing else is kept. Each knows its neighbours: a page of
 * thousands of posts has half a million, and a list in each would be most of what it takes to read them.
 */
import type { Token } from 'parse5'

interface Placed {
  parent: Element | undefined
  next: Node | undefined
  previous: Node | undefined
}

export interface Text extends Placed {
  value: string
}

export interface Element extends Placed {
  tagName: string
  attrs: readonly Token.Attribute[]
  first: Node | undefined
  last: Node | undefined
}

export type Node = Text | Element

export const isElement = (node: Node): node is Element => 'tagName' in node
export const isText = (node: Node): node is Text => 'value' in node

export const text = (value: string): Text => ({ value, parent: undefined, next: undefined, previous: undefined })

export const element = (tagName: string, attrs: readonly Token.Attribute[] = []): Element => ({
  tagName,
  attrs,
  first: undefined,
  last: undefined,
  parent: undefined,
  next: undefined,
  previous: undefined,
})

/** Puts a node at the end of an element, wherever it stood before. */
export function append(parent: Element, node: Node): void {
  detach(node)
  put(node, parent, parent.last, undefined)
}

export function insertBefore(next: Node, node: Node): void {
  detach(node)
  put(node, next.parent!, next.previous, next)
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

export function detach(node: Node): void {
  const { parent, previous, next } = node
  if (!parent) return
  if (previous) previous.next = next
  else if (parent.first === node) parent.first = next
  if (next) next.previous = previous
  else if (parent.last === node) parent.last = previous
  node.parent = node.next = node.previous = undefined
}
