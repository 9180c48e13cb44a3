/** A tree while it grows: what is made, what is open, and below what each new node is put. */
import { Formatting } from './formatting.ts'
import { tableParts, type Foreign } from './names.ts'
import { append, appendBefore, element, type Element, type Node } from './node.ts'
import { Open } from './open.ts'

/** A page built so that reading it would never end: more elements than it has tags for. */
export class Tangled extends Error {}

const mostElementsPerTag = 20

function countOf(text: string, mark: string): number {
  let count = 0
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count++
  return count
}

export class Growing {
  readonly root = element('#root')
  readonly open: Open
  readonly marks: Formatting
  /** Of a whole page, what all of it stands in. */
  readonly html: Element | undefined
  /** Counts what is made, so that misnested tags cannot multiply without end. */
  #left: number

  constructor(source: string, isPage: boolean) {
    this.#left = 10_000 + mostElementsPerTag * countOf(source, '<')
    this.open = new Open(this.root, () => this.marks.end())
    this.marks = new Formatting(
      this.open,
      ({ tagName, attrs }) => this.made(tagName, attrs),
      (one, parent) => this.put(one, parent),
    )
    if (isPage) this.html = this.into('html', [])
  }

  /** @throws Tangled */
  made(tagName: string, attrs: readonly string[], foreign?: Foreign): Element {
    if (this.#left-- <= 0) throw new Tangled('more elements than tags')
    return element(tagName, attrs, foreign)
  }

  /** Below a parent, or before the table of which the parent is a part. */
  put(one: Node, parent: Element): void {
    if (!tableParts.has(parent.tagName) || parent.foreign) return append(parent, one)
    const table = this.open.last(name => name === 'table' || name === 'template')
    if (table?.tagName !== 'table' || !table.parent) return append(table ?? this.html ?? this.root, one)
    appendBefore(table, one)
  }

  /** Opens an element. `kept`: where it stands, in a table too. @throws Tangled */
  into(tagName: string, attrs: readonly string[], kept = false, foreign?: Foreign): Element {
    const made = this.made(tagName, attrs, foreign)
    if (kept) append(this.open.current, made)
    else this.put(made, this.open.current)
    this.open.push(made)
    return made
  }
}
