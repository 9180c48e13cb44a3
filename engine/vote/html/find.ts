/** What is looked for in pages: elements by selectors, what their attributes and their text say. */
import { isElement, isText, type Element, type Node } from './node.ts'

/** The first value of an attribute. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  for (let at = 0; at < attrs.length; at += 2) if (attrs[at] === name) return attrs[at + 1]
  return undefined
}
export function hasClass(element: Element, name: string): boolean {
  const names = attribute(element, 'class')
  return names !== undefined && names.includes(name) && (names === name || names.split(/\s+/).includes(name))
}

/**
 * Visits a tree in the order of its text, deep ones too.
 * @param enter may return false so as not to go inside; `leave` is called for elements that were gone into
 */
export function visit(
  root: Element,
  enter: (node: Node) => boolean | void,
  leave: (element: Element) => void = () => {},
): void {
  let node = root.first
  while (node) {
    if (enter(node) !== false && isElement(node)) {
      if (node.first) {
        node = node.first
        continue
      }
      leave(node)
    }
    while (!node.next) {
      node = node.parent!
      if (node === root) return
      leave(node)
    }
    node = node.next
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
    let { parent } = element
    for (const test of above) {
      while (parent && !test(parent)) parent = parent.parent
      if (!parent) return false
      parent = parent.parent
    }
    return true
  }
}

/** The tag that a selector asks of what it finds, where it asks for one. */
export const tagOf = (selector: string): string | undefined => /(?:^| )([a-z][a-z0-9]*)[^ ]*$/.exec(selector)?.[1]

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
