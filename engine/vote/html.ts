/** Pages and posts as trees: text and known attributes, nothing else. */
import { defaultTreeAdapter, parse, parseFragment, type DefaultTreeAdapterTypes, type ParserOptions } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode
type Node = DefaultTreeAdapterTypes.ChildNode

/** A page built so that reading it would never end: more elements than it has tags for. */
export class Tangled extends Error {}

const mostElementsPerTag = 20

/** Counts what is made, so that misnested tags cannot multiply without end. */
function bounded(source: string): ParserOptions<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  let left = 10_000 + mostElementsPerTag * countOf(source, '<')
  const createElement: typeof defaultTreeAdapter.createElement = (...given) => {
    if (left-- <= 0) throw new Tangled('more elements than tags')
    return defaultTreeAdapter.createElement(...given)
  }
  return { scriptingEnabled: false, treeAdapter: { ...defaultTreeAdapter, createElement } }
}

function countOf(text: string, mark: string): number {
  let count = 0
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count++
  return count
}

/** @throws Tangled */
export const pageOf = (source: string): Parent => parse(source, bounded(source))
/** @throws Tangled */
export const fragmentOf = (source: string): Parent => parseFragment(source, bounded(source))

export const isElement = (node: Node): node is Element => 'tagName' in node
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find(one => one.name === name)?.value
export function hasClass(element: Element, name: string): boolean {
  const names = attribute(element, 'class')
  return names !== undefined && names.includes(name) && (names === name || names.split(/\s+/).includes(name))
}

/**
 * Visits a tree in the order of its text, deep ones too.
 * @param enter may return false so as not to go inside; `leave` is called for elements that were gone into
 */
export function visit(
  root: Parent,
  enter: (node: Node) => boolean | void,
  leave: (element: Element) => void = () => {},
): void {
  const stack: { nodes: readonly Node[]; at: number; of?: Element }[] = [{ nodes: root.childNodes, at: 0 }]
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const node = top.nodes[top.at++]
    if (!node) {
      stack.pop()
      if (top.of) leave(top.of)
    } else if (enter(node) !== false && isElement(node)) stack.push({ nodes: node.childNodes, at: 0, of: node })
  }
}

/** What is not text for a reader. */
const silent = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'select',
  'button',
  'input',
  'textarea',
  'head',
  'title',
  'audio',
  'video',
  'canvas',
  'img',
  'noembed',
  'noframes',
])
export const isSilent = (element: Element): boolean => silent.has(element.tagName)

/** The text of an element on one line. */
export function lineOf(element: Element): string {
  let text = ''
  visit(element, node => {
    if (isElement(node)) {
      if (isSilent(node)) return false
      if (node.tagName === 'br') text += ' '
    } else if (isText(node)) text += node.value
    return text.length < 500
  })
  return text.replace(/\s+/g, ' ').trim()
}

/** `div.post[id^=p]`: a tag, classes, an id, attributes that are there, equal, begin with or contain something. Behind a space: somewhere inside. */
export type Finds = (element: Element) => boolean

export function finds(selector: string): Finds {
  const [last, ...above] = selector.split(/ +/).map(one).reverse()
  return element => {
    if (!last!(element)) return false
    let parent = element.parentNode
    for (const test of above) {
      while (parent && !('tagName' in parent && test(parent)))
        parent = 'parentNode' in parent ? parent.parentNode : null
      if (!parent) return false
      parent = 'parentNode' in parent ? parent.parentNode : null
    }
    return true
  }
}

const simple = /^(?:[a-z][a-z0-9]*|\*)?(?:\.[\w-]+|#[\w-]+|\[[\w-]+(?:[\^*]?=[^\]\s]*)?\])*$/

/** Whether a text is such a selector. */
export const isSelector = (selector: string): boolean =>
  selector.length <= 200
  && selector
    .trim()
    .split(/ +/)
    .every(part => part !== '' && simple.test(part))

function one(simple: string): Finds {
  const tests: Finds[] = []
  for (const [, tag, name, id, key, how, value = ''] of simple.matchAll(
    /^([a-z][a-z0-9]*)|\.([\w-]+)|#([\w-]+)|\[([\w-]+)(?:([\^*]?=)([^\]]*))?\]/g,
  )) {
    if (tag !== undefined) tests.push(element => element.tagName === tag)
    else if (name !== undefined) tests.push(element => hasClass(element, name))
    else if (id !== undefined) tests.push(element => attribute(element, 'id') === id)
    else
      tests.push(element => {
        const given = attribute(element, key!)
        return (
          given !== undefined
          && (how === undefined
            || (how === '=' ? given === value : how === '^=' ? given.startsWith(value) : given.includes(value)))
        )
      })
  }
  return element => tests.every(test => test(element))
}
