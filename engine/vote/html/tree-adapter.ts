/** How parse5 makes our nodes. */
import { html, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5'
import {
  append,
  detach,
  element,
  insertBefore,
  isElement,
  isText,
  text,
  type Element,
  type Node,
  type Text,
} from './node.ts'

/** A page built so that reading it would never end: more elements than it has tags for. */
export class Tangled extends Error {}

const mostElementsPerTag = 20

export type Nodes = TreeAdapterTypeMap<Node, Element, Node, Element, Element, Element, never, Text, Element, never>

/** For one page. Comments and doctypes are no nodes, and where a node stood in the source is not kept. */
export class Adapter implements TreeAdapter<Nodes> {
  /** Counts what is made, so that misnested tags cannot multiply without end. */
  #left = 10_000
  /** Pictures and formulas, and what stands in them. */
  readonly #foreign = new Map<Element, html.NS>()
  /** What is in a template is not on the page. */
  readonly #inTemplates = new Map<Element, Element>()

  constructor(source: string) {
    for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at + 1)) this.#left += mostElementsPerTag
  }

  /** @throws Tangled */
  createElement(tagName: string, namespace: html.NS, attrs: Token.Attribute[]): Element {
    if (this.#left-- <= 0) throw new Tangled('more elements than tags')
    const made = element(tagName, attrs)
    if (namespace !== html.NS.HTML) this.#foreign.set(made, namespace)
    return made
  }
  createDocument(): Element {
    return element('#root')
  }
  createDocumentFragment(): Element {
    return element('#root')
  }
  createTextNode(value: string): Text {
    return text(value)
  }
  createCommentNode(): never {
    throw new TypeError('A comment is no node.')
  }

  appendChild(parent: Element, node: Node): void {
    append(parent, node)
  }
  insertBefore(_parent: Element, node: Node, next: Node): void {
    insertBefore(next, node)
  }
  insertText(parent: Element, value: string): void {
    append(parent, text(value))
  }
  insertTextBefore(_parent: Element, value: string, next: Node): void {
    insertBefore(next, text(value))
  }
  detachNode(node: Node): void {
    detach(node)
  }
  setTemplateContent(template: Element, content: Element): void {
    this.#inTemplates.set(template, content)
  }
  adoptAttributes(to: Element, attrs: Token.Attribute[]): void {
    to.attrs = [...to.attrs, ...attrs]
  }

  getTagName({ tagName }: Element): string {
    return tagName
  }
  getNamespaceURI(of: Element): html.NS {
    return (this.#foreign.size > 0 && this.#foreign.get(of)) || html.NS.HTML
  }
  getAttrList({ attrs }: Element): Token.Attribute[] {
    return attrs as Token.Attribute[]
  }
  getParentNode({ parent }: Node): Element | null {
    return parent ?? null
  }
  getFirstChild({ first }: Element): Node | null {
    return first ?? null
  }
  getChildNodes({ first }: Element): Node[] {
    const all: Node[] = []
    for (let node = first; node; node = node.next) all.push(node)
    return all
  }
  getTemplateContent(template: Element): Element {
    return this.#inTemplates.get(template)!
  }
  getTextNodeContent({ value }: Text): string {
    return value
  }
  isElementNode(node: Node): node is Element {
    return isElement(node)
  }
  isTextNode(node: Node): node is Text {
    return isText(node)
  }
  isCommentNode(_node: Node): _node is never {
    return false
  }
  isDocumentTypeNode(_node: Node): _node is never {
    return false
  }

  /** All pages are read as those of today are. */
  getDocumentMode(): html.DOCUMENT_MODE {
    return html.DOCUMENT_MODE.NO_QUIRKS
  }
  setDocumentMode(): void {}
  setDocumentType(): void {}
  getDocumentTypeNodeName(): string {
    return ''
  }
  getDocumentTypeNodePublicId(): string {
    return ''
  }
  getDocumentTypeNodeSystemId(): string {
    return ''
  }
  getCommentNodeContent(): string {
    return ''
  }
  getNodeSourceCodeLocation(): undefined {}
  setNodeSourceCodeLocation(): void {}
  updateNodeSourceCodeLocation(): void {}
}
