/** What is looked for in pages: elements by selectors, what their attributes and their text say. */
import { isElement, isText, type Element, type Node } from './node.ts'

/** The first value of an attribute. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  for (const one of attrs) if (one.name === name) return one.value
  return undefined
}
function hasClass(element: Element, name: string): boolean {
  const names = attribute(element, 'class')
  return names !== undefined && names.includes(name) && (names === name || names.split(/\s+/).includes(name))
}

/**
 * Visits a tree in the order of its text, deep ones too.
 * @param enter may return false so as not to go inside, and `stop` to end before this node; `leave` is called for
 *   elements that were gone into
 * @param from a node at which it was stopped: it goes on there
 * @returns the node at which it was stopped
 */
export function visit(
  root: Element,
  enter: (node: Node) => boolean | 'stop' | void,
  leave: (element: Element) => void = () => {},
  from: Node | undefined = root.first,
): Node | undefined {
  let node = from
  while (node) {
    const goes = enter(node)
    if (goes === 'stop') return node
    if (goes !== false && isElement(node)) {
      if (node.first) {
        node = node.first
        continue
      }
      leave(node)
    }
    while (!node.next) {
      node = node.parent!
      if (node === root) return undefined
      leave(node)
    }
    node = node.next
  }
  return undefined
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

/** What is said in one line is said in so many characters, and stands in so many nodes. */
const longestLine = 4_000
const mostInLine = 2_000

/** The text of an element on one line; of a long one its beginning, and a mark that it goes on. */
export function lineOf(element: Element): string {
  let text = ''
  let left = mostInLine
  const cut = visit(element, node => {
    if (text.length > longestLine || !left--) return 'stop'
    if (isElement(node)) {
      if (isSilent(node)) return false
      if (node.tagName === 'br') text += ' '
    } else if (isText(node)) text += node.value.slice(0, longestLine + 1)
    return true
  })
  const line = text.slice(0, longestLine).replace(/\s+/g, ' ').trim()
  return cut || text.length > longestLine ? `${line}…` : line
}

/** `div.post[id^=p]`: a tag, classes, an id, attributes that are there, equal, begin with or contain something. Behind a space: somewhere inside. */
export type Finds = (element: Element) => boolean

export function finds(selector: string): Finds {
  const parts = selector.split(/ +/).map(one)
  const last = parts.pop()!
  if (!parts.length) return last
  const below = standsBelow(parts)
  return element => last(element) && below(element)
}

/** Whether an element stands below others, the first of which is the outermost: what is known of its parents is kept. */
function standsBelow(parts: readonly Finds[]): Finds {
  /** How many of them stand one inside the other from the top down to an element, itself included. */
  const known = new WeakMap<Element, number>()
  return element => {
    const path: Element[] = []
    let above = element.parent
    for (; above && !known.has(above); above = above.parent) path.push(above)
    let met = above ? known.get(above)! : 0
    for (const next of path.reverse()) {
      if (parts[met]?.(next)) met++
      known.set(next, met)
    }
    return met === parts.length
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
