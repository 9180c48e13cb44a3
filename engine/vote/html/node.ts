/** Nodes of a page: text, and elements with their attributes. Nothing else is kept. */

import { insideForeign, type Foreign } from './names.ts'

export interface Text {
  value: string
}

export interface Element {
  tagName: string
  /** Names and values by turns; of two of one name the first counts. */
  attrs: readonly string[]
  childNodes: Node[]
  parentNode: Element | null
  /** Of a picture or a formula: its tags are no tags of a page. */
  foreign: Foreign | undefined
  /** Whether what comes next may still stand inside of it; said while the tree is built. */
  open: boolean
}

export type Node = Text | Element

export const isElement = (node: Node): node is Element => 'tagName' in node
export const isText = (node: Node): node is Text => 'value' in node

/** Whether tags are no tags of a page where this element is the current one. */
export const isForeign = ({ foreign, tagName }: Element): boolean =>
  foreign !== undefined && !insideForeign[foreign].has(tagName)

/** Puts a node at the end of an element, wherever it stood before; what is in a template is not on the page. */
export function append(parent: Element, node: Node): void {
  if (isElement(node)) place(node, parent)
  if (parent.tagName !== 'template') put(parent.childNodes, parent.childNodes.length, node)
}

export function appendBefore(before: Element, node: Node): void {
  const parent = before.parentNode!
  if (isElement(node)) place(node, parent)
  const at = parent.childNodes.lastIndexOf(before)
  put(parent.childNodes, at < 0 ? parent.childNodes.length : at, node)
}

/** Two texts side by side are one. */
function put(nodes: Node[], at: number, node: Node): void {
  const before = nodes[at - 1]
  if (before && isText(node) && isText(before)) before.value += node.value
  else if (at === nodes.length) nodes.push(node)
  else nodes.splice(at, 0, node)
}

function place(element: Element, parent: Element): void {
  const before = element.parentNode
  if (before) {
    const at = before.childNodes.lastIndexOf(element)
    if (at >= 0) before.childNodes.splice(at, 1)
  }
  element.parentNode = parent
}
